import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { titlesOf } from './test-titles.mjs';

const VITEST = "import { describe, it, test } from 'vitest';\n";

function titles(text: string, others: Readonly<Record<string, string>> = {}, imports = VITEST) {
  const files: Readonly<Record<string, string>> = { 'a/x.test.ts': imports + text, ...others };
  return titlesOf('a/x.test.ts', (file) => {
    const found = files[file];
    return found === undefined ? null : ts.createSourceFile(file, found, ts.ScriptTarget.Latest, true);
  });
}
const written = (text: string) => titles(text).map(({ title }) => title);

describe('titlesOf', () => {
  it('finds tests in their groups, and groups that hold one', () => {
    const text = "describe('a list', () => { describe('empty', () => {}); it('is shown', () => {}); });";
    expect(titles(text)).toEqual([
      { title: 'is shown', rows: [], groups: ['a list'], isGroup: false },
      { title: 'a list', rows: [], groups: [], isGroup: true },
    ]);
  });

  // Some words are put in, so that this file has no such test itself.
  it.each([
    ['a comment', "// it('is shown', () => {})\n/* it('is shown', () => {}) */"],
    ['a string', 'const text = "it(\'is shown\', () => {})";'],
    ['an argument of something else', "log('is shown', () => {});"],
    ['a method of the same name', "list.it('is shown', () => {});"],
    ['a test without a body', "it('is shown');"],
    ['a skipped test', `it.${'skip'}('is shown', () => {});`],
    ['a test for later', `it.${'todo'}('is shown', () => {});`],
    ['a test that has to fail', "it.fails('is shown', () => {});"],
    ['a test in a skipped group', `describe.${'skip'}('a list', () => { it('is shown', () => {}); });`],
    ['a test that a setting skips', "it.skipIf(process.env['CI'])('is shown', () => {});"],
    ['a row of a skipped test', `it.${'skip'}.each(['list'])('is shown %s', () => {});`],
  ])('takes %s for no test', (_what, text) => {
    expect(written(text)).toEqual([]);
  });

  it.each([
    ['test', "test('is shown', () => {});"],
    ['a test with options', "it('is shown', { timeout: 1 }, () => {});"],
    ['a title in backticks', 'it(`is shown`, () => {});'],
    ['a test that another platform skips', "it.skipIf(process.platform === 'win32')('is shown', () => {});"],
    ['a test in a loop', "for (const size of sizes) { it('is shown', () => {}); }"],
  ])('finds %s', (_what, text) => {
    expect(written(text)).toEqual(['is shown']);
  });

  it('takes no function for a test that is not of vitest', () => {
    expect(titles("it('is shown', () => {});", {}, "import { it } from './it.ts';\n")).toEqual([]);
    expect(titles("it('is shown', () => {});", {}, '')).toEqual([]);
  });

  it('knows what is made of a test by extending it, also in another file', () => {
    const journey = "import { test as base } from 'vitest';\nexport const journey = base.extend({});\n";
    const imports = "import { journey } from './support/journey.ts';\n";
    const text = "journey('by phone', () => {}); journey.for(['small'])('%s', () => {}); journey.extend({});";
    expect(titles(text, { 'a/support/journey.ts': journey }, imports)).toEqual([
      { title: 'by phone', rows: [], groups: [], isGroup: false },
      { title: '%s', rows: ['small'], groups: [], isGroup: false },
    ]);
  });
});

describe('the rows of a table', () => {
  const rows = (text: string, others?: Readonly<Record<string, string>>) => titles(text, others)[0]?.rows;

  it.each([
    ['texts', "it.each(['a', 'b'])('is %s', () => {});", ['is a', 'is b']],
    ['lists', "it.each([['a', 1, 'c']])('%s of %i', () => {});", ['a of 1']],
    ['objects', "it.each([{ who: 'Ana', age: 9 }])('$who, $age', () => {});", ['Ana, 9']],
    ['a constant', "const ROWS = ['a'] as const; it.each(ROWS)('is %s', () => {});", ['is a']],
    ['what another one spreads', "const A = ['a']; it.each([...A, 'b'])('%s!', () => {});", ['a!', 'b!']],
    ['the names of an object', "it.each(Object.keys({ a: run() }))('is %s', () => {});", ['is a']],
    ['its entries', "it.each(Object.entries({ a: run() }))('is %s', () => {});", ['is a']],
    ['JSON', 'it.each([[{ a: [1, run()] }]])("%j", () => {});', ['{"a":[1,"…"]}']],
    ['a value that only running tells', "it.each([[run(), 'b']])('%s is %s', () => {});", ['… is b']],
  ])('are read from %s', (_what, text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it('are read from another file', () => {
    const text = "import { ROWS } from './rows.ts';\nit.each(ROWS)('is %s', () => {});";
    expect(rows(text, { 'a/rows.ts': "export const ROWS = ['a'];" })).toEqual(['is a']);
  });

  it('are not guessed where only running the table tells them', () => {
    expect(rows("it.each(['a'].filter(Boolean))('is %s', () => {});")).toEqual([]);
    expect(rows("let ROWS = ['a']; it.each(ROWS)('is %s', () => {});")).toEqual([]);
  });
});
