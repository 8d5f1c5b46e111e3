import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';

interface EditorBarProps {
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Saving is always under the thumb. */
export function EditorBar({ problem, busy, onCancel, children }: EditorBarProps) {
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-coal/95 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="wrap flex flex-wrap items-center justify-end gap-2 sm:gap-3">
        <p role="alert" className="mr-auto font-semibold text-danger empty:absolute max-sm:w-full">
          {problem}
        </p>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
        {children}
        <Button type="submit" busy={busy}>
          Guardar
        </Button>
      </div>
    </div>
  );
}
