import { Button } from '../button.tsx';
import { EmptyState } from '../message-state.tsx';
import * as words from '../words/admin.ts';

export function MissingDocument({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <EmptyState heading="h1" title={title} actions={<Button onClick={onClose}>{words.toList}</Button>}>
      {words.gone}
    </EmptyState>
  );
}
