import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { topDialog, useTopDialog } from '../../../components/dialog/top-dialog.ts';
import { historyIndex } from '../../../lib/admin/use-unsaved-guard.ts';
import { guardDialogs } from '../../../lib/history-guard.ts';

/** Adds a history entry, because going back from the first entry fires no `popstate` and leaves the page. */
function layBelow(): void {
  const state: unknown = history.state;
  history.replaceState({ ...(state as object | null), isBelow: true }, '');
  history.pushState({ ...(state as object | null), idx: 1 }, '');
}

function isBelow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBelow' in state;
}

/**
 * Makes the back button close the topmost dialog, unless the browser's own close watcher does. The hook
 * restores the address and sends `cancel` to the dialog.
 */
export function useBackClosesTop(): void {
  const location = useLocation();
  const top = useTopDialog();
  const here = useRef(0);
  useEffect(() => {
    here.current = historyIndex();
  }, [location]);
  // Uses the index of the router's last address, because a dialog may open while the address is changing.
  useEffect(() => {
    if (top === null || here.current !== 0) return;
    layBelow();
    here.current = 1;
  }, [top]);
  useEffect(() => {
    let isReturning = false;
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
