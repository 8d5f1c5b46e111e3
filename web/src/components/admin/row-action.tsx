import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

interface RowActionProps {
  /** Names the row as well, for those who cannot see it. */
  readonly label: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A quiet act on one row of a list. */
export function RowAction({ label, busy = false, onClick, children }: RowActionProps) {
  return (
    <Button variant="ghost" className="px-2.5!" aria-label={label} busy={busy} onClick={onClick}>
      {children}
    </Button>
  );
}
