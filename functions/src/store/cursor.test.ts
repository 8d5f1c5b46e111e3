import { AppError } from '@copa/domain/errors';
import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

describe('a cursor', () => {
  it.each([
    ['a moment, to the nanosecond', new Timestamp(1_790_000_000, 123_456_789)],
    ['text', 'Copa “Fénix” 🔥'],
    ['the truth', true],
    ['a number', 7.5],
    ['nothing', null],
  ])('finds its place again: %s', (_name, value) => {
    const text = encodeCursor({ value, id: 'abc' });
    expect(text).toMatch(/^[\w-]+$/);
    expect(decodeCursor(text)).toEqual({ value, id: 'abc' });
  });

  it('that the API did not make is refused', () => {
    const forged = [
      { value: 1 },
      { value: 1, id: 'a/b' },
      { value: 1, id: '.' },
      { value: 1, id: '..' },
      { value: 1, id: '__id7__' },
      { value: 1, id: '__\n__' },
      { value: 1, id: '\ud800' },
      { value: '\udc00x', id: 'a' },
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

  it('is either read or refused, whatever it is', () => {
    const outcome = (text: string): string => {
      try {
        return typeof decodeCursor(text).id;
      } catch (error) {
        return error instanceof AppError ? error.code : 'failed';
      }
    };
    const property = fc.property(fc.string({ maxLength: 80 }), (text) =>
      ['string', 'validation-failed'].includes(outcome(text)),
    );
    expect(() => fc.assert(property)).not.toThrow();
  });
});
