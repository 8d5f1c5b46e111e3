import { expect, it } from 'vitest';
import { stackDialog, topDialog } from './top-dialog.ts';

it('the top dialog is still in the page, even before a removed one leaves the stack', () => {
  const below = document.body.appendChild(document.createElement('dialog'));
  const above = document.body.appendChild(document.createElement('dialog'));
  const unstack = [below, above].map(stackDialog);
  expect(topDialog()).toBe(above);
  above.remove();
  expect(topDialog()).toBe(below);
  for (const each of unstack) each();
  expect(topDialog()).toBeNull();
});
