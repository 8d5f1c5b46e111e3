/** Brings the first field that is wrong before the eyes, and the keyboard to it. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input') : invalid;
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  });
}
