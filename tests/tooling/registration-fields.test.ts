import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GuardianSchema } from '@copa/domain/registrations/consent/guardian';
import { UnitNamesSchema } from '@copa/domain/registrations/names/unit-names';
import { RegistrationInputSchema } from '@copa/domain/registrations/registration';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const uses = {
  fullName: ['web/src/features/registrations/admin/inbox/registration-row.tsx', /words\.captain\(fullName/],
  freeFireId: ['functions/src/registrations/register.ts', /players: \[input\.freeFireId\]/],
  email: ['functions/src/desk/post.ts', /mailOf\(member\.email/],
  phone: ['web/src/features/day/admin/reminders/use-reminder-link.ts', /whatsAppNumber\(unit\.phone/],
  nick: ['domain/src/registrations/consent/age-band.ts', /showsNick !== true \? '' : nick/],
  'unit.name': ['domain/src/registrations/unit.ts', /return unit\.name;/],
  'unit.tag': ['functions/src/registrations/export.ts', /\bunit\.unit\.tag\b/],
  requestId: ['functions/src/registrations/registration-desk.ts', /ids : \[requestId\]/],
  tournamentId: ['functions/src/registrations/registration-desk.ts', /\{ tournamentId, requestId \} = input/],
  answers: ['functions/src/registrations/export.ts', /answerCell\(member\.answers/],
  ageBand: ['functions/src/registrations/consent/guardians.ts', /ageBand !== 'adult'/],
  'guardian.name': [
    'functions/src/registrations/consent/guardian-contact.ts',
    /\{ name, phone \} = found\(guardian/,
  ],
  'guardian.phone': [
    'functions/src/registrations/consent/guardian-contact.ts',
    /\{ name, phone \} = found\(guardian/,
  ],
  again: ['functions/src/registrations/members/again.ts', /unitByCode\(database, codes, again\)/],
  seasonCodes: ['functions/src/registrations/lookup.ts', /new Set\(seasonCodes\)/],
  acceptedVersion: ['functions/src/registrations/register.ts', /version: acceptedVersion/],
} satisfies Readonly<Record<string, readonly [file: string, use: RegExp]>>;

const parts: Readonly<Record<string, readonly string[]>> = {
  unit: Object.keys(UnitNamesSchema.shape),
  guardian: Object.keys(GuardianSchema.shape),
};

const asked = Object.keys(RegistrationInputSchema.shape).flatMap(
  (field) => parts[field]?.map((part) => `${field}.${part}`) ?? [field],
);

describe('a registration asks for nothing that is not used', () => {
  it('has a row for each of its fields, and for no other one', () => {
    expect(Object.keys(uses).toSorted()).toEqual(asked.toSorted());
  });

  it.each(Object.entries(uses))('%s is used where its row says', (_, [file, use]) => {
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(use);
  });
});
