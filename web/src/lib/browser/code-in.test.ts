import { describe, expect, it } from 'vitest';
import { codeIn } from './code-in.ts';

const CODE = '0123456789abcdefghjkmnpqrs';

describe('the code of a link', () => {
  it.each(['', '.', '*', ')', ',', '…', '"', '\u200E', '\u2060', '\u00A0gracias'])(
    'is read without what an app puts after it: %j',
    (after) => {
      expect(codeIn(`${CODE}${after}`)).toBe(CODE);
    },
  );

  it('is read in capitals, and after an unseen mark', () => {
    expect(codeIn(CODE.toUpperCase())).toBe(CODE);
    expect(codeIn(`\u2068${CODE}\u2069`)).toBe(CODE);
  });

  it('is left as it is when it is no code', () => {
    expect([codeIn('copa'), codeIn('')]).toEqual(['copa', '']);
  });
});
