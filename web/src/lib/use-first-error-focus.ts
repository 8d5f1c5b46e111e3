import { type RefObject, useLayoutEffect, useReducer } from 'react';

/**
 * Brings the first field that is wrong before the eyes, and the keyboard to it. Answers what to call where the errors
 * are set: the focus moves with them, not later, when somebody may be writing elsewhere already.
 */
export function useFirstErrorFocus(form: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    if (asked === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input') : invalid;
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  }, [asked, form]);

  return ask;
}
