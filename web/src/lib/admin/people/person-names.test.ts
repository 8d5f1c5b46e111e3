import type { AdminUser } from '@copa/domain/people/endpoints';
import { expect, it } from 'vitest';
import { nameAmong } from './person-names.ts';

const admin = (uid: string, displayName: string): AdminUser => ({
  uid,
  email: `${uid}@correo.mx`,
  displayName,
  emailVerified: true,
  disabled: false,
  role: 'admin',
  tournaments: null,
});
const ADMINS = [admin('ana', 'Ana Ruiz'), admin('vale', 'Valeria Ríos'), admin('vale2', 'Valeria Ríos')];

it.each([
  ['somebody by the account', { uid: 'ana', email: 'antes@correo.mx' }, 'Ana Ruiz'],
  ['somebody by the address', { email: 'ana@correo.mx' }, 'Ana Ruiz'],
  ['one of two with the same name', { uid: 'vale', email: null }, 'Valeria Ríos (vale@correo.mx)'],
  ['somebody who is gone by the address', { uid: 'ida', email: 'ida@correo.mx' }, 'ida@correo.mx'],
  ['nobody who signed in without an account', { uid: 'system', email: null }, null],
])('names %s', (_, person, name) => {
  expect(nameAmong(ADMINS, person)).toBe(name);
});

it('shows the address of an account without a name', () => {
  expect(nameAmong([admin('luz', '')], { uid: 'luz', email: null })).toBe('luz@correo.mx');
});
