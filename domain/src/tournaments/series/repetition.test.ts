import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../limits.ts';
import { wallText } from '../../time/wall-text.ts';
import { defaultWindows } from '../places/window-plan.ts';
import { TournamentContentSchema, tournamentDateErrors } from '../tournament-input.ts';
import { repetitionOf } from './repetition.ts';

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

function tournament(date: Date | null, timeZone: string, changes: object = {}) {
  return z.parse(TournamentContentSchema, {
    name: 'Copa Relámpago #12',
    maxPlayers: 48,
    date,
    timeZone,
    endDate: date && later(date, 3 * HOUR_MS),
    registrationDeadline: date && later(date, -DAY_MS),
    windows: date === null ? [] : defaultWindows(date),
    waitlist: { max: 10, mode: 'auto', endsAt: date && later(date, -HOUR_MS) },
    status: 'published',
    results: [{ rank: 1, player: 'Fénix' }],
    ...changes,
  });
}

type Copa = ReturnType<typeof tournament>;

function clocks({ date, endDate, registrationDeadline, windows, waitlist, timeZone }: Copa) {
  const moments = windows.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]);
  return [date, endDate, registrationDeadline, waitlist.endsAt, ...moments].map((at) =>
    at === null ? '' : wallText(at, timeZone),
  );
}

function days(texts: readonly string[], count: number) {
  return texts.map((text) => {
    return new Date(Date.parse(`${text}:00Z`) + count * DAY_MS).toISOString().slice(0, 16);
  });
}

describe('a tournament that is repeated', () => {
  it.each([
    ['Mexico, which changes no clock', '2026-11-21T02:00:00Z', 'America/Mexico_City'],
    ['clocks that go forward in Chile', '2026-09-05T23:00:00Z', 'America/Santiago'],
    ['clocks that go back in Chile', '2026-04-04T23:30:00Z', 'America/Santiago'],
    ['clocks that go forward in New York', '2026-03-07T01:00:00Z', 'America/New_York'],
    ['clocks that go back in New York', '2026-10-31T00:00:00Z', 'America/New_York'],
    ['clocks that go forward in Spain', '2026-03-27T19:00:00Z', 'Europe/Madrid'],
    ['clocks that go back in Spain', '2026-10-23T18:00:00Z', 'Europe/Madrid'],
    ['clocks that move half an hour', '2026-10-02T08:00:00Z', 'Australia/Lord_Howe'],
    ['a zone on the other side of the date line', '2026-11-20T08:00:00Z', 'Pacific/Kiritimati'],
  ])('has every hour on the same weekday of the next week: %s', (_, at, zone) => {
    const before = tournament(new Date(at), zone);
    const after = repetitionOf(before, later(new Date(at), 6 * HOUR_MS));
    expect(clocks(after)).toEqual(days(clocks(before), 7));
    expect(tournamentDateErrors(after)).toEqual({});
  });

  it.each([
    ['an hour after it began', HOUR_MS, 1],
    ['before it began', -5 * DAY_MS, 1],
    ['six days later', 5 * DAY_MS, 1],
    ['once the confirmations of the next one would be closed', 7 * DAY_MS - MINUTE_MS, 2],
    ['three weeks later', 19 * DAY_MS, 3],
    ['after years', 730 * DAY_MS, 105],
  ])('lies ahead with all of its hours: %s', (_, elapsed, weeks) => {
    const start = new Date('2026-11-21T02:00:00Z');
    const now = later(start, elapsed);
    const after = repetitionOf(tournament(start, 'America/Mexico_City'), now);
    expect(after.date).toEqual(later(start, weeks * 7 * DAY_MS));
    for (const { closesAt } of after.windows) expect(closesAt > now).toBe(true);
  });

  it('keeps the order of its hours in a night whose clocks change', () => {
    const start = new Date('2026-03-01T08:30:00Z');
    const window = (from: number, to: number) => ({
      kind: 'match' as const,
      opensAt: later(start, -from * MINUTE_MS),
      closesAt: later(start, -to * MINUTE_MS),
    });
    const before = tournament(start, 'America/New_York', { windows: [window(40, 15)] });
    expect(clocks(before).slice(-2)).toEqual(['2026-03-01T02:50', '2026-03-01T03:15']);
    const after = repetitionOf(before, start);
    expect(clocks(after).slice(-2)).toEqual(['2026-03-08T01:50', '2026-03-08T03:15']);
    expect(tournamentDateErrors(after)).toEqual({});
  });

  it('asks as long before a start just after an hour that occurs twice', () => {
    const start = new Date('2026-03-29T03:20:00Z');
    const after = repetitionOf(tournament(start, 'America/Santiago'), start);
    expect(after.date).toEqual(new Date('2026-04-05T04:20:00Z'));
    expect(after.windows[1]).toMatchObject(defaultWindows(new Date('2026-04-05T04:20:00Z'))[1] ?? {});
    expect(tournamentDateErrors(after)).toEqual({});
  });

  it('is a draft with the same settings and none of the results', () => {
    const start = new Date('2026-11-21T02:00:00Z');
    const final = { kind: 'final', opensAt: start, closesAt: later(start, HOUR_MS) };
    const before = tournament(start, 'America/Bogota', {
      linkedFormId: 'form-1',
      imageId: 'image-1',
      prize: '500 diamantes',
      modality: 'squad',
      weekly: true,
      adultsOnly: true,
      windows: [...defaultWindows(start), final],
    });
    const after = repetitionOf(before, start);
    const { linkedFormId, imageId, prize, modality, weekly, adultsOnly, maxPlayers } = before;
    expect(after).toMatchObject({
      linkedFormId,
      imageId,
      prize,
      modality,
      weekly,
      adultsOnly,
      maxPlayers,
      status: 'draft',
      results: [],
    });
    expect(after.windows.map(({ kind }) => kind)).toEqual(['entry', 'match']);
  });

  it('without a date has none either', () => {
    const waitlist = { max: 10, mode: 'auto', endsAt: new Date('2026-11-20T02:00:00Z') };
    const before = tournament(null, 'America/Lima', { waitlist });
    expect(clocks(repetitionOf(before, new Date('2026-11-21T02:00:00Z')))).toEqual(['', '', '', '']);
  });

  it.each([
    ['Copa #12', 'Copa #13'],
    ['Copa #99', 'Copa #100'],
    ['Copa #09', 'Copa #10'],
    ['Copa #008', 'Copa #009'],
    ['Copa #12 de Fénix', 'Copa #12 de Fénix'],
    ['Copa 12', 'Copa 12'],
    [`${'a'.repeat(118)}#9`, null],
  ])('is named after %s', (name, expected) => {
    const start = new Date('2026-11-21T02:00:00Z');
    const after = repetitionOf({ ...tournament(start, 'America/Lima'), name }, start);
    expect(after.name).toBe(expected ?? name);
  });

  it('is announced at the hour that was planned, unless that has passed', () => {
    const start = new Date('2026-11-21T02:00:00Z');
    const publishDate = later(start, -3 * DAY_MS);
    const before = tournament(start, 'America/Lima', { publishDate });
    expect(repetitionOf(before, later(start, HOUR_MS)).publishDate).toEqual(later(publishDate, 7 * DAY_MS));
    expect(repetitionOf(before, later(start, 5 * DAY_MS)).publishDate).toBeNull();
    expect(repetitionOf(before, later(publishDate, 7 * DAY_MS)).publishDate).toBeNull();
    expect(repetitionOf(before, later(publishDate, 7 * DAY_MS - 1)).publishDate).not.toBeNull();
  });
});
