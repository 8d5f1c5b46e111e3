import { isSameResult, NO_RESULT, type Result } from '../result/result.ts';
import { lineReadings, type Reading } from './line-readings.ts';
import { isTagOf, likenessOf, type Named, SAME_NAME } from './name-likeness.ts';
import { type Columns, columnReading, columnsOf } from './sheet-columns.ts';

const CLEARLY = 0.1;
const OPTIONS_MAX = 12;

export interface Proposal {
  readonly unitId: string;
  readonly result: Result;
}

export type PastedRow = { readonly line: string } & (
  | ({ readonly kind: 'understood' } & Proposal)
  | { readonly kind: 'asked'; readonly options: readonly Proposal[] }
  | { readonly kind: 'unknown'; readonly result: Result; readonly hasFigures: boolean }
  | { readonly kind: 'heading' }
);

export function pastedRows(text: string, units: readonly Named[]): readonly PastedRow[] {
  let columns: Columns | null = null;
  const guesses = text
    .split(/\r\n?|[\n\u0085\u2028\u2029]/u)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .map((line): Guess => {
      const named = columnsOf(line);
      columns = named ?? columns;
      if (named !== null) return { row: { line: line.trim(), kind: 'heading' }, score: 0 };
      const fixed = columns === null ? null : columnReading(line, columns);
      return guess(line.trim(), fixed === null ? lineReadings(line) : [fixed], units);
    });
  return guesses.map(({ row, score }) => {
    if (row.kind !== 'understood') return row;
    const { line, unitId, result } = row;
    const rivals = guesses.filter(({ row: other }) => other.kind === 'understood' && other !== row);
    const hasUnit = rivals.some(
      (rival) => rival.score >= score && rival.row.kind === 'understood' && rival.row.unitId === unitId,
    );
    const hasPlace = rivals.some(
      (rival) =>
        result.placement !== null &&
        rival.row.kind === 'understood' &&
        rival.row.result.placement === result.placement,
    );
    if (!hasUnit && !hasPlace) return row;
    const options = hasPlace ? [result, { ...result, placement: null }] : [result];
    return { line, kind: 'asked', options: options.map((each) => ({ unitId, result: each })) };
  });
}

interface Guess {
  readonly row: PastedRow;
  readonly score: number;
}

interface Candidate {
  readonly id: string;
  readonly reading: Reading;
  readonly score: number;
  readonly isSure: boolean;
}

function guess(line: string, readings: readonly Reading[], units: readonly Named[]): Guess {
  const found = units
    .flatMap((unit) => likeliest(unit, readings))
    .toSorted((one, other) => other.score - one.score);
  const tagged = units.flatMap((unit) => taggedBy(unit, readings));
  const [best] = found;
  if (best === undefined && tagged.length === 0) {
    const results = readings[0]?.results ?? [];
    const hasFigures = results.some((result) => !isSameResult(result, NO_RESULT));
    return { row: { line, kind: 'unknown', result: results[0] ?? NO_RESULT, hasFigures }, score: 0 };
  }
  const score = best?.score ?? 0;
  const near = found.filter((each) => (score === 1 ? each.score === 1 : each.score > score - CLEARLY));
  const others = tagged.filter(({ id }) => near.every((each) => each.id !== id));
  const [result] = best?.reading.results ?? [];
  if (near.length === 1 && others.length === 0 && best?.isSure === true && result !== undefined) {
    return { row: { line, kind: 'understood', unitId: best.id, result }, score };
  }
  const options = [...near, ...others].flatMap(({ id, reading }) =>
    reading.results.map((each) => ({ unitId: id, result: each })),
  );
  return { row: { line, kind: 'asked', options: options.slice(0, OPTIONS_MAX) }, score };
}

function likeliest(unit: Named, readings: readonly Reading[]): readonly Candidate[] {
  const all = readings
    .map((reading) => {
      const { score, isSure } = likenessOf(unit, reading.name);
      return { id: unit.id, reading, score, isSure: isSure && reading.isSure };
    })
    .filter(({ score }) => score >= SAME_NAME)
    .toSorted((one, other) => other.score - one.score);
  const [best] = all;
  if (best === undefined) return [];
  // A number at the end of a name may also be the kills, so the organiser is asked.
  const { name } = best.reading;
  const counted = all.find(
    ({ reading }) => name.startsWith(`${reading.name} `) && isNumber(name.slice(reading.name.length + 1)),
  );
  if (counted === undefined || best.reading.results[0]?.kills !== null) return [best];
  const results = [...best.reading.results, ...counted.reading.results];
  return [{ ...best, reading: { ...best.reading, results }, isSure: false }];
}

const isNumber = (text: string) => /^\d+$/u.test(text);

function taggedBy(unit: Named, readings: readonly Reading[]): readonly Candidate[] {
  const reading = readings.find(({ name }) => isTagOf(unit, name));
  return reading === undefined ? [] : [{ id: unit.id, reading, score: 0, isSure: false }];
}
