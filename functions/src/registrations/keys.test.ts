import { RequestIdSchema } from '@copa/domain/ids';
import { eachPlayerField } from '@copa/domain/registrations/player';
import { RegistrationAdditionSchema, RegistrationInputSchema } from '@copa/domain/registrations/registration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SAMPLE_NOW, sampleInput } from '../desk/samples.fixture.ts';
import { createRegistrationKeys, laterFields, RETRY_MS } from './keys.ts';

const keys = createRegistrationKeys('a-secret-of-this-server');
const later = (milliseconds: number) => new Date(SAMPLE_NOW.getTime() + milliseconds);

describe('the names that the desk stores', () => {
  it('are of one length, differ by purpose and tournament, and need the secret of the server', () => {
    const names = [
      keys.network('copa-1', '192.0.2.7'),
      keys.network('copa-2', '192.0.2.7'),
      keys.network('copa-1', '192.0.2.8'),
      keys.mails('copa-1', '192.0.2.7').mailbox.here,
      keys.request('copa-1'),
      createRegistrationKeys('another').network('copa-1', '192.0.2.7'),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.network('copa-1', '192.0.2.7')).toBe(names[0]);
  });

  it('are the same for one mailbox, however it is written', () => {
    expect(keys.mails('copa-1', 'Ana.Paz+1@GoogleMail.com')).toEqual(
      keys.mails('copa-1', 'anapaz@gmail.com'),
    );
  });
});

describe('the id of a member', () => {
  it('is a uuid of the request in one unit, and another one in every other', () => {
    const [unit, other, request] = [1, 2, 3].map((number) => sampleInput(number).requestId);
    const id = keys.member(unit ?? '', request ?? '');
    expect(z.parse(RequestIdSchema, id)).toBe(id);
    expect(keys.member(unit ?? '', request ?? '')).toBe(id);
    expect(new Set([id, request, keys.member(other ?? '', request ?? '')]).size).toBe(3);
    expect(createRegistrationKeys('another').member(unit ?? '', request ?? '')).not.toBe(id);
  });

  it('registers nobody, so a captain never gets the private code of a teammate', () => {
    const { requestId, tournamentId, ...player } = sampleInput(1);
    const isRead = (id: string) =>
      [
        RegistrationInputSchema.safeParse({ ...player, tournamentId, requestId: id }),
        RegistrationAdditionSchema.safeParse({ ...eachPlayerField((field) => player[field]), requestId: id }),
      ].map(({ success }) => success);
    expect(isRead(requestId)).toEqual([true, true]);
    expect(isRead(keys.member(requestId, requestId))).toEqual([false, false]);
  });
});

describe('a request without an id', () => {
  const input = sampleInput(1, { answers: { a: '1', b: ['x'], c: '' } });

  it('is known by its words for as long as retries come, wherever a period ends', () => {
    fc.assert(
      fc.property(fc.nat(RETRY_MS * 3), fc.nat(RETRY_MS - 1), (start, wait) => {
        const [first] = keys.derivedIds(input, '192.0.2.7', later(start));
        expect(z.parse(RequestIdSchema, first)).toBe(first);
        expect(keys.derivedIds(input, '192.0.2.7', later(start + wait))).toContain(first);
        expect(keys.derivedIds(input, '192.0.2.7', later(start + 2 * RETRY_MS))).not.toContain(first);
      }),
    );
  });

  it('takes answers in another order, or left empty, for the same words', () => {
    const same = { ...input, answers: { b: ['x'], a: '1' } };
    expect(keys.derivedIds(same, null, SAMPLE_NOW)).toEqual(keys.derivedIds(input, null, SAMPLE_NOW));
  });

  it('counts a field that is newer than these ids only where it is given', () => {
    const { fullName, nick, freeFireId, email, phone } = input;
    const first = { fullName, nick, freeFireId, email, phone };
    expect(laterFields({ ...first, shirt: '' })).toEqual([]);
    expect(laterFields({ ...first, shirt: '10' })).toEqual(['shirt', '10']);
  });

  it.each([
    { tournamentId: 'copa-2' },
    { fullName: 'Otra' },
    { freeFireId: '99999999' },
    { email: 'otra@correo.example' },
    { phone: '+52 55 0000 0000' },
    { answers: { a: '2' } },
  ])('is another one with %o, from another network and at another server', (change) => {
    const ids = new Set(keys.derivedIds(input, '192.0.2.7', SAMPLE_NOW));
    const others = [
      ...keys.derivedIds({ ...input, ...change }, '192.0.2.7', SAMPLE_NOW),
      ...keys.derivedIds(input, '192.0.2.8', SAMPLE_NOW),
      ...keys.derivedIds(input, null, SAMPLE_NOW),
      ...createRegistrationKeys('another').derivedIds(input, '192.0.2.7', SAMPLE_NOW),
    ];
    expect(others.filter((id) => ids.has(id))).toEqual([]);
  });
});
