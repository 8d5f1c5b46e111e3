import { HOUR_MS } from '@copa/domain/limits';
import { namedHour } from '@copa/domain/time/hours';
import { defaultWindows } from '@copa/domain/tournaments/places/window-plan';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../../tests/setup/property-cases.ts';
import { freeFireIdsOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';

const NIGHTS = {
  'Chile, an hour forward': ['America/Santiago', '2026-09-06T22:00:00Z'],
  'Chile, an hour back': ['America/Santiago', '2027-04-04T12:00:00Z'],
  'Paraguay, which keeps its summer': ['America/Asuncion', '2026-10-04T18:00:00Z'],
  "Mexico's border, an hour forward": ['America/Tijuana', '2027-03-14T20:00:00Z'],
  "Mexico's border, an hour back": ['America/Ciudad_Juarez', '2026-11-01T20:00:00Z'],
} as const;

const PLAYED_MS = 25 * HOUR_MS;

function changingZones(home: string, start: Date): readonly string[] {
  const changeOf = (timeZone: string) => {
    const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const offsetAt = (moment: number) =>
      clock.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return [offsetAt(start.getTime() - PLAYED_MS), offsetAt(start.getTime())] as const;
  };
  const byChange = new Map<string, string>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const [from, to] = changeOf(zone);
    if (from !== to) byChange.set(`${from} to ${to}`, zone);
  }
  byChange.delete(changeOf(home).join(' to '));
  return [...[...byChange.values()].slice(0, casesOf(2)), 'UTC'];
}

async function playDay(timeZone: string, start: Date): Promise<string> {
  const windows = [...defaultWindows(start)];
  const [entry, match] = windows;
  if (entry === undefined || match === undefined) throw new Error('no windows');
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  const site = await openTournament(
    { date: start, timeZone, windows, maxPlayers: 2, waitlist },
    { now: new Date(start.getTime() - PLAYED_MS) },
  );
  const [first, second, third] = await site.registerAll(1, 2, 3);
  const told: unknown[] = [];
  const tap = async (unit: StoredUnit, kind: 'entry' | 'match') => {
    told.push(await codeOf(site.confirm(unit, kind)));
  };
  for (const { opensAt, closesAt, kind } of [
    { ...entry, kind: 'entry' as const },
    { ...match, kind: 'match' as const },
  ]) {
    const around = [new Date(opensAt.getTime() - 1), opensAt, closesAt, new Date(closesAt.getTime() + 1)];
    for (const moment of around) {
      site.goTo(moment);
      await tap(first, kind);
      if (moment === closesAt) await tap(second, kind);
    }
  }
  await site.ready(third);
  await site.leave(second);
  told.push(await site.places(), await site.queue());
  const units = await site.registrations();
  return JSON.stringify([told, units.map((unit) => [freeFireIdsOf(unit), unit])]);
}

describe('the same day', () => {
  it.each(Object.entries(NIGHTS))(
    'is the same at home and in zones with other changes of clocks that night: %s',
    async (_, [home, night]) => {
      const start = new Date(night);
      const expected = await playDay(home, start);
      for (const zone of changingZones(home, start))
        expect([zone, await playDay(zone, start)]).toEqual([zone, expected]);
    },
  );

  it('differs by what clocks show, and by nothing else', () => {
    const [home, start] = NIGHTS['Chile, an hour forward'];
    const [entry] = defaultWindows(new Date(start));
    const shown = Intl.supportedValuesOf('timeZone').map((zone) =>
      namedHour(entry?.opensAt ?? new Date(0), zone, new Date(start)),
    );
    expect(new Set(shown).size).toBeGreaterThan(20);
    expect(namedHour(new Date(start), home, new Date(start))).toContain('7:00');
    expect(namedHour(entry?.opensAt ?? new Date(0), home, new Date(start))).toContain('6:00');
  });
});
