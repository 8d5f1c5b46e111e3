import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../..');

/**
 * These stand above the tapped control, in its place or at the top of the window. Pictures and the calendar
 * have their own, because the table's budget has no room for `TapAnswer`.
 */
const IN_SIGHT = [
  'components/pictures/picture-button.tsx',
  'components/pictures/pictures-dialog.tsx',
  'features/day/public/ticket/push/push-offer.tsx',
  'features/day/public/ticket/tap-part.tsx',
  'features/forms/public/form-renderer.tsx',
  'features/people/public/form-shell.tsx',
  'features/people/public/waiting-screen.tsx',
  'features/registrations/public/consent/age-fields.tsx',
  'features/registrations/public/registration-form.tsx',
  'features/registrations/public/registration-sent.tsx',
  'features/registrations/public/roster/roster-part.tsx',
  'features/tournaments/public/detail/calendar-button.tsx',
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
