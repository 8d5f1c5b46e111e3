import { paths } from '../../config/paths.ts';
import { guardDialogs, historyIndex } from '../../lib/history-guard.ts';
import { topDialog } from './top-dialog.ts';

/**
 * Adds a copy of the current history entry and marks the lower one, because going back from the first entry
 * fires no `popstate` and leaves the page.
 */
export function layBelow(): void {
  const state: unknown = history.state;
  history.replaceState({ ...(state as object | null), isBelow: true }, '');
  history.pushState({ ...(state as object | null), idx: 1 }, '');
}

function isBelow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBelow' in state;
}

/**
 * Returns a guard that goes back to the history index `own` and sends `cancel` to the dialog of `top`. It also
 * skips entries that `layBelow` marked.
 */
export function backCloses(
  own: () => number,
  top: () => HTMLDialogElement | null,
): (event: PopStateEvent) => boolean {
  let isReturning = false;
  return (event) => {
    const dialog = top();
    const steps = historyIndex() - own();
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
  };
}

let openCount = 0;
let here = 0;
let isGuarding = false;

/** The back button closes the topmost dialog until the returned function is called. */
export function closeByBack(): () => void {
  // In the admin area `useBackClosesTop` does this for all dialogs.
  if (location.pathname.startsWith(paths.admin.home.path)) return () => undefined;
  if (!isGuarding) {
    isGuarding = true;
    guardDialogs(
      backCloses(
        () => here,
        () => (openCount > 0 ? topDialog() : null),
      ),
    );
  }
  if (historyIndex() === 0) layBelow();
  here = historyIndex();
  openCount += 1;
  return () => {
    openCount -= 1;
  };
}
