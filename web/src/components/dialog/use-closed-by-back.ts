import { useEffect } from 'react';

/** Browsers with `CloseWatcher` close an open dialog themselves. Others would leave the page behind it. */
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
