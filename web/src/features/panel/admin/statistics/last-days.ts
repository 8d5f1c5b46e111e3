import { DAY_MS, STATS_DAYS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { hourStart, noonHour } from '@copa/domain/registrations/figures';
import { capitalized } from '@copa/domain/sentence';
import { dateOf, dayNumber } from '@copa/domain/time/days';
import { ownTimeZone, wallClock } from '@copa/domain/time/wall-clock';
import { MONTHS, NEAR_DAYS } from '@copa/domain/time/words/days';

export interface DayCount {
  /** The reader's calendar day, as `dayNumber` counts days. */
  readonly day: number;
  readonly count: number;
}

/**
 * An hour belongs to the day in which it begins: where a day begins at half past an hour, up to 30 minutes are
 * counted a day early. What comes after `now` belongs to today.
 */
export function lastDays(
  { registrationsByHour, registrationsByDay }: Pick<Stats, 'registrationsByHour' | 'registrationsByDay'>,
  now: Date,
  reader = ownTimeZone(),
): readonly DayCount[] {
  // An earlier API gives no hours.
  const hours =
    registrationsByHour.length > 0
      ? registrationsByHour
      : registrationsByDay.map(({ day, count }) => ({ hour: hourStart(noonHour(day)), count }));
  const today = dayNumber(wallClock(now, reader));
  const counts = new Map<number, number>();
  for (const { hour, count } of hours) {
    const day = Math.min(today, dayNumber(wallClock(hour, reader)));
    counts.set(day, (counts.get(day) ?? 0) + count);
  }
  return Array.from({ length: STATS_DAYS }, (_, index) => {
    const day = today - STATS_DAYS + 1 + index;
    return { day, count: counts.get(day) ?? 0 };
  });
}

const wallOf = (day: number) => wallClock(new Date(day * DAY_MS), 'UTC');

export function dayName(day: number): string {
  const { day: date, month } = wallOf(day);
  return `${date} ${MONTHS[month - 1]}`;
}

/** Names today and yesterday, if `today` is known. */
export function weekdayName(day: number, today?: number): string {
  const date = dateOf(wallOf(day), wallOf(day));
  const near = today === undefined ? undefined : NEAR_DAYS[day - today];
  return capitalized(near === undefined ? date : `${near}, ${date}`);
}
