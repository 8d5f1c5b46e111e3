import { Button } from '../button.tsx';

interface RowActionProps {
  readonly of: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

export function RowAction({ of, busy = false, onClick, children }: RowActionProps) {
  return (
    <Button
      variant="ghost"
      className="px-2.5!"
      aria-label={`${children} ${of}`}
      busy={busy}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
