import { AppError } from '@copa/domain/errors';
import { DAY_MS } from '@copa/domain/limits';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Ledger } from '../desk/ledger.ts';
import type { Trace } from '../store/collections.ts';
import { shareWaitMs } from '../store/network-share.ts';
import { isCurrent, newTrace } from '../store/traces.ts';

type Places = Pick<Tournament, 'maxPlayers'>;

/**
 * Two mails per player are enough for a full tournament and one replacement of each player. Substitutes and a
 * waitlist may use the mails up sooner.
 */
const MAILS_PER_PLAYER = 2;

export function mayMail(
  mails: Trace | null,
  { maxPlayers, modality }: Places & Pick<Tournament, 'modality'>,
): boolean {
  return (mails?.count ?? 0) < MAILS_PER_PLAYER * maxPlayers * UNIT_SIZES[modality];
}

const placesOfNetwork = ({ maxPlayers }: Places): number => Math.max(1, Math.floor(maxPlayers / 2));

export function networkWaitMs(trace: Trace | null, places: Places, now: Date): number | null {
  return shareWaitMs(trace, placesOfNetwork(places), now);
}

interface DailyLimit {
  readonly id: string;
  readonly max: number;
  readonly message: string;
}

export function countInDay(ledger: Ledger, { id, max, message }: DailyLimit): void {
  const { now } = ledger;
  const trace = ledger.trace(id);
  if (!isCurrent(trace, now)) {
    ledger.storeTrace({ ...newTrace(id, now, DAY_MS), count: 1 });
    return;
  }
  if (trace.count >= max) {
    const retryAfterMs = trace.expiresAt.getTime() - now.getTime();
    throw new AppError('rate-limited', message, { retryAfterMs });
  }
  ledger.storeTrace({ ...trace, count: trace.count + 1 });
}
