import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

describe('a cursor', () => {
  it.each([
    ['a moment, to the nanosecond', new Timestamp(1_790_000_000, 123_456_789)],
    ['text', 'Copa “Fénix” 🔥'],
    ['a number', 7.5],
    ['nothing', null],
  ])('finds its place again: %s', (_name, value) => {
    const text = encodeCursor({ value, id: 'abc' });
    expect(text).toMatch(/^[\w-]+$/);
    expect(decodeCursor(text)).toEqual({ value, id: 'abc' });
  });

  it('of anybody else is refused as theirs', () => {
    const forged = [
      { value: 1 },
      { value: 1, id: 'a/b' },
      { value: { s: 1e15, n: 0 }, id: 'a' },
      [],
      null,
      'x',
    ];
    const texts = forged.map((each) => Buffer.from(JSON.stringify(each)).toString('base64url'));
    for (const text of ['', 'abcd', ...texts]) {
      expect(() => decodeCursor(text), text).toThrow('El cursor no es válido.');
    }
  });

  it('never breaks anything, whatever it is', () => {
    const property = fc.property(fc.string({ maxLength: 80 }), (text) => {
      try {
        decodeCursor(text);
      } catch (error) {
        expect(error).toMatchObject({ code: 'bad-request' });
      }
    });
    expect(() => fc.assert(property)).not.toThrow();
  });
});
