import { PRIVATE_CODE_PATTERN } from '@copa/domain/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRegistrationCodes } from './code.ts';

const codes = createRegistrationCodes('a-secret-of-this-server');

describe('registration codes', () => {
  it('have the form that the API accepts, whatever the registration', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(codes.codeOf(id)).toMatch(PRIVATE_CODE_PATTERN);
      }),
    );
  });

  it('are never those of an invitation or a ticket, nor these of each other or of another revision', () => {
    const id = '11111111-1111-4111-8111-111111111111';
    const made = [
      codes.codeOf(id),
      codes.invitationOf(id, 0),
      codes.invitationOf(id, 1),
      codes.ticketOf(id, 0),
      codes.ticketOf(id, 1),
    ];
    expect(new Set(made).size).toBe(made.length);
    for (const code of made) expect(code).toMatch(PRIVATE_CODE_PATTERN);
  });

  it('are the same for the same registration and differ between registrations', () => {
    const one = codes.codeOf('11111111-1111-4111-8111-111111111111');
    expect(codes.codeOf('11111111-1111-4111-8111-111111111111')).toBe(one);
    expect(codes.codeOf('11111111-1111-4111-8111-111111111112')).not.toBe(one);
  });

  it('name the new page of a member, and differ by the secret', () => {
    const id = '11111111-1111-4111-8111-111111111111';
    const key = codes.playerOf(id);
    expect(key).toMatch(PRIVATE_CODE_PATTERN);
    expect(codes.playerOf(id)).toBe(key);
    const others = [codes.playerOf(id.replace(/1$/, '2')), createRegistrationCodes('another').playerOf(id)];
    expect([...others, codes.codeOf(id)]).not.toContain(key);
  });

  it('of a season join neither the page of the player nor another season, also where all the rest is equal', () => {
    const id = '1234567890';
    const made = [
      codes.playerOf(id),
      codes.seasonPlayerOf('a', id),
      codes.seasonPlayerOf('b', id),
      codes.codeOf(id),
    ];
    expect(new Set(made).size).toBe(made.length);
    expect(codes.seasonPlayerOf('', id)).not.toBe(codes.playerOf(id));
  });

  it('cannot be derived without the secret of the server', () => {
    const id = '11111111-1111-4111-8111-111111111111';
    expect(createRegistrationCodes('another').codeOf(id)).not.toBe(codes.codeOf(id));
  });

  it('encode 128 bits of the digest, most significant first', () => {
    expect(createRegistrationCodes('k').codeOf('id')).toBe('4pcp0pthz3js0vjqskqwea9w66');
  });

  it('are stored as a hash that does not contain them', () => {
    const code = codes.codeOf('11111111-1111-4111-8111-111111111111');
    expect(codes.hashOf(code)).toMatch(/^[0-9a-f]{64}$/);
    expect(codes.hashOf(code)).not.toContain(code);
    expect(codes.hashOf(code)).not.toBe(codes.hashOf(`${code}0`));
  });
});
