import type { ReactNode } from 'react';
import { Button } from '../../button.tsx';
import * as words from '../../words/admin.ts';

interface EditorFooterProps {
  readonly problem: ReactNode;
  readonly busy: boolean;
  readonly form: string;
  readonly save: string;
  readonly isAsking?: boolean;
  readonly onCancel: () => void;
}

export function EditorFooter(props: EditorFooterProps) {
  const { problem, busy, form, save, isAsking = false, onCancel } = props;
  return (
    <>
      <p role="alert" className="basis-full font-semibold text-danger empty:absolute">
        {problem}
      </p>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button type="submit" form={form} busy={busy || isAsking}>
        {save}
      </Button>
    </>
  );
}
