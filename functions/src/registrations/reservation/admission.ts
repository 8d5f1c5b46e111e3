import { namedInSentence } from '@copa/domain/time/hours';
import { reservedRefusal, stepsLeft } from '@copa/domain/tournaments/places/reservation-lines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { SYSTEM_ACTOR } from '../../audit.ts';
import type { Ledger } from '../../desk/ledger.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { decisionLetter } from '../registration-mail.ts';
import { holdsUnproven } from '../slots.ts';
import * as words from '../words.ts';

export interface Admission {
  readonly qualified: StoredUnit['qualified'];
  readonly givesWay: StoredUnit | null;
  readonly refusal: string | null;
}

/**
 * Player IDs are public in the game. So only a private code from a tournament of the season proves that an ID
 * is the player's own.
 */
export function admissionOf(
  ledger: Ledger,
  tournament: Tournament,
  { id, freeFireId, heldIn }: { id: string; freeFireId: string; heldIn: readonly string[] },
): Admission {
  if (tournament.reserved === null) return { qualified: null, givesWay: null, refusal: null };
  const { now } = ledger;
  const result = ledger.seasonResult(freeFireId);
  const isProven = result?.lines.some(({ tournamentId }) => heldIn.includes(tournamentId)) ?? false;
  const givesWay = isProven ? unprovenHolder(ledger, freeFireId) : null;
  const [step] = stepsLeft(tournament, now);
  if (step === undefined) return { qualified: null, givesWay, refusal: null };
  const rank = result?.standing?.rank ?? null;
  if (rank !== null && rank <= step.first) {
    return { qualified: { rank, memberId: id, isProven }, givesWay, refusal: null };
  }
  const standing = !isProven ? 'unproven' : rank === null ? 'unranked' : { rank };
  const refusal = reservedRefusal(tournament, standing, now, (at) =>
    namedInSentence(at, tournament.timeZone, now),
  );
  return { qualified: null, givesWay: null, refusal };
}

function unprovenHolder(ledger: Ledger, freeFireId: string): StoredUnit | null {
  const holder = ledger.holderOf(freeFireId);
  const unit = holder === null ? null : ledger.registration(holder);
  return holdsUnproven(unit, freeFireId) ? unit : null;
}

export function giveWay(ledger: Ledger, tournament: Tournament, unit: StoredUnit): void {
  const { now } = ledger;
  const after: StoredUnit = {
    ...ledger.freePlace(unit),
    status: 'rejected',
    reason: words.provenElsewhere,
    decidedAt: now,
    decidedBy: null,
  };
  const about = { kind: 'rejected', turn: now.getTime() };
  ledger.store(ledger.mail(after, about, () => decisionLetter(after, tournament, now)));
  ledger.audit(unit, {
    actor: SYSTEM_ACTOR,
    action: 'registration.status',
    before: { status: unit.status },
    after: { status: after.status },
  });
}
