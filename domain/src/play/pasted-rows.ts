import { KILLS_MAX, LOBBY_SIZE_MAX } from '../limits.ts';

/** Below it two names are not the same name written badly. */
export const SAME_NAME = 0.75;
/** The second best has to be this far behind: a tie is asked, and so is what is nearly one. */
const CLEARLY = 0.1;
/** A shorter name is like too many others to be guessed from. */
const GUESSED_LENGTH_MIN = 5;

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
}

/** `bound`: that unit and no other; `asked`: one of these, perhaps; `unknown`: like none of them. */
export type Match =
  | { readonly kind: 'bound'; readonly unitId: string }
  | { readonly kind: 'asked'; readonly unitIds: readonly string[] }
  | { readonly kind: 'unknown' };

export interface PastedRow {
  readonly line: string;
  readonly placement: number | null;
  readonly kills: number | null;
  readonly match: Match;
}

/** One way to read a line: which of its numbers belong to the name, nobody can tell before it is compared. */
interface Reading {
  readonly name: string;
  readonly placement: number | null;
  readonly kills: number | null;
}

/** A unit with the reading of the line that is most like its name. */
interface Likeness {
  readonly id: string;
  readonly reading: Reading;
  readonly score: number;
}

const NOTHING: Reading = { name: '', placement: null, kills: null };

/** Lines of a chat or a sheet as rows: `1. Los Fénix 12`, `Los Fénix;1;12`, `🥇 Los Fénix - 12 bajas`. No unit twice. */
export function pastedRows(text: string, units: readonly Named[]): readonly PastedRow[] {
  const guesses = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => ({ line, ...guess(readingsOf(line), units) }));
  return guesses.map(({ line, reading: { placement, kills }, match, score }) => {
    const isBetterElsewhere =
      match.kind === 'bound' &&
      guesses.filter(
        (other) =>
          other.match.kind === 'bound' && other.match.unitId === match.unitId && other.score >= score,
      ).length > 1;
    if (!isBetterElsewhere) return { line, placement, kills, match };
    return { line, placement, kills, match: { kind: 'asked', unitIds: [match.unitId] } };
  });
}

interface Guess {
  readonly reading: Reading;
  readonly match: Match;
  readonly score: number;
}

function guess(readings: readonly Reading[], units: readonly Named[]): Guess {
  const found = units
    .map((unit) => likeness(unit, readings))
    .filter(({ score }) => score >= SAME_NAME)
    .toSorted((one, other) => other.score - one.score);
  const tagged = units.flatMap((unit) => taggedBy(unit, readings));
  const [best] = found;
  if (best === undefined) {
    const reading = tagged[0]?.reading ?? readings[0] ?? NOTHING;
    return { reading, match: tagged.length === 0 ? { kind: 'unknown' } : asked(tagged), score: 0 };
  }
  const { reading, score } = best;
  const near = found.filter((each) => (score === 1 ? each.score === 1 : each.score > score - CLEARLY));
  const others = tagged.filter(({ id }) => near.every((each) => each.id !== id));
  const isSure = near.length === 1 && others.length === 0 && (score === 1 || isLong(best, units));
  const match: Match = isSure ? { kind: 'bound', unitId: best.id } : asked([...near, ...others]);
  return { reading, match, score };
}

function asked(likely: readonly Likeness[]): Match {
  return { kind: 'asked', unitIds: likely.map(({ id }) => id) };
}

function likeness(unit: Named, readings: readonly Reading[]): Likeness {
  const names = fullNames(unit);
  return readings
    .map((reading) => {
      const written = plain(reading.name);
      return { id: unit.id, reading, score: Math.max(...names.map((name) => similarity(name, written))) };
    })
    .reduce((best, each) => (each.score > best.score ? each : best), {
      id: unit.id,
      reading: NOTHING,
      score: 0,
    });
}

/** A tag alone is a hint, and no more: many teams have the same. */
function taggedBy({ id, tag }: Named, readings: readonly Reading[]): readonly Likeness[] {
  if (tag === '') return [];
  const reading = readings.find(({ name }) => plain(name) === plain(tag));
  return reading === undefined ? [] : [{ id, reading, score: 0 }];
}

function isLong({ id, reading }: Likeness, units: readonly Named[]): boolean {
  const name = units.find((unit) => unit.id === id)?.name ?? '';
  return Math.min(plain(reading.name).length, plain(name).length) >= GUESSED_LENGTH_MIN;
}

/** The forms in which a chat writes a name: alone, or with its tag before or behind. */
function fullNames({ name, tag }: Named): readonly string[] {
  const alone = plain(name);
  const short = plain(tag);
  return short === '' ? [alone] : [alone, `${short} ${alone}`, `${alone} ${short}`];
}

/** Drops accents, signs and capitals; a name of nothing but signs stays as it is. */
function plain(text: string): string {
  const letters = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('es')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return letters === '' ? text.trim() : letters;
}

const MEDALS: Readonly<Record<string, string>> = { '🥇': '1. ', '🥈': '2. ', '🥉': '3. ' };
const KILLS_BEHIND = /(\d)\s*(?:bajas?|kills?|k|muertes?)(?!\p{L})\.?/giu;
const KILLS_BEFORE = /(?:bajas?|kills?|muertes?)\s*[:=]?\s*(\d)/giu;
const PLACE_BEFORE =
  /^#?\s*(\d{1,2})(?:er|ero|ro|do|to|mo|vo|no)?(?:\s*[.)º°ª:\]-]+\s*|\s+)(?:(?:lugar|puesto)\s+)?(.+)$/iu;
const NUMBER_BEHIND = /^(.+?)(?:\s*[-–—:;,|=(#]+\s*|\s+)(\d{1,2})\s*[)º°ª.]*$/u;

/** All ways to read a line, the one with most numbers beside the name first. */
function readingsOf(line: string): readonly Reading[] {
  const cleaned = line
    .replace(/^[🥇🥈🥉]\s*/u, (medal) => MEDALS[medal.trim()] ?? '')
    .replaceAll(KILLS_BEHIND, '$1')
    .replaceAll(KILLS_BEFORE, '$1')
    .replaceAll(/[\t;|]+/g, ' - ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [cleaned, line].flatMap((text) => {
    const before = PLACE_BEFORE.exec(text);
    const [, place, rest = ''] = before ?? [];
    return [...(place === undefined ? [] : behind(rest, Number(place))), ...behind(text, null)];
  });
}

/**
 * With a placement in front, the number behind a name is kills; of two numbers behind it, the first is the
 * placement.
 */
function behind(text: string, placement: number | null): readonly Reading[] {
  const [, name, last] = NUMBER_BEHIND.exec(text) ?? [];
  const alone = readingOf(text, placement, null);
  if (name === undefined || last === undefined) return alone;
  const withKills = readingOf(name, placement, Number(last));
  const [, shorter, inner] = NUMBER_BEHIND.exec(name) ?? [];
  if (placement !== null || shorter === undefined || inner === undefined) return [...withKills, ...alone];
  return [...readingOf(shorter, Number(inner), Number(last)), ...withKills, ...alone];
}

/** None where a number is no place or no kills. */
function readingOf(name: string, placement: number | null, kills: number | null): readonly Reading[] {
  const isPlace = placement === null || (placement >= 1 && placement <= LOBBY_SIZE_MAX);
  const areKills = kills === null || kills <= KILLS_MAX;
  const clean = name.replace(/^[-–—:;,|*·•\s]+/u, '').replace(/[-–—:;,|*·•(\s]+$/u, '');
  return isPlace && areKills && clean !== '' ? [{ name: clean, placement, kills }] : [];
}

/** One for the same text, none where no sign stands in its place: how few signs have to change. */
function similarity(one: string, other: string): number {
  const a = Array.from(one);
  const b = Array.from(other);
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - distance(a, b) / longest;
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
