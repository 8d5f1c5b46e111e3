/** Text fields are missing, because a phone would open its keyboard. */
const CONTROLS = 'a[href], button, summary, select, [type="checkbox"], [type="radio"]';
const TEXTS = 'textarea, input:not([type="checkbox"], [type="radio"])';
const HEADINGS = 'h1, h2, h3, legend';

/** These take the focus when they open, and give it back where it came from. */
const OPENED = 'dialog, aside, section[tabindex]';

interface Step {
  readonly around: Element;
  readonly child: Element;
  readonly index: number;
}

type Place = readonly Step[];

const indexIn = (around: Element, child: Element) => [...around.children].indexOf(child);

/** The elements around `element`, from the inside out. Around a dialog or side panel stands its opener. */
function placeOf(element: Element, openers: WeakMap<Element, Place>): Place {
  const steps: Step[] = [];
  let child = element;
  for (let around = child.parentElement; around !== null; around = child.parentElement) {
    const opener = openers.get(child);
    if (opener !== undefined) return [...steps, ...opener];
    // Another page takes the focus itself.
    if (around.matches('main, body')) break;
    steps.push({ around, child, index: indexIn(around, child) });
    // The dialog around a toast has nothing to do with it.
    if (around.matches('.toast-region')) break;
    child = around;
  }
  return steps;
}

function takesFocus(stop: HTMLElement): boolean {
  // Headings take the focus only for this moment, so that nobody reaches them with the Tab key.
  const needsIndex = stop.tabIndex < 0 && !stop.hasAttribute('tabindex');
  if (needsIndex) stop.tabIndex = -1;
  stop.focus({ preventScroll: true });
  const isTaken = document.activeElement === stop;
  if (needsIndex) {
    if (isTaken) stop.addEventListener('blur', () => stop.removeAttribute('tabindex'), { once: true });
    else stop.removeAttribute('tabindex');
  }
  return isTaken;
}

/**
 * If the control that opened a dialog still exists, it gets the focus. Otherwise the search begins in the closest
 * surviving element: the next control gets the focus, or else the nearest control or heading before it. After a
 * text field only an earlier heading gets it, because the visitor may still be typing.
 */
function focusNear(place: Place, wasTextField: boolean): void {
  const stops = wasTextField ? HEADINGS : `${CONTROLS}, ${HEADINGS}`;
  for (const { around, child, index } of place) {
    if (!around.isConnected || around.matches('dialog:not([open]), dialog:not([open]) *')) continue;
    const isHere = child.parentElement === around;
    const isOpener = isHere && child instanceof HTMLElement && child.matches(`${CONTROLS}, ${TEXTS}`);
    if (isOpener && takesFocus(child)) return;
    const from = isHere ? indexIn(around, child) : index;
    const later = [...around.children].slice(from);
    const isLater = (stop: Element) => later.some((each) => each.contains(stop));
    const all = [...around.querySelectorAll<HTMLElement>(stops)];
    const after = all.filter((stop) => isLater(stop) && stop.matches(CONTROLS));
    const before = all.filter((stop) => !isLater(stop)).reverse();
    if ([...after, ...before].some(takesFocus)) return;
  }
}

/**
 * If the control in use disappears, by an act or by a live update, its neighbour gets the focus. The returned
 * function ends this.
 */
export function catchLostFocus(): () => void {
  const openers = new WeakMap<Element, Place>();
  let isMoved = false;
  let held: { readonly element: Element; readonly active: Element | null; readonly place: Place } | null =
    null;

  const hold = (element: Element) => {
    const frame = element.closest(OPENED);
    if (frame !== null && held !== null && !frame.contains(held.element)) openers.set(frame, held.place);
    held = { element, active: document.activeElement, place: placeOf(element, openers) };
  };
  const isGone = (element: Element) => !element.isConnected || element.matches('dialog:not([open]) *');
  const look = () => {
    if (held === null) return;
    const { element, active, place } = held;
    if (!isGone(element)) {
      held = { element, active, place: placeOf(element, openers) };
      return;
    }
    held = null;
    const now = document.activeElement;
    if (now !== null && now !== document.body && now !== active && !isGone(now)) return;
    isMoved = true;
    focusNear(place, element.matches(TEXTS));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });

  const end = new AbortController();
  const listen = { capture: true, signal: end.signal };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element) hold(target);
    },
    listen,
  );
  // Safari gives the focus of a tapped button to an element around it.
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest('button, a, summary') : null;
      if (control !== null && document.activeElement?.contains(control) === true) hold(control);
    },
    listen,
  );
  // A button that was tapped in Safari never had the focus, so a tap elsewhere sends no `focusout`.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const isBlank = target instanceof Element && target.closest('button, a, summary') === null;
      if (isBlank && held?.element !== document.activeElement) held = null;
    },
    listen,
  );
  // A key that is held down would press one neighbour after the other.
  document.addEventListener(
    'keydown',
    (event) => {
      isMoved &&= event.repeat;
      if (!isMoved) return;
      event.preventDefault();
      event.stopPropagation();
    },
    listen,
  );
  document.addEventListener(
    'focusout',
    () =>
      // Chrome sends this before it removes the element, so the microtask looks after that.
      queueMicrotask(() => {
        const isLeft = document.activeElement === document.body;
        if (isLeft && held !== null && !isGone(held.element)) held = null;
      }),
    listen,
  );
  return () => {
    end.abort();
    observer.disconnect();
  };
}
