import type { ReactNode } from 'react';
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

/** Saving is always under the thumb, above the word that there is no connection. */
export function EditorBar({ problem, busy, save = 'Guardar', form, children }: EditorBarProps) {
  return (
    <div className="editor-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-coal pt-3 pb-[calc(var(--offline-note)+max(0.75rem,env(safe-area-inset-bottom)))]">
      <div className="wrap flex flex-wrap items-center justify-end gap-2 max-[22rem]:[&_button]:px-2.5 sm:gap-3">
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
