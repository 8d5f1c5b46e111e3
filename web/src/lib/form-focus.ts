import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * The form takes the returned ref. Call the returned function where errors are set. Errors that appear while the
 * person types must not move the focus, so only a call moves it.
 */
export function useFirstErrorFocus(): readonly [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [asked, ask] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    if (asked === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input') : invalid;
    // In Safari the scroll of a focus comes late and ends the smooth scroll to the middle.
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [asked]);

  return [form, ask];
}

/**
 * If a change of `state` removed the control that had the focus, the first control of the part gets it.
 * Only acts of the person may change `state`. Null means that the change is not yet complete. The page does not
 * scroll, because the answer to the act is in sight.
 */
export function useSwappedFocus(state: boolean | number | object | null): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const known = useRef(state);
  useEffect(() => {
    const before = known.current;
    if (state === null || state === before) return;
    known.current = state;
    if (before === null || !isFocusLost(part.current)) return;
    part.current
      ?.querySelector<HTMLElement>(':is(input, select, textarea, button, a):not(:disabled)')
      ?.focus({ preventScroll: true });
  }, [state]);
  return part;
}

/**
 * An element around the part counts too, because Safari gives it the focus of a tapped button. A dialog that
 * was just closed may keep the focus until the next frame.
 */
function isFocusLost(part: Element | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused.contains(part) || focused.matches('dialog:not([open]) *');
}
