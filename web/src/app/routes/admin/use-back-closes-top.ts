import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTopDialog } from '../../../components/dialog/top-dialog.ts';
import { historyIndex } from '../../../lib/admin/use-unsaved-guard.ts';

/**
 * The back button of a phone closes the dialog on top instead of leaving the screen behind it. Browsers with
 * close watchers do so by themselves; elsewhere the address comes back first, and then the dialog is asked to close.
 */
export function useBackClosesTop(): void {
  const location = useLocation();
  const top = useTopDialog();
  const latest = useRef({ here: 0, top });
  useEffect(() => {
    latest.current = { here: historyIndex(), top };
  }, [location, top]);
  useEffect(() => {
    let isReturning = false;
    const onPop = (event: PopStateEvent) => {
      const { here, top: dialog } = latest.current;
      const steps = historyIndex() - here;
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
      } else if (dialog !== null && steps !== 0) {
        isReturning = true;
        event.stopImmediatePropagation();
        history.go(-steps);
      }
    };
    // Listeners that capture come before the router's.
    addEventListener('popstate', onPop, true);
    return () => removeEventListener('popstate', onPop, true);
  }, []);
}
