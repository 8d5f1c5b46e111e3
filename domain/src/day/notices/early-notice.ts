import { isEnded } from '../../tournaments/state.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import { isLeftOut, type Night, toldAt } from './night.ts';

export interface Early<T> {
  readonly kind: string;
  readonly night: Night;
  /** The values are milliseconds before the event, the longest first. */
  readonly ahead: readonly number[];
  readonly eventAt: (tournament: T) => Date | null;
}

type Called = Pick<Tournament, 'cancelledAt' | 'endedAt' | 'publishedAt' | 'timeZone' | 'told'>;

export function earlyNoticeAt<T extends Called>(
  { kind, night, ahead, eventAt }: Early<T>,
  tournament: T,
  now: Date,
): Date | null {
  const { publishedAt, timeZone } = tournament;
  const event = eventAt(tournament);
  if (isEnded(tournament) || publishedAt === null) return null;
  if (event === null || now >= event) return null;
  const call = ahead.map((ms) => new Date(event.getTime() - ms)).find((each) => each > publishedAt);
  if (call === undefined || isLeftOut(night, call, timeZone)) return null;
  const at = toldAt(night, call, timeZone, event);
  const told = tournament.told[kind];
  return at >= event || (told !== undefined && told >= at) ? null : at;
}
