/**
 * jsdom compares each element with each rule of its style sheet, which is slow. So elements with the same
 * `kindOf` share one cached answer.
 */
export const computedByJsdom = getComputedStyle;
const answers = new Map<string, string>();

/**
 * `display` depends on these attributes. `style` may set it, and the selectors of jsdom's style sheet use the
 * others.
 */
const DECIDING = ['hidden', 'open', 'type', 'popover', 'style'];
const INHERITED: ReadonlySet<string> = new Set(['visibility', 'pointer-events']);

function valueOf(element: Element, property: string): string {
  const alike = document.styleSheets.length === 0 ? kindOf(element, property) : undefined;
  if (alike === undefined) return computedByJsdom(element).getPropertyValue(property);
  const known = answers.get(alike);
  if (known !== undefined) return known;
  const value = computedByJsdom(element).getPropertyValue(property);
  answers.set(alike, value);
  return value;
}

function kindOf(element: Element, property: string): string | undefined {
  if (INHERITED.has(property)) return isPlain(element) ? property : undefined;
  if (property !== 'display' || element.localName === 'summary') return undefined;
  return `${element.localName} ${DECIDING.map((name) => String(element.getAttribute(name))).join('|')}`;
}

function isPlain(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (each.hasAttribute('style') || each.hasAttribute('hidden')) return false;
  }
  return true;
}

const asked: ProxyHandler<Element> = {
  get(element, name) {
    if (name === 'display' || name === 'visibility') return valueOf(element, name);
    if (name === 'pointerEvents') return valueOf(element, 'pointer-events');
    if (name === 'getPropertyValue') return (property: string) => valueOf(element, property);
    const style = computedByJsdom(element);
    const value: unknown = Reflect.get(style, name);
    return typeof value === 'function'
      ? (...call: unknown[]): unknown => Reflect.apply(value, style, call)
      : value;
  },
};

Object.defineProperty(window, 'getComputedStyle', {
  configurable: true,
  writable: true,
  value: (element: Element, pseudo?: string | null) =>
    pseudo ? computedByJsdom(element, pseudo) : new Proxy(element, asked),
});
