import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { topDialog, useTopDialog } from '../../../components/dialog/top-dialog.ts';
import { historyIndex } from '../../../lib/admin/use-unsaved-guard.ts';
import { guardDialogs } from '../../../lib/history-guard.ts';

/**
 * Adds a history entry below the page's first one, because a step back from the first one leaves the page
 * without an event.
 */
function layBelow(): void {
  const state: unknown = history.state;
  history.replaceState({ ...(state as object | null), isBelow: true }, '');
  history.pushState({ ...(state as object | null), idx: 1 }, '');
}

function isBelow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBelow' in state;
}

/**
 * The back button of a phone closes the dialog on top. Browsers with close watchers do that themselves;
 * elsewhere the address is restored before the dialog is asked to close.
 */
export function useBackClosesTop(): void {
  const location = useLocation();
  const top = useTopDialog();
  const here = useRef(0);
  useEffect(() => {
    here.current = historyIndex();
  }, [location]);
  // A dialog may open while the address is changing, so the router's address is used.
  useEffect(() => {
    if (top === null || here.current !== 0) return;
    layBelow();
    here.current = 1;
  }, [top]);
  useEffect(() => {
    let isReturning = false;
    // The router must not see history steps that only closed a dialog.
    return guardDialogs((event) => {
      const dialog = topDialog();
      const steps = historyIndex() - here.current;
      if (steps !== 0 && (isReturning || dialog !== null)) {
        isReturning = true;
        history.go(-steps);
      } else if (isReturning) {
        isReturning = false;
        dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
      } else if (steps < 0 && isBelow(history.state)) {
        history.back();
      } else {
        return false;
      }
      event.stopImmediatePropagation();
      return true;
    });
  }, []);
}
