import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormSchema } from '../forms/form.ts';
import { QuestionSchema } from '../questions/question.ts';
import { REGISTRATION_STATUS } from './places/unit-day.ts';
import { adminRegistrationErrors, PlayerSchema } from './player.ts';
import { additionalFields, RegistrationInputSchema } from './registration.ts';
import { REGISTRATION_MESSAGES } from './words/player.ts';

const player = {
  fullName: 'Ana Pérez',
  freeFireId: '12345678',
  email: 'Ana@Correo.MX',
  phone: '+52 55 1234 5678',
};

function messagesOf(input: unknown): Record<string, string> {
  const result = PlayerSchema.safeParse(input);
  const messages: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) messages[issue.path.join('.')] ??= issue.message;
  return messages;
}

describe('PlayerSchema', () => {
  it('accepts a player and normalises what is compared later', () => {
    expect(PlayerSchema.parse({ ...player, fullName: '  Ana Pe\u0301rez ' })).toEqual({
      ...player,
      fullName: 'Ana Pérez',
      email: 'ana@correo.mx',
    });
  });

  it('says what is missing in the words of the form', () => {
    const missing = {
      fullName: 'El nombre es obligatorio',
      freeFireId: 'El ID de Free Fire es obligatorio',
      email: 'El correo es obligatorio',
      phone: 'El teléfono es obligatorio',
    };
    expect(messagesOf({})).toEqual(missing);
    expect(messagesOf({ fullName: ' ', freeFireId: '', email: '', phone: ' ' })).toEqual(missing);
  });

  it.each(['1234567', '1234567890123', '12345678a', '１２３４５６７８', '-12345678', '1234 5678'])(
    'refuses the Free Fire ID %s',
    (freeFireId) => {
      expect(messagesOf({ ...player, freeFireId })).toEqual({
        freeFireId: REGISTRATION_MESSAGES.freeFireIdFormat,
      });
    },
  );

  it('takes 8 to 12 digits and nothing else', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (freeFireId) => {
        const valid = freeFireId.length >= 8 && freeFireId.length <= 12;
        expect(PlayerSchema.safeParse({ ...player, freeFireId }).success).toBe(valid);
      }),
    );
  });

  it('stores a number of a contact card with the signs that every reader knows', () => {
    const phone = '\u202A(+52)\u00A055.1234\u20115678\u202C';
    expect(PlayerSchema.parse({ ...player, phone }).phone).toBe('+52\u00A055-1234-5678');
  });

  it('refuses a bad e-mail, a bad phone and unknown keys', () => {
    expect(messagesOf({ ...player, email: 'ana@correo' })).toEqual({ email: 'Correo electrónico inválido' });
    expect(messagesOf({ ...player, email: 'x,ana@correo.mx' })).toEqual({
      email: 'Correo electrónico inválido',
    });
    expect(messagesOf({ ...player, phone: '1234567' })).toEqual({ phone: 'Ingresa un teléfono válido' });
    expect(PlayerSchema.safeParse({ ...player, status: 'approved' }).success).toBe(false);
  });
});

describe('RegistrationInputSchema', () => {
  it('needs a uuid as request id', () => {
    const input = {
      ...player,
      tournamentId: 't1',
      requestId: '7f0c3f4e-2b1d-4c6a-9e8f-1a2b3c4d5e6f',
      answers: {},
    };
    expect(RegistrationInputSchema.safeParse(input).success).toBe(true);
    expect(RegistrationInputSchema.safeParse({ ...input, requestId: '../x' }).success).toBe(false);
    expect(RegistrationInputSchema.safeParse({ ...input, tournamentId: 'a/b' }).success).toBe(false);
  });
});

describe('additionalFields', () => {
  it('asks the active questions in their order, then the fields of the form', () => {
    const question = (id: string, order: number, active = true) =>
      QuestionSchema.parse({ id, text: `¿${id}?`, type: 'text', order, active });
    const form = FormSchema.parse({ id: 'f', title: 'F', fields: [{ id: 'x', type: 'firma', label: 'X' }] });
    const fields = additionalFields([question('b', 2), question('off', 0, false), question('a', 1)], form);
    expect(fields.map(({ id, label }) => [id, label])).toEqual([
      ['a', '¿a?'],
      ['b', '¿b?'],
      ['x', 'X'],
    ]);
    expect(additionalFields([], null)).toEqual([]);
  });
});

describe('texts', () => {
  it('keeps the labels and colours of the statuses', () => {
    expect(REGISTRATION_STATUS).toEqual({
      pending: { label: 'Pendiente', colour: 'yellow' },
      approved: { label: 'Aprobado', colour: 'green' },
      rejected: { label: 'Rechazado', colour: 'red' },
    });
  });

  it('checks a player in the words of the admin tools', () => {
    for (const blank of ['', '  ']) {
      const nothing = { fullName: blank, freeFireId: blank, email: blank, phone: blank };
      expect(adminRegistrationErrors(nothing)).toEqual({
        fullName: 'Full name is required',
        freeFireId: 'Free Fire ID is required',
        email: 'Email is required',
        phone: 'Phone number is required',
      });
    }
    expect(adminRegistrationErrors({ ...player, freeFireId: '1', email: 'x' })).toEqual({
      freeFireId: 'Free Fire ID must be 8-12 digits',
      email: 'Invalid email format',
    });
    expect(adminRegistrationErrors(player)).toEqual({});
  });
});
