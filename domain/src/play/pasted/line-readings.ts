import { KILLS_MAX, LOBBY_SIZE_MAX } from '../../limits.ts';
import { isSameResult, NO_RESULT, type Result } from '../result/result.ts';
import { plainLetters, plainWords } from './plain-letters.ts';

/**
 * A line may have several readings, because only the comparison with known names shows which numbers belong
 * to the name.
 */
export interface Reading {
  readonly name: string;
  /** The most likely result comes first. */
  readonly results: readonly Result[];
  readonly isSure: boolean;
}

interface Stated {
  readonly placement: number | null;
  readonly kills: number | null;
  readonly hasOther: boolean;
}

const KILLS = '(?:bajas?|kills?|kils|muertes?|elims?|eliminaciones|eliminados?)';
const KILLS_NAMED = new RegExp(`\\b(?:${KILLS}|k)\\s*[:=]\\s*(\\d{1,3})\\b`, 'u');
const KILLS_BEHIND = new RegExp(`\\b(\\d{1,3})\\s*(?:${KILLS}|k)\\b`, 'u');
const KILLS_BEFORE = new RegExp(`\\b${KILLS}\\s+(\\d{1,3})\\b`, 'u');
const NO_KILLS = new RegExp(`\\b(?:sin|cero|ninguna)\\s+${KILLS}\\b`, 'u');
const POINTS = /\b\d{1,4}\s*(?:pts?|puntos?)\b|\b(?:pts?|puntos?)\s*[:=]?\s*\d{1,4}\b/u;
const PLACES = [
  /(?:^|\s)#\s*(\d{1,2})\b/u,
  /\b(?:puesto|lugar|posicion|pos|top)\b\s*[:.#=]*\s*(\d{1,2})\b/u,
  /\b(\d{1,2})(?:er|er[oa]|[rdtmvn][oa]|[oa]|st|nd|rd|th)\b(?:\s+(?:lugar|puesto))?/u,
  /\b(\d{1,2})\s+(?:lugar|puesto)\b/u,
];
const MEDALS: Readonly<Record<string, string>> = { '🥇': '#1 ', '🥈': '#2 ', '🥉': '#3 ', '🔟': '10 ' };
const BOOYAH = /^\W*booyah\b|\bbooyah\W*$/u;
const ABSENT =
  /\b(?:no (?:jugo|jugaron|entro|entraron|vino|vinieron|se presento|se presentaron)|ausentes?|dns)\b/u;

const NONE_STATED: Stated = { placement: null, kills: null, hasOther: false };

export function lineReadings(line: string): readonly Reading[] {
  const letters = plainLetters(line.replaceAll(/🥇|🥈|🥉|🔟/gu, (medal) => ` ${MEDALS[medal]}`)).trim();
  if (ABSENT.test(letters)) {
    const absent = { results: [{ ...NO_RESULT, played: false }], isSure: true };
    return split(letters.replace(ABSENT, ' '), NONE_STATED).map(({ name }) => ({ name, ...absent }));
  }
  const { rest, stated } = statedIn(letters);
  const winner = { ...stated, placement: 1 };
  return [
    ...(stated.placement === null && BOOYAH.test(rest) ? split(rest.replace(BOOYAH, ' '), winner) : []),
    ...split(rest, stated),
    ...(rest === letters ? [] : split(letters, NONE_STATED)),
  ];
}

function statedIn(letters: string): { readonly rest: string; readonly stated: Stated } {
  let rest = letters;
  const take = (patterns: readonly RegExp[]): number | null => {
    for (const pattern of patterns) {
      const found = pattern.exec(rest);
      if (found === null) continue;
      rest = rest.replace(pattern, ' | ');
      return Number(found[1] ?? 0);
    }
    return null;
  };
  const hasOther = take([POINTS]) !== null;
  const kills = take([NO_KILLS, KILLS_NAMED, KILLS_BEHIND, KILLS_BEFORE]);
  return { stated: { placement: take(PLACES), kills, hasOther }, rest };
}

function wordsOf(letters: string): readonly string[] {
  const words = plainWords(letters);
  // If all words are numbers, the name may consist of symbols (`★★`), so symbols count as words.
  return words.every(isNumber) ? [...words, ...(letters.match(/[^\s\p{L}\p{N}\p{P}]+/gu) ?? [])] : words;
}

const isNumber = (word: string) => /^\d{1,3}$/u.test(word);

function split(rest: string, stated: Stated): readonly Reading[] {
  const words = wordsOf(rest);
  const glued = words.flatMap((word, index) =>
    index === words.length - 1 || index === 0 ? (word.match(/\d+|\D+/gu) ?? []) : [word],
  );
  const lists = glued.length === words.length ? [words] : [words, glued];
  return lists.flatMap((list) => ends(list, stated));
}

function ends(words: readonly string[], stated: Stated): readonly Reading[] {
  const leading = words.findIndex((word) => !isNumber(word));
  const before = leading < 0 ? words.length : leading;
  const after = leading < 0 ? 0 : words.length - 1 - words.map(isNumber).lastIndexOf(false);
  const readings: Reading[] = [];
  for (let lead = before; lead >= Math.max(0, before - NAME_NUMBERS_MAX); lead -= 1) {
    for (let trail = after; trail >= Math.max(0, after - NAME_NUMBERS_MAX); trail -= 1) {
      const name = words.slice(lead, words.length - trail).filter((word) => word !== 'x');
      const leads = words.slice(0, lead).map(Number);
      const trails = words.slice(words.length - trail).map(Number);
      readings.push(reading(name.join(' '), stated, leads, trails));
    }
  }
  return readings.toSorted((one, other) => numbersIn(one) - numbersIn(other));
}

/** These limits keep readings and their results few, because a row of a sheet may have forty numbers. */
const NAME_NUMBERS_MAX = 4;
const FIGURES_MAX = 12;

const numbersIn = ({ name }: Reading) => name.split(' ').filter(isNumber).length;

/**
 * If no word tells what the numbers are, a single number after the name is likely the kills. If there are
 * several, the first is likely the placement.
 */
function reading(name: string, stated: Stated, lead: readonly number[], trail: readonly number[]): Reading {
  const { placement, kills } = stated;
  const free = [...lead, ...trail];
  const [first = null, second = null] = free;
  const isPlaceFirst = lead.length > 0 || free.length > 1;
  const likely = {
    ...NO_RESULT,
    placement: placement ?? (isPlaceFirst || kills !== null ? first : null),
    kills: kills ?? (placement !== null || !isPlaceFirst ? first : second),
  };
  if (isClear(stated, lead.length, trail.length) && isPossible(likely)) {
    return { name, results: [likely], isSure: true };
  }
  const hasLead = placement === null && lead.length > 0;
  const figures = free.slice(0, FIGURES_MAX);
  const counted = hasLead ? figures.slice(1) : figures;
  const places = hasLead ? [first] : placement === null ? [...figures, null] : [placement];
  const counts = kills === null ? [...counted, null] : [kills];
  const all = places.flatMap((place, at) =>
    counts
      .filter((_, other) => hasLead || placement !== null || kills !== null || at !== other || place === null)
      .map((count) => ({
        ...NO_RESULT,
        placement: place !== null && isPlace(place) ? place : null,
        kills: count,
      })),
  );
  const results = [likely, ...all, NO_RESULT].filter(isPossible);
  const unique = results.filter(
    (each, index) => results.findIndex((other) => isSameResult(each, other)) === index,
  );
  return { name, results: unique.slice(0, RESULTS_MAX), isSure: false };
}

const RESULTS_MAX = 8;

function isClear({ placement, kills, hasOther }: Stated, lead: number, trail: number): boolean {
  const free = lead + trail;
  if (placement !== null && kills !== null) return free === 0;
  if (kills !== null) return free === 0 || (lead === 1 && trail === 0);
  if (hasOther && trail === 0) return false;
  if (placement !== null) return lead === 0 && trail <= 1;
  return lead <= 1 && lead + trail <= 2;
}

const isPlace = (placement: number) => placement >= 1 && placement <= LOBBY_SIZE_MAX;

function isPossible({ placement, kills }: Result): boolean {
  return (placement === null || isPlace(placement)) && (kills === null || kills <= KILLS_MAX);
}
