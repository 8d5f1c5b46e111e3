import { wallClock } from './wall-clock.ts';

const padded = (figure: number, length: number) => String(figure).padStart(length, '0');

/** Returns a text such as `2026-11-20T18:30`, the format of `datetime-local`, which sorts as text. */
export function wallText(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = wallClock(at, timeZone);
  const [date, time] = [
    [padded(year, 4), padded(month, 2), padded(day, 2)],
    [padded(hour, 2), padded(minute, 2)],
  ];
  return `${date?.join('-')}T${time?.join(':')}`;
}
