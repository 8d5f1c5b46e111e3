/** Some browsers inside other apps never answer. A tap allows a copy for a few seconds only. */
const PATIENCE_MS = 2000;

export async function copyText(text: string): Promise<boolean> {
  try {
    const written = navigator.clipboard.writeText(text);
    const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS));
    await Promise.race([written, late]);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Browsers inside other apps often refuse `navigator.clipboard`, but copy a selection. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'fixed top-0 text-base opacity-0';
  field.setAttribute('aria-hidden', 'true');
  // An open dialog makes everything outside it inert, so nothing there can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  // Older iOS selects nothing by `select()`, and scrolls to a field that gets the focus by it.
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
