import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { PictureButton } from './picture-button.tsx';

const SOURCES = resolve(import.meta.dirname, '../..');

/** These stand above the control that was tapped, in place of it, or at the top of the window. */
const IN_SIGHT = [
  'components/pictures/pictures-dialog.tsx',
  'features/day/public/ticket/push/push-offer.tsx',
  'features/day/public/ticket/tap-part.tsx',
  'features/forms/public/form-renderer.tsx',
  'features/people/public/form-shell.tsx',
  'features/people/public/waiting-screen.tsx',
  'features/registrations/public/consent/age-fields.tsx',
  'features/registrations/public/registration-form.tsx',
  'features/registrations/public/roster/roster-part.tsx',
  'features/tournaments/public/list/past-tournaments.tsx',
  'features/tournaments/public/rules/rules-acceptance.tsx',
];

it('is what says a refusal below the control that a visitor tapped', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(components\/pictures|features\/\w+\/public)\/.*(?<!\.test)\.tsx$/.test(name));
  const own = files.filter((name) => readFileSync(resolve(SOURCES, name), 'utf8').includes('role="alert"'));
  expect(own.toSorted()).toEqual(IN_SIGHT);
});

it('comes into sight where a picture could not be drawn', async () => {
  const moves = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<PictureButton label="Crear imagen" make={() => Promise.reject(new Error('no canvas'))} />);
  fireEvent.click(screen.getByRole('button', { name: 'Crear imagen' }));
  const said = await screen.findByRole('alert');
  expect(moves.mock.contexts).toEqual([said]);
  moves.mockRestore();
  takeConsole('warn');
});
