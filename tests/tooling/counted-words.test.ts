import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { wordsFiles } from './words-files.ts';

/** This file is left out, because the callers of `counted` pass the nouns. */
const COUNTER = 'domain/src/words/counted.ts';
const files = wordsFiles.filter((file) => file !== COUNTER);

type Sentence = (...values: readonly (number | string)[]) => unknown;
const FUNCTION = /export (?:const|function) (\w+)(?: = )?\(([^)]*)\)(?:: string)?(?: =>| \{)/g;
const TYPES = /^\w+\??: (number|string)(?: \| null)?$/;

function typesOf(parameters: string): readonly string[] | null {
  const types = parameters
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => TYPES.exec(each)?.[1] ?? '');
  return types.includes('number') && !types.includes('') ? types : null;
}

/** The first number of a text, and its other numbers. */
const COUNTS = [0, 1, 2].flatMap((count) => [[count, 12] as const, [count, 1] as const]);

async function sentences(file: string) {
  const path = join(repositoryRoot, file);
  const found = [...readFileSync(path, 'utf8').matchAll(FUNCTION)];
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, Sentence>>;
  return found.flatMap(([, name = '', parameters = '']) => {
    const types = typesOf(parameters);
    return types === null ? [] : [{ name, types, sentence: module[name] as Sentence }];
  });
}

/** These functions never get a number below 2, so the test calls them only with 2. */
const SEVERAL = new Set([
  'failedText',
  'fieldsFull',
  'inLobbies',
  'inMinutes',
  'inUnevenLobbies',
  'keepLink',
  'listFull',
  'lobbyTooSmall',
  'maxResponsesHint',
  'notSavedMany',
  'othersMoveUp',
  'passwordHint',
  'readFor',
  'rejectThem',
  'rights',
  'samePlace',
  'samePlaceText',
  'searchedNewest',
  'searchingEarlier',
  'showAll',
  'summaryOfLatest',
  'textFull',
  'tooLong',
  'tooLongWithDots',
  'tooManyImages',
  'tooManyMatches',
  'tooManyOfMatch',
  'undoneMany',
]);

/** Matches a plural beside 1, as in "1 puntos", "los 1", "1 de 12 confirmaron". */
const WRONG_FOR_ONE =
  /(?<![\d.,:])\b1 (?:ya )?(?!(?:más|min|sin)(?!\p{L}))\p{L}+(?:s|[aei]n)(?!\p{L})|\b[Ll][oa]s 1\b|\b(?:Caben|caben|Faltan|faltan|Van|Son|son) 1\b|\b1 de \d+ (?:no )?(?:se )?\p{L}+[aeo]n(?!\p{L})/u;
/** Matches a singular after 0 or 2, as in "2 punto", except for words that fit any number. */
const WRONG_FOR_MANY =
  /(?<![\d.,:])\b[02] (?:ya )?(?!(?:a|abre|de|del|desde|en|h|más|no|o|por|que|se|y|ya)(?!\p{L}))\p{L}*(?![sn])\p{L}(?!\p{L})/u;

it('counts nothing in the wrong number', async () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const file of files) {
    for (const { name, types, sentence } of await sentences(file)) {
      for (const [count, other] of SEVERAL.has(name) ? [[2, 12] as const] : COUNTS) {
        const first = types.indexOf('number');
        const values = types.map((each, at) => (at === first ? count : each === 'number' ? other : 'Lobos'));
        const text = sentence(...values);
        if (typeof text !== 'string') continue;
        checked += 1;
        const hasOne = count === 1 || (other === 1 && types.lastIndexOf('number') !== first);
        if ((hasOne ? WRONG_FOR_ONE : WRONG_FOR_MANY).test(text)) wrong.push(`${file} ${name}: ${text}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(500);
});
