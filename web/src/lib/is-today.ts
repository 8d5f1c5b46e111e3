import { DEFAULT_PLAY_MS } from '@copa/domain/limits';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';

/** True for a start of today that is not long past. A start soon after midnight counts as today. */
export function isLeftToday(date: Date, now: Date): boolean {
  const day = (at: Date) => dateText(at, ownTimeZone(), now);
  const ahead = date.getTime() - now.getTime();
  return ahead > -DEFAULT_PLAY_MS && (ahead < DEFAULT_PLAY_MS || day(date) === day(now));
}
