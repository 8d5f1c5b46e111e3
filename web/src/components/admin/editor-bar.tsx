import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../button.tsx';

interface EditorBarProps {
  readonly problem: ReactNode;
  readonly busy: boolean;
  readonly save?: string;
  /** The id of the form that it saves, when it stands outside of it. */
  readonly form?: string;
  /** What else can be done, before saving. */
  readonly children?: ReactNode;
}

/** Saving is always under the thumb. What scrolls below it is not seen through it, and ends above it. */
export function EditorBar({ problem, busy, save = 'Guardar', form, children }: EditorBarProps) {
  const online = useOnline();
  return (
    <div
      data-bottom-bar
      className={cx(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-coal pt-3',
        // The word that there is no connection lies over the bottom of the screen.
        online ? 'pb-[max(0.75rem,env(safe-area-inset-bottom))]' : 'pb-20 sm:pb-13',
      )}
    >
      <div className="wrap flex flex-wrap items-center justify-end gap-2 sm:gap-3">
        <p
          role="alert"
          className="mr-auto min-w-0 font-semibold text-danger empty:absolute max-sm:w-full sm:flex-1"
        >
          {problem}
        </p>
        {children}
        <Button type="submit" form={form} busy={busy}>
          {save}
        </Button>
      </div>
    </div>
  );
}
