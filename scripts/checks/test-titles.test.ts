import { describe, expect, it } from 'vitest';
import { findQuoted, titlesOf } from './test-titles.ts';

describe('titlesOf', () => {
  it('finds tests and groups, however they are made', () => {
    const text = `
      describe('a list', { timeout: 1 }, () => { it(\`is \${what}\`, () => {}, 300); });
      journey.for(['small'])('by phone', async () => {});
      // it('is a comment', () => {})
      const text = 'it("is a text", () => {})';
      it('has no body');`;
    expect(titlesOf(text, 'a.test.ts')).toEqual([
      { title: 'a list', groups: [] },
      { title: 'is ${what}', groups: ['a list'] },
      { title: 'by phone', groups: [] },
    ]);
  });
});

it('takes the brackets of a type for what they are', () => {
  const text = "const one = <T>(of: T) => of;\nit('is shown', () => {});";
  expect(titlesOf(text, 'a.test.ts')).toEqual([{ title: 'is shown', groups: [] }]);
});

const text = `
  it('shows a card', () => {});
  it('shows a card twice', () => {});
  describe('a form', () => {
    it.each(['a phone of 7', 'a fax'])('refuses %s', () => {});
    it('is empty', () => {});
  });
  describe('a list', () => { it('is empty', () => {}); });`;

describe('findQuoted', () => {
  it.each([
    ['a title, though another one begins with it', 'shows a card'],
    ['a part that one title alone has', 'card twice'],
    ['a table as it is written', 'refuses %s'],
    ['a row', 'refuses a phone of 7'],
    ['the words of a row', 'a fax'],
    ['a row of words that are imported', 'refuses a letter'],
    ['a group', 'a form'],
    ['a test by its group', 'a list > is empty'],
    ['how several begin, said on purpose', 'shows…'],
  ])('finds %s', (_what, quoted) => {
    expect(findQuoted(quoted, text, 'a.test.ts', "export const rows = ['a letter'];")).toBe('found');
  });

  it.each([
    ['a part of several titles', 'card'],
    ['a title in two groups', 'is empty'],
  ])('does not choose for %s', (_what, quoted) => {
    expect(findQuoted(quoted, text, 'a.test.ts')).toBe('ambiguous');
  });

  it.each([
    ['a title that is not there', 'shows a list'],
    ['a row that is not there', 'refuses a letter'],
    ['a beginning that no title has', 'hides…'],
    ['a test of another group', 'a card > is empty'],
    ['no beginning at all', '…'],
  ])('misses %s', (_what, quoted) => {
    expect(findQuoted(quoted, text, 'a.test.ts')).toBe('missing');
  });
});
