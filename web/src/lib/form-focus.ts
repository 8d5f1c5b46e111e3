import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Call the returned function where errors are set. Without a call the focus stays, because the person may be
 * typing elsewhere.
 */
export function useFirstErrorFocus(form: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    if (asked === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input') : invalid;
    // In Safari the scroll of a focus comes late and ends the smooth scroll to the middle.
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [asked, form]);

  return ask;
}

/**
 * A change of `state` removes the control that has the focus, so the first control of the part gets it.
 * Null means that the change is not yet complete.
 */
export function useSwappedFocus(state: boolean | null): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (state === null || state === known.current) return;
    known.current = state;
    part.current?.querySelector<HTMLElement>('input, button, a')?.focus();
  }, [state]);
  return part;
}
