import { type RefObject, useLayoutEffect, useReducer } from 'react';

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
