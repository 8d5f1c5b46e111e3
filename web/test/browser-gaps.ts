function fill<Target extends object>(
  target: Target,
  methods: Record<string, (this: Target) => unknown>,
): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in target)) Object.defineProperty(target, name, { configurable: true, writable: true, value });
  }
}

fill(HTMLDialogElement.prototype, {
  showModal() {
    this.open = true;
  },
  close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

// Keeps React from warning about `<search>`, which is an unknown tag in jsdom.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

// Browsers return a promise by now, which an effect must not return to React.
fill(Element.prototype, { scrollIntoView: () => Promise.resolve(), scrollBy() {} });

Object.defineProperty(window, 'scrollTo', { configurable: true, writable: true, value: () => undefined });

Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: () => Object.assign(new EventTarget(), { matches: false }),
});

// Node gives no addresses to the files of jsdom, and jsdom reads no pictures.
URL.createObjectURL = () => 'blob:archivo';
URL.revokeObjectURL = () => undefined;
HTMLImageElement.prototype.decode = async () => undefined;
