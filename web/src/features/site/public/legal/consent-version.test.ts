import { createHash } from 'node:crypto';
import { CONSENT_VERSION, ContactEndSchema } from '@copa/domain/registrations/consent/consent';
import {
  consentText,
  consentTick,
  contactKept,
  howShown,
  organisersRead,
} from '@copa/domain/registrations/words/consent-text';
import { expect, it } from 'vitest';

it('the version of the consent fits its text: a change of the text needs a new day and hash', () => {
  const asked = { firstName: 'Luis', tournament: 'Copa', keptDays: 90, fee: null };
  const text = [
    ...consentText(asked),
    ...consentText({ ...asked, keptDays: null, fee: '$2.50 USD' }),
    ...ContactEndSchema.options.map((contactEnd) => contactKept[contactEnd]),
    howShown,
    consentTick,
    organisersRead,
  ];
  const hash = createHash('sha256').update(text.join('\n')).digest('hex');
  expect(CONSENT_VERSION.slice(11)).toBe(hash.slice(0, 16));
});
