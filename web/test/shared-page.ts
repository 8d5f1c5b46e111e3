import { afterAll } from 'vitest';

/**
 * All test files of a worker run in one page, because creating a page takes longer than running most files.
 * After a file, its window listeners, timers, stored values and content are removed.
 */
const left: (() => void)[] = [];
const own = { setTimeout, setInterval, addEventListener, MutationObserver };
const ofDocument = document.addEventListener.bind(document);

const timed =
  <Start extends typeof setTimeout | typeof setInterval>(start: Start) =>
  (...call: Parameters<Start>) => {
    const timer = Reflect.apply(start, globalThis, call);
    left.push(() => clearTimeout(timer));
    return timer;
  };

/** React adds its listeners to the document only once, so they must stay for the next file. */
const listened = (target: Window | Document, listen: EventTarget['addEventListener']) =>
  function addEventListener(...call: Parameters<EventTarget['addEventListener']>): void {
    const [type, listener, options] = call;
    if (target === window || type === 'visibilitychange') {
      left.push(() => target.removeEventListener(type, listener as EventListener, options));
    }
    listen.apply(target, call);
  };

class EndingObserver extends MutationObserver {
  constructor(...call: ConstructorParameters<typeof MutationObserver>) {
    super(...call);
    left.push(() => this.disconnect());
  }
}

Object.assign(globalThis, {
  MutationObserver: EndingObserver,
  setTimeout: timed(setTimeout),
  setInterval: timed(setInterval),
  addEventListener: listened(window, own.addEventListener),
});
document.addEventListener = listened(document, ofDocument);

afterAll(() => {
  for (const end of left) end();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(globalThis, own);
  Reflect.deleteProperty(document, 'addEventListener');
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
});
