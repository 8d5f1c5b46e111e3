import { afterAll } from 'vitest';

/**
 * For the labels of each control, jsdom asks each label of the page for its control, and each of them walks
 * through the page. This file asks only the labels that name the control or are around it.
 */
const CONTROLS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

let known: readonly HTMLLabelElement[] | undefined;
const changes = new MutationObserver(() => {
  known = undefined;
});
changes.observe(document, { childList: true, subtree: true });
afterAll(() => changes.disconnect());

function labelsOfPage(): readonly HTMLLabelElement[] {
  if (changes.takeRecords().length > 0) known = undefined;
  known ??= [...document.getElementsByTagName('label')];
  return known;
}

function mayLabel(label: HTMLLabelElement, control: HTMLElement): boolean {
  return label.hasAttribute('for') ? label.htmlFor === control.id : label.contains(control);
}

for (const { prototype } of CONTROLS) {
  const byJsdom = Object.getOwnPropertyDescriptor(prototype, 'labels');
  if (byJsdom === undefined) continue;
  Object.defineProperty(prototype, 'labels', {
    ...byJsdom,
    get(this: HTMLElement): unknown {
      const isLeftToJsdom = !this.isConnected || this.getAttribute('type') === 'hidden';
      if (isLeftToJsdom) return byJsdom.get?.call(this);
      const labels = labelsOfPage().filter((label) => mayLabel(label, this));
      return labels.filter(({ control }) => control === this);
    },
  });
  // The next test file of the worker loads this file again.
  afterAll(() => void Object.defineProperty(prototype, 'labels', byJsdom));
}
