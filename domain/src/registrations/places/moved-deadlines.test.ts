import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../limits.ts';
import { movedConfirmBy, movedIncompleteUntil, movesDeadlines, pauseOf } from './moved-deadlines.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

const playedIn = (hours: number, kind: 'entry' | 'match' | null = 'entry', closesBefore = 3) => ({
  date: at(hours),
  windows:
    kind === null
      ? []
      : [
          {
            kind,
            opensAt: at(hours - 24),
            closesAt: at(hours - closesBefore),
            onMissing: 'release' as const,
          },
        ],
});

describe('the deadline of an incomplete team', () => {
  it.each([
    ['as much later as the start', 5, playedIn(8), playedIn(10), 7],
    ['not more than twelve hours from now', 5, playedIn(8), playedIn(80), 12],
    ['not past a close that stays', 5, playedIn(8), { ...playedIn(8), date: at(10) }, 5],
    ['forward with an earlier start', 5, playedIn(8), playedIn(6), 3],
    ['nowhere where an earlier start is far enough', 5, playedIn(40), playedIn(30), 5],
    ['forward with a close alone', 5, playedIn(8), playedIn(8, 'entry', 4), 4],
    ['along without a confirmation', 5, playedIn(5, null), playedIn(7, null), 7],
    ['before a start that it passed by', 9, playedIn(9, null), playedIn(2, null), 2],
    ['nowhere while the start is open', 5, playedIn(8), { date: null, windows: [] }, 5],
  ])('moves %s', (_, until, before, after, expected) => {
    expect(movedIncompleteUntil(at(until), before, after, NOW)).toEqual(at(expected));
  });
});

describe('the deadline of a unit that got its place late', () => {
  it.each([
    ['moves with the close', playedIn(5, 'match', 1), 3],
    ['is the close, once that comes first', playedIn(2, 'match', 1), null],
    ['is gone with the confirmation', playedIn(5), null],
  ])('%s', (_, after, expected) => {
    const moved = movedConfirmBy(at(1), playedIn(3, 'match', 1), after);
    expect(moved).toEqual(expected === null ? null : at(expected));
  });

  it('stays where the close is new', () => {
    expect(movedConfirmBy(at(1), playedIn(3), playedIn(5, 'match', 1))).toEqual(at(1));
  });
});

it('only another start or another close moves deadlines', () => {
  expect(movesDeadlines(playedIn(8), playedIn(8))).toBe(false);
  expect(movesDeadlines(playedIn(8), playedIn(9))).toBe(true);
  expect(movesDeadlines(playedIn(8), playedIn(8, 'entry', 2))).toBe(true);
  expect(movesDeadlines(playedIn(8), { date: null, windows: [] })).toBe(true);
});

it('a unit gets back the part of a pause in which it had its place', () => {
  const [shown, hidden, neverShown] = [
    { status: 'published', cancelledAt: null, hiddenAt: null, publishedAt: at(-8) },
    { status: 'draft', cancelledAt: null, hiddenAt: at(-5), publishedAt: null },
    { status: 'scheduled', cancelledAt: null, hiddenAt: null, publishedAt: null },
  ] as const;
  const given = (placedAt: Date | null) => pauseOf(hidden, shown, placedAt, NOW);
  expect([given(null), given(at(-6)), given(at(-1))]).toEqual([5 * HOUR_MS, 5 * HOUR_MS, HOUR_MS]);
  expect([pauseOf(shown, hidden, null, NOW), pauseOf(hidden, hidden, null, NOW)]).toEqual([0, 0]);
  expect(pauseOf(neverShown, shown, at(-6), NOW)).toBe(6 * HOUR_MS);
});
