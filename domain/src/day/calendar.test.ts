import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../limits.ts';
import { NO_CONFIRMATIONS } from '../registrations/confirmation.ts';
import { TournamentSchema } from '../tournaments/tournament.ts';
import { calendarFile, ticketCalendar } from './calendar.ts';

const DATE = '2026-12-01T20:00:00Z';
const ENTRY = { kind: 'entry', opensAt: '2026-11-30T20:00:00Z', closesAt: '2026-12-01T17:00:00Z' };
const MATCH = { kind: 'match', opensAt: '2026-12-01T19:00:00Z', closesAt: '2026-12-01T19:40:00Z' };
const FINAL = { kind: 'final', opensAt: '2026-12-01T21:00:00Z', closesAt: '2026-12-01T21:10:00Z' };
const base = {
  id: 'copa',
  name: 'Copa',
  date: DATE,
  maxPlayers: 10,
  status: 'published',
  timeZone: 'America/Lima',
  windows: [ENTRY, MATCH, FINAL],
};
const edition = { url: 'https://x.test/tournament/copa', brand: 'Liga Andina', now: new Date(0) };
const unit = {
  place: 'held' as const,
  confirmations: NO_CONFIRMATIONS,
  placedAt: new Date('2026-11-20T00:00:00Z'),
  confirmBy: null,
  lobby: null,
};

const tournamentOf = (changes: object) => TournamentSchema.parse({ ...base, ...changes });
const fileOf = (changes: object = {}) => calendarFile(tournamentOf(changes), edition);
const feedOf = (standing: object = {}, changes: object = {}) =>
  ticketCalendar(tournamentOf(changes), { ...unit, ...standing }, edition);

const octetsIn = (line: string) => encodeURIComponent(line).replaceAll(/%../g, '.').length;
const isoOf = (time: ICAL.Time) => time.toJSDate().toISOString();

function read(file: string) {
  const calendar = ICAL.Component.fromString(file);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const alarms = component.getAllSubcomponents('valarm').map((alarm) => {
      const trigger = alarm.getFirstProperty('trigger');
      const from = trigger?.getFirstParameter('related') === 'END' ? event.endDate : event.startDate;
      const rings = from.clone();
      rings.addDuration(trigger?.getFirstValue() as ICAL.Duration);
      return isoOf(rings);
    });
    return {
      uid: event.uid,
      title: event.summary,
      from: isoOf(event.startDate),
      to: isoOf(event.endDate),
      status: component.getFirstPropertyValue('status'),
      alarms,
    };
  });
}

describe('the calendar of a tournament', () => {
  it('holds its start and its confirmations, each with alarms', () => {
    expect(read(fileOf({ endDate: '2026-12-02T01:30:00Z' }))).toEqual([
      {
        uid: 'copa@copa-fenix',
        title: 'Copa',
        from: '2026-12-01T20:00:00.000Z',
        to: '2026-12-02T01:30:00.000Z',
        status: 'CONFIRMED',
        alarms: ['2026-12-01T19:30:00.000Z'],
      },
      {
        uid: 'copa-entry@copa-fenix',
        title: 'Confirma que vas a jugar: Copa',
        from: '2026-11-30T20:00:00.000Z',
        to: '2026-12-01T17:00:00.000Z',
        status: 'CONFIRMED',
        alarms: ['2026-11-30T20:00:00.000Z', '2026-12-01T16:45:00.000Z'],
      },
      {
        uid: 'copa-match@copa-fenix',
        title: 'Confirma que estás listo para la partida: Copa',
        from: '2026-12-01T19:00:00.000Z',
        to: '2026-12-01T19:40:00.000Z',
        status: 'CONFIRMED',
        alarms: ['2026-12-01T19:00:00.000Z', '2026-12-01T19:25:00.000Z'],
      },
    ]);
  });

  it.each([
    [null, '2026-12-02T02:00:00.000Z'],
    ['2026-12-01T22:00:00Z', '2026-12-01T22:00:00.000Z'],
    ['2026-12-01T20:00:00Z', '2026-12-02T02:00:00.000Z'],
  ])('ends after it starts where it was played before its announced hour: %s, %s', (endDate, to) => {
    const [start] = read(fileOf({ endedAt: '2026-12-01T18:00:00Z', endDate, windows: [] }));
    expect(start).toMatchObject({ from: '2026-12-01T20:00:00.000Z', to });
  });

  it('is written as calendars of all makers read it', () => {
    const now = new Date('2026-11-20T12:00:00.123Z');
    const updatedAt = '2026-11-20T12:00:59Z';
    const copa = tournamentOf({ windows: [], description: 'Trae, todo; ya', updatedAt });
    const sequence = Math.floor(Date.parse(updatedAt) / MINUTE_MS);
    const common = [
      'DTSTAMP:20261120T120000Z',
      `SEQUENCE:${sequence}`,
      String.raw`DESCRIPTION:Trae\, todo\; ya\nhttps://x.test/tournament/copa`,
      'URL:https://x.test/tournament/copa',
    ];
    const head = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Liga Andina//Torneos//ES',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Copa',
      'REFRESH-INTERVAL;VALUE=DURATION:PT60M',
      'X-PUBLISHED-TTL:PT60M',
    ];
    const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded(calendarFile(copa, { ...edition, now }))).toEqual([
      ...head,
      'BEGIN:VEVENT',
      'UID:copa@copa-fenix',
      'DTSTART:20261201T200000Z',
      'DTEND:20261202T020000Z',
      'SUMMARY:Copa',
      'STATUS:CONFIRMED',
      ...common,
      'BEGIN:VALARM',
      'TRIGGER:-PT30M',
      'ACTION:DISPLAY',
      'DESCRIPTION:Copa',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(unfolded(calendarFile({ ...copa, date: null }, { ...edition, now }))).toEqual([
      ...head,
      'BEGIN:VJOURNAL',
      'UID:copa@copa-fenix',
      'SUMMARY:Copa',
      ...common,
      'END:VJOURNAL',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('does not ring at night: a window that opens then rings at eight', () => {
    const opensAt = '2026-12-01T04:00:00Z';
    const [, entry] = read(fileOf({ windows: [{ ...ENTRY, opensAt }] }));
    expect(entry).toMatchObject({ from: '2026-12-01T04:00:00.000Z' });
    expect(entry?.alarms[0]).toBe('2026-12-01T13:00:00.000Z');
  });

  it.each([
    ['2026-12-01T19:15:00Z', ['19:00']],
    ['2026-12-01T19:16:00Z', ['19:00', '19:01']],
  ])('rings twice for a window that is open for longer than a last call: until %s', (closesAt, rings) => {
    const [, match] = read(fileOf({ windows: [{ ...MATCH, closesAt }] }));
    expect(match?.alarms.map((alarm) => alarm.slice(11, 16))).toEqual(rings);
  });

  it('names the site of the owner, and how often to load the file again', () => {
    const calendar = ICAL.Component.fromString(fileOf());
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Liga Andina//Torneos//ES');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT60M');
  });

  it('without a date has one entry, which no calendar shows', () => {
    const calendar = ICAL.Component.fromString(feedOf({}, { date: null, windows: [] }));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vjournal']);
  });

  it('names the same moments in every zone, on the days that clocks change too', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const minutes = fc.integer({ min: 0, max: 3 * 366 * 24 * 60 });
    fc.assert(
      fc.property(zones, minutes, (timeZone, minute) => {
        const start = Date.parse('2026-01-01T00:00:00Z') + minute * MINUTE_MS;
        const at = (ms: number) => new Date(start + ms).toISOString();
        const windows = [{ ...ENTRY, opensAt: at(-1440 * MINUTE_MS), closesAt: at(-180 * MINUTE_MS) }];
        const [begins, entry] = read(fileOf({ timeZone, date: at(0), windows }));
        expect([begins?.from, entry?.from, entry?.to]).toEqual([
          at(0),
          windows[0]?.opensAt,
          windows[0]?.closesAt,
        ]);
        expect(entry?.alarms.at(-1)).toBe(at(-195 * MINUTE_MS));
      }),
    );
  });

  it('keeps typed text, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (text) => {
        const name = `a;,\\${text.replaceAll(/\s/gu, 'x')}`;
        const file = fileOf({ name });
        for (const line of file.split('\r\n')) expect(octetsIn(line)).toBeLessThanOrEqual(75);
        expect(read(file)[0]?.title).toBe(tournamentOf({ name }).name);
      }),
    );
  });
});

describe('the calendar of a unit', () => {
  const titles = (standing: object, changes: object = {}) =>
    read(feedOf(standing, changes)).map(({ title, status, alarms }) => [title, status, alarms.length]);

  it.each([
    [
      'holds a place',
      {},
      [
        ['Copa', 'CONFIRMED', 1],
        ['Confirma que vas a jugar: Copa', 'CONFIRMED', 2],
        ['Confirma que estás listo para la partida: Copa', 'CONFIRMED', 2],
      ],
    ],
    [
      'has confirmed once',
      { confirmations: { ...NO_CONFIRMATIONS, entry: { at: new Date(0), by: 'player' } } },
      [
        ['Copa', 'CONFIRMED', 1],
        ['Ya confirmaste: Copa', 'CONFIRMED', 0],
        ['Confirma que estás listo para la partida: Copa', 'CONFIRMED', 2],
      ],
    ],
    [
      'got its place after the first close',
      { placedAt: new Date('2026-12-01T18:00:00Z') },
      [
        ['Copa', 'CONFIRMED', 1],
        ['Confirma que estás listo para la partida: Copa', 'CONFIRMED', 2],
      ],
    ],
    [
      'waits',
      { place: 'waiting', placedAt: null },
      [
        ['Copa', 'TENTATIVE', 1],
        ['Di que estás listo: Copa', 'CONFIRMED', 2],
      ],
    ],
    ['has lost its place', { place: 'released' }, [['Copa', 'CANCELLED', 0]]],
  ])('that %s', (_, standing, expected) => {
    expect(titles(standing)).toEqual(expected);
  });

  it('moves when the hours move, and ends when the tournament is cancelled', () => {
    const closesAt = '2026-12-01T18:30:00Z';
    const moved = read(feedOf({}, { windows: [{ ...ENTRY, closesAt }] }));
    expect(moved[1]).toMatchObject({ uid: 'copa-entry@copa-fenix', to: '2026-12-01T18:30:00.000Z' });
    expect(titles({}, { cancelledAt: DATE })).toEqual([['Copa', 'CANCELLED', 0]]);
  });

  it('ends the match confirmation of a late place at its own deadline', () => {
    const confirmBy = new Date('2026-12-01T19:22:00Z');
    expect(read(feedOf({ confirmBy })).at(-1)).toMatchObject({
      to: confirmBy.toISOString(),
      alarms: ['2026-12-01T19:00:00.000Z', '2026-12-01T19:07:00.000Z'],
    });
  });
});
