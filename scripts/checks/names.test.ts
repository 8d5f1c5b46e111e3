import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { avoidedIn, awayFromHome, exportsOf, moduleOf, readWordPage, twoMeanings } from './names.ts';
import { parse } from './words.ts';

const PAGE = readWordPage(`
| As people read it | Code | Home | What it is |
|---|---|---|---|
| anotación | \`entry\` | fairness | one thing on record |
| fila | \`row\`, type \`MatchRow\` | – | what one unit did in one match |
| aviso de un cambio | \`changeNotice\` | tournaments, store | the date moved |
| – | *avoid* \`door\` | – | say *call* |
`);

describe('the page of words', () => {
  it('gives a word its homes, and names the words to avoid', () => {
    expect([...PAGE.homes]).toEqual([
      ['entry', ['fairness']],
      ['changeNotice', ['tournaments', 'store']],
    ]);
    expect(PAGE.avoided).toEqual(['door']);
  });

  it('of this repository has homes and words to avoid', () => {
    const { homes, avoided } = readWordPage(readFileSync('docs/words.md', 'utf8'));
    expect(homes.get('record')).toEqual(['fairness']);
    expect(homes.get('claim')).toEqual(['store']);
    expect(homes.size).toBeGreaterThan(60);
    expect(avoided).toContain('door');
  });
});

it.each([
  ['domain/src/play/board/schema.ts', 'play'],
  ['web/src/features/day/public/ticket.tsx', 'day'],
  ['web/src/components/admin/rows.tsx', 'components'],
  ['functions/src/mail.ts', 'src'],
])('%s belongs to %s', (file, module) => {
  expect(moduleOf(file)).toBe(module);
});

describe('a word', () => {
  const away = (name: string, file: string) => awayFromHome(PAGE, [{ name, file }], [file]);

  it.each([
    ['Entry', 'functions/src/registrations/reserved.ts'],
    ['Entries', 'web/src/components/list.tsx'],
    ['EntrySchema', 'domain/src/play/page.ts'],
    ['ChangeNotice', 'web/src/components/notice-box.tsx'],
  ])('that is taken away from home as %s fails', (name, file) => {
    expect(away(name, file)).toEqual([
      expect.stringMatching(`^${file}: ${name} is named (entry|changeNotice), a word of .+; give it a name`),
    ]);
  });

  it('that names a file elsewhere fails', () => {
    expect(away('registered', 'functions/src/registrations/entry.ts')).toEqual([
      'functions/src/registrations/entry.ts: the file is named entry, a word of fairness (docs/words.md); give it a name of its own',
    ]);
    expect(away('told', 'functions/src/day/change-notices.ts')).toHaveLength(1);
  });

  it.each([
    ['Entry', 'domain/src/fairness/entry.ts'],
    ['ChangeNotice', 'functions/src/store/collections.ts'],
    ['AuditEntry', 'domain/src/site/audit.ts'],
    ['Entry', 'functions/src/wiring/agenda.ts'],
    ['Row', 'web/src/components/admin/rows.tsx'],
  ])('leaves %s in %s', (name, file) => {
    expect(away(name, file)).toEqual([]);
  });
});

describe('one name', () => {
  const of = (...files: readonly string[]) => twoMeanings(files.map((file) => ({ name: 'unitTitle', file })));

  it.each([
    ['two capabilities', 'web/src/features/day/unit.ts', 'web/src/features/registrations/unit.ts'],
    ['two files of one capability', 'domain/src/play/one.ts', 'domain/src/play/other.ts'],
    ['two packages and two capabilities', 'domain/src/play/one.ts', 'functions/src/day/other.ts'],
  ])('in %s fails', (_, one, other) => {
    expect(of(one, other)).toEqual([
      `${one} and ${other} both export unitTitle; rename one, so that the name says one thing`,
    ]);
  });

  it('may name the call and the service of one capability', () => {
    expect(of('domain/src/play/endpoints.ts', 'functions/src/play/stage-closing.ts')).toEqual([]);
  });

  it('is read from every kind of export, and not from what stays inside', () => {
    const source = [
      'export const A = 1, b = 2;',
      'export function c() {}',
      'export interface D {}',
      'export type E = string;',
      'export class F {}',
      'export function Component() {}',
      'const inside = 1;',
    ].join('\n');
    expect(exportsOf(parse('part.ts', source)).map(({ name }) => name)).toEqual([
      'A',
      'b',
      'c',
      'D',
      'E',
      'F',
    ]);
  });
});

it.each([
  ['const atDoor = 1;', ['part.ts:1: atDoor contains door, which docs/words.md avoids']],
  ['\nconst DOORS_OPEN = 1;', ['part.ts:2: DOORS_OPEN contains door, which docs/words.md avoids']],
  ["const indoors = 'the door'; // a door", []],
])('an identifier with a word to avoid fails: %s', (source, complaints) => {
  expect(avoidedIn(PAGE, 'part.ts', source, parse)).toEqual(complaints);
});

it('the plural of a word to avoid fails too', () => {
  const source = 'const openEntities = 1;';
  expect(avoidedIn({ ...PAGE, avoided: ['entity'] }, 'part.ts', source, parse)).toEqual([
    'part.ts:1: openEntities contains entity, which docs/words.md avoids',
  ]);
});

it('a folder or file with a word to avoid fails', () => {
  expect(avoidedIn(PAGE, 'functions/src/door/part.ts', '', parse)).toEqual([
    'functions/src/door/part.ts: the path contains door, which docs/words.md avoids',
  ]);
});
