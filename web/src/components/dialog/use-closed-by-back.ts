import { useEffect } from 'react';

/** Without `CloseWatcher`, the back button would leave the page below an open dialog. */
export function useClosedByBack(open: boolean): void {
  useEffect(() => {
    if (!open || 'CloseWatcher' in window) return undefined;
    let end: (() => void) | null | undefined;
    void import('./closed-by-back.ts').then(
      ({ closeByBack }) => {
        if (end !== null) end = closeByBack();
      },
      () => undefined,
    );
    return () => {
      end?.();
      end = null;
    };
  }, [open]);
}
