import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import { expect, it } from 'vitest';
import { sampleTournament, sampleWindow } from '../../desk/samples.fixture.ts';
import { CONSENT } from './day-notices.ts';

const at = (time: string) => new Date(`2026-${time}Z`);
const ENTRY = sampleWindow('entry', at('11-29T20:00'), at('11-30T20:00'));
const COPA = {
  date: at('12-01T20:00') as Date | null,
  windows: [] as ConfirmationWindow[],
  cancelledAt: null as Date | null,
  endedAt: null as Date | null,
  timeZone: 'America/Lima',
  adultsOnly: false,
  publishedAt: at('11-20T20:00') as Date | null,
  told: {} as Record<string, Date>,
};
const noticeAt = (changes: Partial<typeof COPA>, now: Date) =>
  CONSENT.at(sampleTournament({ ...COPA, ...changes }), now);

it.each<[string, Partial<typeof COPA>, string | null]>([
  ['a day before the start', {}, '11-30T20:00'],
  ['a day before the first close', { windows: [ENTRY] }, '11-29T20:00'],
  ['not by the close of the final', { windows: [{ ...ENTRY, kind: 'final' }] }, '11-30T20:00'],
  ['three hours before, of one published since', { publishedAt: at('11-30T20:00') }, '12-01T17:00'],
  ['never of one published later', { publishedAt: at('12-01T17:00') }, null],
  ['in the morning', { date: at('12-01T08:00') }, '11-30T13:00'],
  ['never at night', { date: at('12-01T12:00'), publishedAt: at('11-30T12:00') }, null],
  ['again after a later date', { told: { consent: at('11-30T19:59') } }, '11-30T20:00'],
  ['once', { told: { consent: at('11-30T20:00') } }, null],
  ['never without a date', { date: null }, null],
  ['never before it is published', { publishedAt: null }, null],
  ['never for adults', { adultsOnly: true }, null],
  ['never once it is cancelled', { cancelledAt: at('11-21T20:00') }, null],
  ['never once it has ended', { endedAt: at('11-21T20:00') }, null],
])('minors hear of a missing consent %s', (_, changes, told) => {
  const found = noticeAt(changes, at('11-22T20:00'));
  expect(found).toEqual(told === null ? null : at(told));
});

it('minors hear nothing once the place may be lost', () => {
  expect(noticeAt({}, at('12-01T19:59'))).toEqual(at('11-30T20:00'));
  expect(noticeAt({}, at('12-01T20:00'))).toBeNull();
});
