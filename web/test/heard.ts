/** The first two load the part around them again. The third opens another page, which takes the focus. */
const MAY_DISAPPEAR = /^(Reintentar|Intentar otra vez|CONTINUAR AL FORMULARIO)$/;

/** The check of an ID answers seconds later, perhaps while a dialog is open, and its answer stays. */
const MAY_BE_MISSED = /este ID/i;

let focused: HTMLElement | null = null;
let root: Element | null = null;
let title: Element | null = null;
const faults: string[] = [];

function nameOf(element: HTMLElement): string {
  return element.ariaLabel ?? element.textContent;
}

const CONTROLS = 'a[href], button, summary, input, select, textarea';

/**
 * The root is gone if the test itself unmounted the screen. The title is gone if another page opened, which
 * takes the focus.
 */
function lookForLostFocus(): void {
  const lost = focused;
  if (lost === null || lost.isConnected) return;
  focused = null;
  if (document.activeElement !== document.body || root?.isConnected !== true) return;
  if (document.querySelector('[role="alert"]:not(:empty)') !== null) return;
  if (title?.isConnected === false || root.querySelector(CONTROLS) === null) return;
  if (MAY_DISAPPEAR.test(nameOf(lost))) return;
  faults.push(`"${nameOf(lost)}" disappeared with the focus`);
}

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  focused = target;
  root = focused.closest('body > *');
  // A selector would cost more here than the rest of this check.
  title = root?.getElementsByTagName('h1')[0] ?? null;
});
// The focus was given up, not lost.
document.addEventListener('focusout', ({ target }) => {
  if (target === focused && focused?.isConnected === true) focused = null;
});
addEventListener('pointerdown', lookForLostFocus, true);

const LIVE = 'output, [role="status"], [role="alert"]';

new MutationObserver((records) => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog === undefined) return;
  for (const { target } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest(LIVE);
    if (region == null || dialog.contains(region) || region.textContent === '') continue;
    if (MAY_BE_MISSED.test(region.textContent)) continue;
    faults.push(`"${region.textContent}" was said beside an open dialog`);
  }
}).observe(document, { childList: true, characterData: true, subtree: true });

export function unheard(): readonly string[] {
  lookForLostFocus();
  focused = null;
  const found = faults.splice(0);
  return [...new Set(found)];
}
