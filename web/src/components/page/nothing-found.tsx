import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from '../message-state.tsx';
import * as words from '../words/nothing-found.ts';

interface NothingFoundProps {
  readonly title: string;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

export function NothingFound({ title, onClear, children }: NothingFoundProps) {
  return (
    <EmptyState
      illustration="loupe"
      title={title}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {words.showEverything}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
