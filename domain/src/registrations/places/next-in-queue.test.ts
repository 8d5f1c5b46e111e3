import { describe, expect, it } from 'vitest';
import { BEHIND_FROM } from '../../limits.ts';
import {
  mostServed,
  nextInQueue,
  type Obstacle,
  obstaclesOf,
  servedPhase,
  takenByQueue,
} from '../next-in-queue.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const MATCH = {
  kind: 'match' as const,
  opensAt: at('19:00'),
  closesAt: at('19:40'),
  onMissing: 'release' as const,
};
const COPA = {
  waitlist: { max: 10, mode: 'auto' as 'auto' | 'manual', endsAt: null },
  date: at('20:00'),
  cancelledAt: null as Date | null,
  endedAt: null as Date | null,
  hiddenAt: null as Date | null,
  status: 'published' as const,
  publishDate: null as Date | null,
  windows: [MATCH],
  maxPlayers: 10,
  currentPlayers: 9,
  waitingPlayers: 4,
};
const NOW = at('12:00');
const HIDDEN = { ...COPA, status: 'scheduled' as const, hiddenAt: at('11:00'), publishDate: at('13:00') };
const unit = (waitSeq: number | null, waitsFor: ('entry' | 'match')[] = ['entry']) => ({ waitSeq, waitsFor });

describe('between a waiting unit and a free place', () => {
  it.each<[string, Partial<Parameters<typeof obstaclesOf>[0]>, readonly Obstacle[]]>([
    ['nothing', {}, []],
    ['a full tournament', { tournament: { ...COPA, currentPlayers: 10 } }, ['full']],
    ['its end', { tournament: { ...COPA, cancelledAt: NOW } }, ['cancelled']],
    ['its page, which nobody can see', { tournament: HIDDEN }, ['hidden']],
    ['its page, until that is due again', { tournament: HIDDEN, now: at('13:00') }, []],
    ['the start, not yet', { now: at('20:00'), unit: unit(1, ['entry', 'match']) }, []],
    ['the start', { now: at('20:00:00.001'), unit: unit(1, ['entry', 'match']) }, ['over']],
    ['an organiser', { tournament: { ...COPA, waitlist: { ...COPA.waitlist, mode: 'manual' } } }, ['manual']],
    ['a missing member', { unit: unit(1, []) }, ['incomplete']],
    ['its silence, once the match window is open', { now: at('19:00') }, ['unready']],
    ['its answer', { now: at('19:00'), unit: unit(1, ['entry', 'match']) }, []],
    ['all others', { unit: unit(BEHIND_FROM) }, ['behind']],
    ['a suspension', { isSuspended: true }, ['suspended']],
  ])('stands %s', (_, changes, obstacles) => {
    expect(
      obstaclesOf({ unit: unit(1), tournament: COPA, now: NOW, isSuspended: false, ...changes }),
    ).toEqual(obstacles);
  });

  it.each([
    ['entry', COPA, '18:59'],
    ['match', COPA, '19:00'],
    [null, COPA, '21:00'],
    [null, { ...COPA, cancelledAt: NOW }, '12:00'],
    [null, HIDDEN, '12:59'],
    ['entry', HIDDEN, '13:00'],
    [null, { ...COPA, date: null, endedAt: NOW }, '12:00'],
    [null, { ...COPA, waitlist: { ...COPA.waitlist, mode: 'manual' as const } }, '12:00'],
  ])('places go to those who wait for %s', (phase, tournament, time) => {
    expect(servedPhase(tournament, at(time))).toBe(phase);
  });

  it.each([
    [9, 0, 1],
    [9, 2, 3],
    [9, 9, 4],
    [12, 1, 1],
  ])('with %s of 10 places taken and %s that may become free, %s get one at most', (taken, free, most) => {
    expect(mostServed({ ...COPA, currentPlayers: taken }, free)).toBe(most);
  });
});

describe('the next of the queue', () => {
  it('has the lowest number of those without an obstacle', () => {
    const [first, second, third] = [unit(3), unit(5), unit(4)];
    expect(nextInQueue([second, first, third], COPA, NOW)).toBe(first);
    expect(nextInQueue([second, unit(1, []), unit(null), third], COPA, NOW)).toBe(third);
    expect(nextInQueue([first, second], COPA, NOW, (each) => each === first)).toBe(second);
    expect(nextInQueue([first], { ...COPA, currentPlayers: 10 }, NOW)).toBeNull();
    expect(nextInQueue([], COPA, NOW)).toBeNull();
  });
});

it('the queue takes as many of the places that become free as units are served', () => {
  const full = { ...COPA, currentPlayers: 10 };
  const units = [unit(3), unit(1), unit(2, [])];
  expect([1, 2, 3].map((places) => takenByQueue(units, full, places, NOW))).toEqual([1, 2, 2]);
  expect(takenByQueue(units, full, 2, at('19:00'))).toBe(0);
});
