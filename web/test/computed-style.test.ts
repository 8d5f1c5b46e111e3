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

function differences(page: Element): readonly string[] {
  document.body.replaceChildren(page);
  return [page, ...page.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element);
    const { display, visibility, pointerEvents } = style;
    const answers = [shownBy(style), { display, visibility, pointerEvents }].map((each) =>
      JSON.stringify(each),
    );
    const expected = JSON.stringify(shownBy(computedByJsdom(element)));
    return answers.filter((answer) => answer !== expected).map((answer) => `${page.outerHTML}: ${answer}`);
  });
}

afterEach(() => {
  document.head.replaceChildren();
});

it('the remembered style of an element is what jsdom computes', () => {
  expect([...pages()].flatMap(differences)).toEqual([]);
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
  expect(differences(page)).toEqual([]);
  expect(getComputedStyle(page).visibility).toBe('hidden');
});
