import { TEAM_WORDS } from '../../tournaments/words/choices.ts';
import { plainLetters, plainWords } from './plain-letters.ts';

export const SAME_NAME = 0.75;
/** Shorter names resemble too many others to be guessed. */
const GUESSED_LENGTH_MIN = 5;
const CUT_LENGTH_MIN = 3;
const ADDED_LENGTH_MAX = 4;
/**
 * `BARE` is the score of a name that is equal without `FILLERS`, and `JOINED` of one that is equal without
 * spaces. `PART` is the score of a name that is cut short or has words around it.
 */
const BARE = 0.97;
const JOINED = 0.99;
const PART = 0.85;

const FILLERS = new Set([
  ...TEAM_WORDS,
  ...'clan esport esports gaming oficial official los las el la the de del'.split(' '),
]);

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
}

export interface Likeness {
  readonly score: number;
  readonly isSure: boolean;
}

const NONE: Likeness = { score: 0, isSure: false };

function plainName(text: string): string {
  return plainWords(plainLetters(text)).join(' ') || text.trim();
}

export function isTagOf({ tag }: Named, written: string): boolean {
  return tag !== '' && plainName(tag) === written;
}

export function likenessOf(unit: Named, written: string): Likeness {
  const names = fullNames(unit);
  const [alone = ''] = names;
  const numbers = names.flatMap((name) => name.split(' ').filter(isNumber));
  if (written === '' || written.split(' ').some((word) => isNumber(word) && !numbers.includes(word)))
    return NONE;
  if (names.includes(written)) return { score: 1, isSure: true };
  const isLong = (one: string) => Math.min(one.length, alone.length) >= GUESSED_LENGTH_MIN;
  const untagged = withoutTag(unit, written);
  const alike = names.map((name): Likeness => {
    if (joined(name) === joined(written)) return { score: JOINED, isSure: isLong(written) };
    const core = withoutFillers(name);
    if (core !== '' && core === withoutFillers(written)) return { score: BARE, isSure: isLong(written) };
    return { score: similarity(name, written), isSure: isLong(written) };
  });
  const cut = { score: isCut(alone, untagged) ? PART : 0, isSure: isLong(untagged) };
  return [...alike, cut, adorned(alone, written)].reduce((best, each) =>
    each.score > best.score ? each : best,
  );
}

const isNumber = (word: string) => /^\d+$/u.test(word);
const joined = (name: string) => name.replaceAll(' ', '');
const withoutFillers = (name: string) =>
  name
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');

function fullNames({ name, tag }: Named): readonly string[] {
  const alone = plainName(name);
  if (tag === '') return [alone];
  const short = plainName(tag);
  return [alone, `${short} ${alone}`, `${alone} ${short}`];
}

function withoutTag({ tag }: Named, written: string): string {
  const words = written.split(' ');
  const short = plainName(tag);
  if (tag === '' || words.length === 1) return written;
  if (words[0] === short) return words.slice(1).join(' ');
  return words.at(-1) === short ? words.slice(0, -1).join(' ') : written;
}

function isCut(name: string, written: string): boolean {
  if (joined(written).length < CUT_LENGTH_MIN) return false;
  const words = name.split(' ');
  let from = 0;
  return written.split(' ').every((part) => {
    const at = words.findIndex(
      (word, index) =>
        index >= from && word.startsWith(part) && (part.length >= CUT_LENGTH_MIN || word === part),
    );
    from = at + 1;
    return at >= 0;
  });
}

/** Short words around the name may be clan tags, so `isSure` may be true despite them. */
function adorned(name: string, written: string): Likeness {
  if (name.length < CUT_LENGTH_MIN || !` ${written} `.includes(` ${name} `)) return NONE;
  const added = ` ${written} `.replace(` ${name} `, ' ').split(' ');
  const isShort = added.every((word) => word.length <= ADDED_LENGTH_MAX || FILLERS.has(word));
  return { score: PART, isSure: isShort && name.length >= GUESSED_LENGTH_MIN - 1 };
}

function similarity(one: string, other: string): number {
  const a = Array.from(one);
  const b = Array.from(other);
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  // Names whose lengths differ this much cannot reach `SAME_NAME`, so `distance`, which is slow for long
  // lines, is skipped.
  if (Math.min(a.length, b.length) < SAME_NAME * longest) return 0;
  return 1 - distance(a, b) / longest;
}

function distance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, index) => index + 1);
  a.forEach((sign, index) => {
    let before = index;
    let left = index + 1;
    row = b.map((other, column) => {
      const above = row[column] ?? 0;
      left = Math.min(above + 1, left + 1, before + (sign === other ? 0 : 1));
      before = above;
      return left;
    });
  });
  return row.at(-1) ?? a.length;
}
