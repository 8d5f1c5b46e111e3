import { afterEach, expect, it } from 'vitest';
import { computedByJsdom } from './computed-style.ts';

const TAGS = ['button', 'details', 'dialog', 'div', 'input', 'li', 'span', 'summary', 'template', 'tr'];
const CHANGES: readonly (readonly [string, string])[] = [
  ['hidden', ''],
  ['hidden', 'until-found'],
  ['open', ''],
  ['type', 'hidden'],
  ['popover', ''],
  ['style', 'display: none'],
  ['style', 'visibility: hidden'],
  ['style', 'pointer-events: none'],
  ['style', 'height: 12px'],
];
function elementOf(tag: string, [name, value]: readonly [string, string] = ['id', 'plain']): Element {
  const element = document.createElement(tag);
  element.setAttribute(name, value);
  return element;
}

function* pages(): Iterable<Element> {
  for (const tag of TAGS) {
    for (const change of [undefined, ...CHANGES]) yield elementOf(tag, change);
  }
  for (const change of CHANGES) {
    const around = elementOf('details', change);
    around.append(elementOf('summary'), elementOf('summary'), elementOf('span'));
    yield around;
  }
}

const shownBy = (style: CSSStyleDeclaration) => ({
  display: style.getPropertyValue('display'),
  visibility: style.getPropertyValue('visibility'),
  pointerEvents: style.getPropertyValue('pointer-events'),
});

function compare(page: Element): void {
  document.body.replaceChildren(page);
  for (const element of [page, ...page.querySelectorAll('*')]) {
    const style = getComputedStyle(element);
    const expected = shownBy(computedByJsdom(element));
    expect(shownBy(style), page.outerHTML).toEqual(expected);
    const { display, visibility, pointerEvents } = style;
    expect({ display, visibility, pointerEvents }, page.outerHTML).toEqual(expected);
  }
}

afterEach(() => {
  document.head.replaceChildren();
});

it('the remembered style of an element is what jsdom computes', () => {
  for (const page of pages()) compare(page);
});

it('other properties are those of jsdom', () => {
  const page = elementOf('p', ['style', 'height: 12px']);
  document.body.replaceChildren(page);
  const style = getComputedStyle(page);
  expect([style.height, style.getPropertyValue('height'), style.item(0)]).toEqual([
    '12px',
    '12px',
    'display',
  ]);
});

it('a style sheet of the page counts', () => {
  const sheet = document.createElement('style');
  sheet.textContent = 'span { display: none } .quiet { visibility: hidden; pointer-events: none }';
  document.head.append(sheet);
  const page = elementOf('p', ['class', 'quiet']);
  page.append(elementOf('span'));
  compare(page);
  expect(getComputedStyle(page).visibility).toBe('hidden');
});
