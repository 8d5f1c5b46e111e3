import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { cx } from '../../lib/cx.ts';
import { useOnline } from '../../lib/use-online.ts';

interface EditorBarProps {
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Saving is always under the thumb. */
export function EditorBar({ problem, busy, onCancel, children }: EditorBarProps) {
  const online = useOnline();
  return (
    <div
      data-bottom-bar
      className={cx(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-coal/95 pt-3',
        // The word that there is no connection lies over the bottom of the screen.
        online ? 'pb-[max(0.75rem,env(safe-area-inset-bottom))]' : 'pb-20 sm:pb-13',
      )}
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
