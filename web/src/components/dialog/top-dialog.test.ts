import { expect, it } from 'vitest';
import { stackDialog, topDialog } from './top-dialog.ts';

it('is the one on top that still stands in the page, also before it is unstacked', () => {
  const below = document.body.appendChild(document.createElement('dialog'));
  const above = document.body.appendChild(document.createElement('dialog'));
  const unstack = [below, above].map(stackDialog);
  expect(topDialog()).toBe(above);
  above.remove();
  expect(topDialog()).toBe(below);
  for (const each of unstack) each();
  expect(topDialog()).toBeNull();
});
