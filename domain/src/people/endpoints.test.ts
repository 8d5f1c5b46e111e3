import { expect, it } from 'vitest';
import { findUser, setAdminClaim } from './endpoints.ts';

it('an account is found by a pasted address with marks that nobody sees', () => {
  const email = '\u202A Ana@Copa\u2060.test\u00A0\u202C';
  expect(findUser.body.parse({ email })).toEqual({ email: 'ana@copa.test' });
  expect(setAdminClaim.body.parse({ email, role: 'admin' })).toMatchObject({ email: 'ana@copa.test' });
});
