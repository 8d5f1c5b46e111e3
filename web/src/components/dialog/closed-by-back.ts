import { paths } from '../../config/paths.ts';
import { guardDialogs, historyIndex } from '../../lib/history-guard.ts';
import { topDialog } from './top-dialog.ts';

/**
 * Marks the current history entry as spare and adds a copy of it, because going back from the first entry
 * fires no `popstate` and leaves the page.
 */
export function addSpareEntry(): void {
  const state: unknown = history.state;
  history.replaceState({ ...(state as object | null), isSpare: true }, '');
  history.pushState({ ...(state as object | null), idx: 1 }, '');
}

function isSpare(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSpare' in state;
}

/**
 * Returns a guard that goes back to the history index `own` and sends `cancel` to the dialog of `top`. It
 * also skips spare entries.
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
    } else if (steps < 0 && isSpare(history.state)) {
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
  if (historyIndex() === 0) addSpareEntry();
  here = historyIndex();
  openCount += 1;
  return () => {
    openCount -= 1;
  };
}
