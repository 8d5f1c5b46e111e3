import { hourThere } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { serverNow } from '../lib/network/server-clock.ts';

export function HourThere({ date, timeZone }: Pick<Tournament, 'date' | 'timeZone'>) {
  const there = date && hourThere(date, timeZone, serverNow());
  return there && <small className="block text-sm font-normal text-dim">{there}</small>;
}
