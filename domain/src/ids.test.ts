import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentIdSchema, documentIdOf, PrivateCodeSchema, RequestIdSchema } from './ids.ts';

describe('the id of a document', () => {
  it.each(['a', '7', 'Copa_2026-final', 'x'.repeat(128)])('may be %s', (id) => {
    expect(DocumentIdSchema.safeParse(id).success).toBe(true);
  });

  it.each(['', '_a', '-a', 'a b', 'a/b', '..', 'ñ', 'a\n', 'x'.repeat(129)])('may not be %j', (id) => {
    expect(DocumentIdSchema.safeParse(id).error?.issues[0]?.message).toBe('El identificador no es válido.');
  });
});

describe('a private code', () => {
  const code = '0123456789abcdefghjkmnpqrs';

  it('is 26 letters and digits without look-alikes', () => {
    expect(PrivateCodeSchema.safeParse(code).success).toBe(true);
    expect(PrivateCodeSchema.safeParse('tvwxyz'.padEnd(26, '0')).success).toBe(true);
  });

  const unclear = ['i', 'l', 'u', 'o', 'A', '-', 'ñ'].map((letter) => `${code.slice(1)}${letter}`);
  it.each(['', code.slice(1), `0${code}`, `${code}\n`, ...unclear])('is not %j', (wrong) => {
    expect(PrivateCodeSchema.safeParse(wrong).error?.issues[0]?.message).toBe('El código no es válido.');
  });
});

describe('the document of a request', () => {
  it('is the same in capitals', () => {
    expect(RequestIdSchema.parse('7F0C3F4E-2B1D-4C6A-9E8F-1A2B3C4D5E6F')).toBe(
      '7f0c3f4e-2b1d-4c6a-9e8f-1a2b3c4d5e6f',
    );
  });

  it('has an id as short as those of the database, and another one for another request', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        const id = documentIdOf(one);
        expect(id).toHaveLength(22);
        expect(DocumentIdSchema.safeParse(id).success).toBe(true);
        expect(documentIdOf(other) === id).toBe(other === one);
        expect(documentIdOf(one.toUpperCase())).toBe(id);
      }),
    );
  });

  it('never changes for a request', () => {
    expect(documentIdOf('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('0TMXp8QPR6yGvKuV2GZQ10');
    expect(documentIdOf('00000000-0000-0000-0000-000000000000')).toBe('0000000000000000000000');
  });
});
