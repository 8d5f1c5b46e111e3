import { MINUTE_MS } from '@copa/domain/limits';
import { namedHour } from '@copa/domain/time/hours';
import { defaultWindows } from '@copa/domain/tournaments/places/window-plan';
import { describe, expect, it } from 'vitest';
import { sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { freeFireIdsOf, keyOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { codeOf, createWorld } from '../../desk/world.fixture.ts';
import { confirm, ready } from './confirm.ts';

/** Starts around a night in which clocks change, so that a day has 23 or 25 hours. */
const NIGHTS = {
  'Chile, an hour forward': ['America/Santiago', '2026-09-06T22:00:00Z'],
  'Chile, an hour back': ['America/Santiago', '2027-04-04T12:00:00Z'],
  'Paraguay, which keeps its summer': ['America/Asuncion', '2026-10-04T18:00:00Z'],
  "Mexico's border, an hour forward": ['America/Tijuana', '2027-03-14T20:00:00Z'],
  "Mexico's border, an hour back": ['America/Ciudad_Juarez', '2026-11-01T20:00:00Z'],
} as const;

/**
 * Plays a day from registration to match, with a unit at each limit, and returns the final state of the
 * database.
 */
function playDay(timeZone: string, start: Date): string {
  const before = (ms: number) => new Date(start.getTime() - ms);
  const windows = [...defaultWindows(start)];
  const [entry, match] = windows;
  if (entry === undefined || match === undefined) throw new Error('no windows');
  const tournament = sampleTournament({
    date: start,
    timeZone,
    windows,
    maxPlayers: 2,
    waitlist: { max: 5, mode: 'auto', endsAt: null },
  });
  const world = createWorld({ tournament, now: before(25 * 60 * MINUTE_MS) });
  const [first, second, third] = [1, 2, 3].map((number) => world.register(sampleInput(number))) as [
    StoredUnit,
    StoredUnit,
    StoredUnit,
  ];
  const goTo = (moment: Date) => world.advance(moment.getTime() - world.now().getTime());
  const tap = (unit: StoredUnit, window: 'entry' | 'match') =>
    codeOf(() => world.apply(confirm(keyOf(unit), unit.ticketId, window)));
  const told: unknown[] = [];
  for (const window of [entry, match]) {
    for (const moment of [
      new Date(window.opensAt.getTime() - 1),
      window.opensAt,
      window.closesAt,
      new Date(window.closesAt.getTime() + 1),
    ]) {
      goTo(moment);
      told.push(tap(first, window.kind as 'entry' | 'match'));
      if (moment === window.closesAt) told.push(tap(second, window.kind as 'entry' | 'match'));
    }
  }
  world.apply(ready(keyOf(third), third.ticketId));
  world.leave(second, second.id);
  told.push(world.places(), [...world.queue()]);
  return JSON.stringify([told, [...world.registrations.values()].map((unit) => [freeFireIdsOf(unit), unit])]);
}

describe('the same day', () => {
  it.each(Object.entries(NIGHTS))('is the same in every zone: %s', (_, [home, start]) => {
    const expected = playDay(home, new Date(start));
    const others = Intl.supportedValuesOf('timeZone').filter(
      (zone) => playDay(zone, new Date(start)) !== expected,
    );
    expect(others).toEqual([]);
  });

  it('differs by what clocks show, and by nothing else', () => {
    const [home, start] = NIGHTS['Chile, an hour forward'];
    const [entry] = defaultWindows(new Date(start));
    const shown = Intl.supportedValuesOf('timeZone').map((zone) =>
      namedHour(entry?.opensAt ?? new Date(0), zone, new Date(start)),
    );
    expect(new Set(shown).size).toBeGreaterThan(20);
    // A day before 19:00 it is 18:00 there, because that night is an hour shorter.
    expect(namedHour(new Date(start), home, new Date(start))).toContain('7:00');
    expect(namedHour(entry?.opensAt ?? new Date(0), home, new Date(start))).toContain('6:00');
  });
});
