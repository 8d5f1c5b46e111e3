import { describe, expect, it } from 'vitest';
import { BEHIND_FROM } from '../../limits.ts';
import { isBehind, isWaitlistLive } from './waitlist-limit.ts';
import type { Closing, WindowKind } from './window.ts';
import {
  dueWindow,
  lastReviewEnd,
  needsReady,
  nextReviewEnd,
  reviewEnd,
  runningWindow,
  windowOf,
  windowPhase,
} from './window-phase.ts';
import { at, ENTRY, FINAL, PUBLISHED, windowFrom, withClosing } from './windows.fixture.ts';

const MATCH = windowFrom('match', '19:00', '19:40');
const COPA = { ...PUBLISHED, windows: [MATCH, ENTRY, FINAL] };
const closed = (kind: WindowKind, changes: Partial<Closing>) => withClosing(COPA, kind, changes);

describe('a window', () => {
  it.each([
    ['coming', '18:59:59.999'],
    ['open', '19:00'],
    ['open', '19:40'],
    ['review', '19:40:00.001'],
    ['review', '19:44:59.999'],
    ['closed', '19:45'],
  ] as const)('is %s at %s', (phase, time) => {
    expect(windowPhase(COPA, MATCH, at(time))).toBe(phase);
  });

  it.each([
    ['19:45', null],
    ['19:42', '19:42'],
    ['19:45', '19:40'],
    ['19:45', '19:45'],
    ['19:45', '19:50'],
  ])('gives its places on at %s if an organiser ended the review at %s', (ends, ended) => {
    const tournament = closed('match', { endedAt: ended === null ? null : at(ended) });
    expect(reviewEnd(tournament, MATCH)).toEqual(at(ends));
    expect(reviewEnd(tournament, ENTRY)).toEqual(at('17:05'));
  });

  it('is watched while it is open or under review', () => {
    expect(runningWindow(COPA, at('09:59'))).toBeNull();
    expect(runningWindow(COPA, at('17:04'))).toBe(ENTRY);
    expect(runningWindow(COPA, at('17:05'))).toBeNull();
    expect(runningWindow(COPA, at('19:00'))).toBe(MATCH);
    expect(windowOf({ windows: [ENTRY] }, 'match')).toBeNull();
  });

  it('of the match asks the queue whether it is ready, once it is open', () => {
    expect([needsReady(COPA, at('18:59')), needsReady(COPA, at('19:00'))]).toEqual([false, true]);
    expect(needsReady({ windows: [ENTRY] }, at('19:00'))).toBe(false);
  });
});

describe('places are given on', () => {
  it('for the first window whose review is over', () => {
    expect(dueWindow(COPA, at('17:04:59.999'))).toBeNull();
    expect(dueWindow(COPA, at('17:05'))).toBe(ENTRY);
    expect(dueWindow(COPA, at('23:00'))).toBe(ENTRY);
    expect(dueWindow(closed('entry', { closedAt: at('17:05') }), at('23:00'))).toBe(MATCH);
    expect(nextReviewEnd(COPA)).toEqual(at('17:05'));
    expect(nextReviewEnd(closed('entry', { closedAt: at('17:05') }))).toEqual(at('19:45'));
  });

  it('until the last review but that of the final', () => {
    expect(lastReviewEnd(COPA)).toEqual(at('19:45'));
    expect(lastReviewEnd(closed('match', { closedAt: at('19:45') }))).toEqual(at('17:05'));
    expect(lastReviewEnd({ ...COPA, windows: [FINAL] })).toBeNull();
  });

  it.each([
    ['it is cancelled', { cancelledAt: at('12:00') }],
    ['it has ended', { endedAt: at('12:00') }],
    [
      'no window takes places away',
      { windows: COPA.windows.map((each) => ({ ...each, onMissing: 'mark' as const })) },
    ],
    ['it has no window', { windows: [] }],
  ])('by no tournament if %s', (_, changes) => {
    const tournament = { ...COPA, ...changes };
    expect([
      dueWindow(tournament, at('23:00')),
      nextReviewEnd(tournament),
      lastReviewEnd(tournament),
    ]).toEqual([null, null, null]);
  });

  it('by no tournament while it is hidden, but no room may open before that', () => {
    const tournament = { ...COPA, hiddenAt: at('12:00') };
    expect([dueWindow(tournament, at('23:00')), nextReviewEnd(tournament)]).toEqual([null, null]);
    expect(lastReviewEnd(tournament)).toEqual(at('19:45'));
  });
});

describe('a queue', () => {
  const queue = { waitlist: { max: 5, mode: 'auto' as const, endsAt: null }, cancelledAt: null };
  it.each([
    ['at the start', { date: at('19:00') }, true],
    ['after it', { date: at('18:59:59.999') }, false],
    ['without a start', { date: null }, true],
    ['at its own end, before the start', { date: at('20:00'), endsAt: at('18:00') }, false],
    ['of a cancelled tournament', { date: at('20:00'), cancelledAt: at('12:00') }, false],
  ])(
    'lives %s: %j is %s',
    (_, {
      endsAt = null,
      ...changes
    }: { date: Date | null; endsAt?: Date | null; cancelledAt?: Date }, lives) => {
      const tournament = { ...queue, ...changes, waitlist: { ...queue.waitlist, endsAt } };
      expect(isWaitlistLive(tournament, at('19:00'))).toBe(lives);
    },
  );

  it('has those behind at its end', () => {
    expect([null, 1, BEHIND_FROM - 1, BEHIND_FROM].map(isBehind)).toEqual([false, false, false, true]);
  });
});
