import { HOUR_MS } from '@copa/domain/limits';
import { expect, it } from 'vitest';
import { lastDays, weekdayName } from './last-days.ts';

const at = (time: string) => new Date(`${time}Z`);
const hours = (...times: readonly string[]) => ({
  registrationsByHour: times.map((time, index) => ({ hour: at(time), count: index + 1 })),
  registrationsByDay: [],
});

/** The days with registrations, oldest first. */
function shown(stats: Parameters<typeof lastDays>[0], now: string, reader: string): readonly string[] {
  const days = lastDays(stats, at(now), reader);
  expect(days).toHaveLength(30);
  return days.flatMap(({ day, count }) => (count > 0 ? [`${weekdayName(day)}: ${count}`] : []));
}

it.each([
  ['America/Mexico_City', '2026-11-21T05:30', '06:00'],
  ['America/Santiago', '2026-11-21T02:30', '03:00'],
  ['UTC', '2026-11-20T23:30', '00:00'],
])('in %s at 23:30, each of thirty days begins at its own midnight', (reader, now, midnight) => {
  const from = (day: string, hours: number) =>
    new Date(at(`${day}T${midnight}`).getTime() + hours * HOUR_MS).toISOString().slice(0, 16);
  const [first, last] = ['2026-10-22', '2026-11-20'];
  const times = [from(first, -1), from(first, 0), from(last, -1), from(last, 0), from(last, 23)];
  expect(shown(hours(...times), now, reader)).toEqual(['Jue 22 oct: 2', 'Jue 19 nov: 3', 'Vie 20 nov: 9']);
});

it('a day has 23 or 25 hours where the clocks change', () => {
  // Santiago skips the first hour of 6 September, and has the last one of 4 April twice.
  const spring = hours('2026-09-06T03:00', '2026-09-06T04:00', '2026-09-07T02:00', '2026-09-07T03:00');
  expect(shown(spring, '2026-09-07T03:30', 'America/Santiago')).toEqual([
    'Sáb 5 sep: 1',
    'Dom 6 sep: 5',
    'Lun 7 sep: 4',
  ]);
  const autumn = hours('2026-04-04T02:00', '2026-04-04T03:00', '2026-04-05T03:00', '2026-04-05T04:00');
  expect(shown(autumn, '2026-04-06T03:30', 'America/Santiago')).toEqual([
    'Vie 3 abr: 1',
    'Sáb 4 abr: 5',
    'Dom 5 abr: 4',
  ]);
});

it('an hour in which a day begins at half past counts where it begins', () => {
  const around = hours('2026-11-20T17:00', '2026-11-20T18:00', '2026-11-20T19:00');
  expect(shown(around, '2026-11-21T10:00', 'Asia/Kolkata')).toEqual(['Vie 20 nov: 3', 'Sáb 21 nov: 3']);
});

it('what is counted after now belongs to today, and what an earlier API counts by day to that day', () => {
  const later = hours('2026-11-21T06:00', '2026-11-21T12:00');
  expect(shown(later, '2026-11-21T05:30', 'America/Mexico_City')).toEqual(['Vie 20 nov: 3']);
  const byDay = {
    registrationsByHour: [],
    registrationsByDay: [
      { day: '2026-11-20', count: 2 },
      { day: '2026-11-21', count: 4 },
    ],
  };
  expect(shown(byDay, '2026-11-21T20:00', 'America/Mexico_City')).toEqual(['Vie 20 nov: 2', 'Sáb 21 nov: 4']);
});
