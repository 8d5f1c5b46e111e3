import { expect, it } from 'vitest';

const PAGE = `
  <label for="named">Uno</label> <label for="named">Dos</label> <input id="named">
  <label>Tres <select id="around"></select> <textarea id="second"></textarea></label>
  <label for="twice">Cuatro <input id="inside"></label> <button id="twice"></button> <output id="twice"></output>
  <label for="">Cinco <input id="nameless"></label> <input>
  <label for="unseen">Seis</label> <input type="hidden" id="unseen">
  <label for="paragraph">Siete</label> <p id="paragraph"></p>
  <label for="ready">Ocho</label> <meter id="ready"></meter> <label>Nueve <progress></progress></label>`;

const FOUND = 'button, input, meter, output, progress, select, textarea';

/** The frame has a window of its own, whose elements are those of jsdom. */
function labelsIn(page: Document): readonly (readonly string[] | null)[] {
  page.body.innerHTML = PAGE;
  return [...page.querySelectorAll<HTMLInputElement>(FOUND)].map(
    ({ labels }) => labels && [...labels].map(({ textContent }) => textContent),
  );
}

it('the labels of a control are those that jsdom finds', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const byJsdom = frame.contentDocument;
  if (byJsdom === null) throw new Error('The frame has no document');
  const expected = labelsIn(byJsdom);
  expect(expected.filter((labels) => labels !== null && labels.length > 0)).toHaveLength(5);
  expect(labelsIn(document)).toEqual(expected);
});

it('a control outside the page has the labels that jsdom finds', () => {
  const label = document.createElement('label');
  const input = document.createElement('input');
  label.append(input);
  expect([...(input.labels ?? [])]).toEqual([label]);
});
