import { CONSENT_CALLS_MS } from '../../limits.ts';
import { isEnded } from '../../tournaments/state.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import { afterQuiet } from './night.ts';
import { consentDeadline } from './window-notice.ts';

type Called = Parameters<typeof consentDeadline>[0] &
  Pick<Tournament, 'adultsOnly' | 'cancelledAt' | 'endedAt' | 'publishedAt' | 'timeZone' | 'told'>;

export function consentNoticeAt(tournament: Called, now: Date): Date | null {
  const { publishedAt, timeZone, told } = tournament;
  if (tournament.adultsOnly || isEnded(tournament) || publishedAt === null) return null;
  const deadline = consentDeadline(tournament);
  if (deadline === null || now >= deadline) return null;
  const call = CONSENT_CALLS_MS.map((ms) => new Date(deadline.getTime() - ms)).find(
    (each) => each > publishedAt,
  );
  if (call === undefined) return null;
  const at = afterQuiet(call, timeZone);
  const toldAt = told['consent'];
  return at >= deadline || (toldAt !== undefined && toldAt >= at) ? null : at;
}
