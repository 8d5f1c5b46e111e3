import { describe, expect, it } from 'vitest';
import { changedSince, framesOf, overlayOptions } from './frames.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Equipo${index + 1}`);
const tableOf = (
  lines: readonly { readonly name: string; readonly rank?: string; readonly points?: string }[],
  { cutAfter = 0, id = 'copa' } = {},
) => ({
  id,
  lines: lines.map(({ name, rank = '1', points = '10' }) => ({
    key: name,
    name,
    rank,
    points,
    badge: '',
    figures: [],
    pass: '',
  })),
  cutAfter,
  cut: cutAfter === 0 ? '' : 'Pasan a la final',
});
const rows = (count: number, cutAfter = 0) =>
  tableOf(
    names(count).map((name) => ({ name })),
    { cutAfter },
  );

describe('the pages of a table over a stream', () => {
  it.each([
    [12, [12]],
    [13, [7, 6]],
    [48, [12, 12, 12, 12]],
  ])('hold %i rows, evenly', (count, sizes) => {
    const frames = framesOf(rows(count), 12);
    expect(frames.map(({ lines }) => lines.length)).toEqual(sizes);
    expect(frames.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual(names(count));
  });

  it('draw the cut on the page where it is', () => {
    const frames = framesOf(rows(24, 14), 12);
    expect(frames.map(({ cutAfter, cut }) => [cutAfter, cut])).toEqual([
      [0, ''],
      [2, 'Pasan a la final'],
    ]);
    expect(framesOf(rows(24, 12), 12).map(({ cutAfter }) => cutAfter)).toEqual([12, 0]);
  });

  it('mark the rows whose points or rank changed within the same table', () => {
    const [uno, dos, tres] = [
      { name: 'Uno', rank: '1' },
      { name: 'Dos', rank: '2' },
      { name: 'Tres', rank: '3' },
    ];
    const before = tableOf([uno, dos, tres]);
    const after = tableOf([{ ...dos, rank: '1', points: '12' }, { ...uno, rank: '2' }, tres]);
    expect(changedSince(before, after)).toEqual(new Set(['Dos', 'Uno']));
    expect(changedSince(after, after).size).toBe(0);
    expect(changedSince(null, after).size).toBe(0);
    expect(changedSince(tableOf([uno], { id: 'otra' }), after).size).toBe(0);
  });
});

describe('the options in its address', () => {
  it.each([
    ['', { rows: 12, pageMs: 12_000, lobby: null, side: 'izquierda' }],
    ['?filas=8&segundos=20&lobby=B&lado=derecha', { rows: 8, pageMs: 20_000, lobby: 'b', side: 'derecha' }],
    ['?filas=900&segundos=0&lobby=1&lado=x', { rows: 20, pageMs: 5000, lobby: null, side: 'izquierda' }],
    ['?filas=x&segundos=1.5', { rows: 12, pageMs: 12_000, lobby: null, side: 'izquierda' }],
  ])('are read from "%s"', (search, options) => {
    expect(overlayOptions(search)).toEqual(options);
  });
});
