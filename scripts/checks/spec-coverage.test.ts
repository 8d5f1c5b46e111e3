import { describe, expect, it } from 'vitest';
import { levelTwo, summaryOf } from './asvs.ts';
import { checkCompatibility, checkCoverage, complaintsAboutRow, rowsOf } from './spec-coverage.ts';

const files: Readonly<Record<string, string>> = {
  'web/card.tsx': 'export const card = 1;\n',
  'web/card.test.tsx': [
    "import { it } from 'vitest';",
    "it('shows a card', () => {});",
    "it('turns a page', () => {});",
    "it('turns a page back', () => {});",
    "// it('is only remembered', () => {})",
    "const text = 'is only a text';",
  ].join('\n'),
  'web/card.fixture.ts': "import { it } from 'vitest';\nit('runs nowhere', () => {});\n",
  'tests/rules/rows/cards.ts': "get('reads a card', () => {});\n",
  'docs/decisions/0005-departures.md': '# 5\n',
};
const run = ['web/card.test.tsx', 'tests/rules/rows/cards.ts'];
const repository = (more: Readonly<Record<string, string>> = {}) => ({
  read: (file: string) => ({ ...files, ...more })[file] ?? null,
  runs: (file: string) => run.includes(file),
});
const withoutTest = /^(departure .*\]\(decisions\/|not applicable: .{10})/;
const row = (where: string, proof: string) => ({ id: '2.1', where, proof });

describe('rowsOf', () => {
  it('reads the rows that have an id, and nothing else', () => {
    const markdown = [
      '| # | Statement | Where | Proof |',
      '| --- | --- | --- | --- |',
      '| 2.1 | a card | `web/card.tsx` | `web/card.test.tsx` "shows a card" |',
      'some text',
    ].join('\n');
    expect(rowsOf(markdown, /^\d\.\d+$/)).toEqual([
      row('`web/card.tsx`', '`web/card.test.tsx` "shows a card"'),
    ]);
  });

  it('takes a row of other cells for one without proof', () => {
    expect(rowsOf('| 2.1 | a \\| b | `web/card.tsx` | not applicable: x |', /^\d\.\d+$/)[0]?.proof).toBe('');
  });
});

describe('complaintsAboutRow', () => {
  it.each([
    ['a test with its title', '`web/card.test.tsx` "shows a card"'],
    ['a part of a title', '`web/card.test.tsx` "a card"'],
    ['the beginning of several, said on purpose', '`web/card.test.tsx` "turns…"'],
    ['a row that a test runs', '`tests/rules/rows/cards.ts` "reads a card"'],
    ['a decision', 'departure [5](decisions/0005-departures.md)'],
    ['a reason', 'not applicable: nothing is sold here'],
  ])('accepts %s', (_what, proof) => {
    expect(complaintsAboutRow(row('`web/card.tsx`', proof), repository(), withoutTest)).toEqual([]);
  });

  it.each([
    ['a file that is gone', '`web/gone.tsx`', 'not applicable: nothing sold', 'web/gone.tsx does not exist'],
    ['a test that is gone', '', '`web/gone.test.tsx` "a card"', 'web/gone.test.tsx does not exist'],
    [
      'another title',
      '',
      '`web/card.test.tsx` "shows a list"',
      'web/card.test.tsx has no test named "shows a list"',
    ],
    [
      'one title of two',
      '',
      '`web/card.test.tsx` "a card", "a list"',
      'web/card.test.tsx has no test named "a list"',
    ],
    [
      'a comment',
      '',
      '`web/card.test.tsx` "only remembered"',
      'web/card.test.tsx has no test named "only remembered"',
    ],
    [
      'a text of the file',
      '',
      '`web/card.test.tsx` "is only a text"',
      'web/card.test.tsx has no test named "is only a text"',
    ],
    [
      'a title that could be several',
      '',
      '`web/card.test.tsx` "page"',
      'web/card.test.tsx has several tests named "page"',
    ],
    [
      'a text of a file that is no test',
      '',
      '`web/card.tsx` "card"',
      'web/card.tsx is no test that the runner runs',
    ],
    [
      'a test that the runner does not include',
      '',
      '`web/card.fixture.ts` "runs nowhere"',
      'web/card.fixture.ts is no test that the runner runs',
    ],
    [
      'a row that no test runs',
      '',
      '`tests/rules/rows/cards.ts` "writes a card"',
      'tests/rules/rows/cards.ts has no test named "writes a card"',
    ],
    ['a test without a title', '', '`web/card.test.tsx`', 'web/card.test.tsx without the name of a test'],
    ['no proof', '`web/card.tsx`', '', 'names neither a test nor a decision'],
    ['a departure without decision', '', 'departure', 'names neither a test nor a decision'],
    ['a dead link', '', 'departure [9](decisions/0009-x.md)', 'docs/decisions/0009-x.md does not exist'],
  ])('refuses %s', (_what, where, proof, complaint) => {
    expect(complaintsAboutRow(row(where, proof), repository(), withoutTest)).toEqual([complaint]);
  });
});

describe('checkCoverage', () => {
  const spec = (last: string) =>
    [1, 2, 3, 4, 5, 6, 7, 8]
      .map((section) => `| ${section}.1 | x | \`web/card.tsx\` | \`web/card.test.tsx\` "shows a card" |`)
      .concat(last)
      .join('\n');
  const rows = levelTwo.map((id) => ({ id, where: '', proof: 'gap: nobody has looked at it yet' }));
  const asvs = [...rows.map(({ id, proof }) => `| ${id} | x | | ${proof} |`), ...summaryOf(rows)].join('\n');
  const nothing = 'not applicable: nothing is sold here';
  const check = (last: string) =>
    checkCoverage(repository({ 'docs/spec-coverage.md': spec(last), 'docs/asvs.md': asvs }));

  it('accepts documents that are whole', () => {
    expect(check(`| 9.1 | x | | ${nothing} |`)).toEqual([]);
  });

  it('wants every section, and every row once', () => {
    expect(check(`| 8.1 | x | | ${nothing} |`)).toEqual([
      'docs/spec-coverage.md: section 9 has no rows',
      'docs/spec-coverage.md: 8.1 is there twice',
    ]);
  });

  it('reads the standard by its own rules, counts included', () => {
    const without = asvs.replace('| V2.1.1 | x | |', '| V2.1.1 | x | `web/gone.tsx` |');
    const check = (text: string) =>
      checkCoverage(
        repository({ 'docs/spec-coverage.md': spec(`| 9.1 | x | | ${nothing} |`), 'docs/asvs.md': text }),
      );
    expect(check(without)).toEqual(['docs/asvs.md: V2.1.1 web/gone.tsx does not exist']);
    expect(check(asvs.replace('| V2.1.1 |', '| V2.1.99 |'))).toEqual(
      expect.arrayContaining([
        'docs/asvs.md: V2.1.1 has no row',
        'docs/asvs.md: V2.1.99 is no requirement of level 2',
      ]),
    );
    expect(check(asvs.replace('gap: nobody', 'hopefully: nobody'))).toContain(
      'docs/asvs.md: V1.1.1 names neither a test nor a decision',
    );
  });

  it('refuses documents that are not there', () => {
    expect(checkCoverage(repository())).toContain('docs/asvs.md: has no rows');
  });
});

describe('checkCompatibility', () => {
  const check = (...rows: readonly string[]) =>
    checkCompatibility(repository({ 'emulator/docs/compatibility.md': rows.join('\n') }));
  const proven = '`web/card.test.tsx` "shows a card"';

  it('accepts a verdict with its test, and nothing to prove for what is never done', () => {
    expect(
      check(`| 1.1 | cards | same, with \`any\` word | ${proven} |`, '| 1.2 | TLS | never | – |'),
    ).toEqual([]);
  });

  it.each([
    ['a row without a verdict', `| 1.1 | cards | supported | ${proven} |`, '1.1 has no verdict'],
    ['a verdict without a test', '| 1.1 | cards | same | – |', '1.1 names neither a test nor a decision'],
    [
      'a test that is gone',
      '| 1.1 | cards | never | `web/card.test.tsx` "is gone" |',
      '1.1 web/card.test.tsx has no test named "is gone"',
    ],
    ['no rows at all', 'some text', 'has no rows'],
  ])('refuses %s', (_what, text, complaint) => {
    expect(check(text)).toEqual([`emulator/docs/compatibility.md: ${complaint}`]);
  });

  it('refuses a row that is there twice', () => {
    const row = `| 1.1 | cards | same | ${proven} |`;
    expect(check(row, row)).toEqual(['emulator/docs/compatibility.md: 1.1 is there twice']);
  });
});
