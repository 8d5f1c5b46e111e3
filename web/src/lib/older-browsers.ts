/**
 * Polyfills for the `oldestBrowsers` of `vite.config.ts`. Old browsers stay in use: Android 6 gets no Chrome
 * after 106.
 */
export function completeBrowser(): void {
  complete(Array.prototype, 'toSorted', toSorted);
  complete(Object, 'hasOwn', hasOwn);
  complete(AbortSignal, 'timeout', abortAfter);
  complete(AbortSignal, 'any', abortWithAny);
}

function complete(target: object, name: string, value: unknown): void {
  if (name in target) return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

function toSorted<Item>(this: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
  return [...this].sort(compare);
}

function hasOwn(target: object, name: PropertyKey): boolean {
  return Object.getOwnPropertyDescriptor(target, name) !== undefined;
}

function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
  return controller.signal;
}

function abortWithAny(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

completeBrowser();
