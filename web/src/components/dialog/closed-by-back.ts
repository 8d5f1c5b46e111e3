import { paths } from '../../config/paths.ts';
import { guardDialogs, historyIndex } from '../../lib/history-guard.ts';
import { topDialog } from './top-dialog.ts';

/** Adds a history entry, because going back from the first entry fires no `popstate` and leaves the page. */
export function layBelow(): void {
  const state: unknown = history.state;
  history.replaceState({ ...(state as object | null), isBelow: true }, '');
  history.pushState({ ...(state as object | null), idx: 1 }, '');
}

function isBelow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBelow' in state;
}

/**
 * Returns a guard that restores the address `here` and sends `cancel` to the dialog of `top`. It also skips
 * entries of `layBelow`.
 */
export function backCloses(
  here: () => number,
  top: () => HTMLDialogElement | null,
): (event: PopStateEvent) => boolean {
  let isReturning = false;
  return (event) => {
    const dialog = top();
    const steps = historyIndex() - here();
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

let open = 0;
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
        () => (open > 0 ? topDialog() : null),
      ),
    );
  }
  if (historyIndex() === 0) layBelow();
  here = historyIndex();
  open += 1;
  return () => {
    open -= 1;
  };
}
