import type { AppError } from '@copa/domain/errors';
import { CAPTAIN_ACTS_PER_DAY_MAX, INVITATIONS_KEPT } from '@copa/domain/limits';
import { type InvitationEnd, invitationEnd, isDrawn } from '@copa/domain/registrations/places/invitation-end';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onRecord } from '../../desk/operation.ts';
import { notFound, type StoredUnit } from '../../desk/stored-unit.ts';
import { seenByPlayers } from '../../desk/unit-place.ts';
import { refusal } from '../../refusals.ts';
import { countInDay } from '../limits.ts';
import { nextSlot, requireMember } from '../slots.ts';
import * as words from '../words.ts';

export function requireInvitation(unit: StoredUnit, hash: string, tournament: Tournament, now: Date) {
  if (!unit.inviteHashes.includes(hash)) throw notFound('invitation');
  const closed = closedBecause(unit, tournament, now);
  if (closed !== null) throw closed;
  const slot = nextSlot(unit);
  if (slot === null) throw refusal('invitation-full', words.invitationFull);
  if (unit.inviteHashes[0] !== hash) throw refusal('invitation-changed', words.invitationChanged);
  if (!unit.inviteOpen) throw refusal('invitation-closed', words.invitationClosedByCaptain);
  return slot;
}

export function mayEnter(unit: StoredUnit, tournament: Tournament, now: Date): boolean {
  return unit.inviteOpen && nextSlot(unit) !== null && closedBecause(unit, tournament, now) === null;
}

const CLOSED: Readonly<Record<Exclude<InvitationEnd, 'cancelled'>, string>> = {
  over: words.invitationOver,
  lost: words.invitationPlaceLost,
  late: words.invitationTooLate,
  begun: words.invitationBegun,
  drawn: words.invitationDrawn,
};

function closedBecause(unit: StoredUnit, tournament: Tournament, now: Date): AppError | null {
  const end = invitationEnd(seenByPlayers(unit), tournament, now);
  if (end === null) return null;
  if (end === 'cancelled') return refusal('tournament-cancelled');
  const isLate = end === 'lost' && unit.releasedBy === 'incomplete';
  return refusal('invitation-closed', CLOSED[isLate ? 'late' : end]);
}

export interface CaptainAct {
  readonly memberId: string;
  readonly limit: string;
}

export function requireCaptain(ledger: Ledger, unit: StoredUnit, { memberId, limit }: CaptainAct): void {
  if (requireMember(unit, memberId).role !== 'captain') throw refusal('captain-only');
  if (isDrawn(unit)) throw refusal('conflict', words.teamDrawn);
  countInDay(ledger, { id: limit, max: CAPTAIN_ACTS_PER_DAY_MAX, message: words.captainTooOften });
}

export const open = (id: string, act: CaptainAct, isOpen: boolean): Operation =>
  onRecord(
    id,
    (ledger, unit) => {
      requireTeam(unit);
      if (unit.inviteOpen === isOpen && requireMember(unit, act.memberId).role === 'captain') return unit;
      requireCaptain(ledger, unit, act);
      return ledger.store({ ...unit, inviteOpen: isOpen });
    },
    { traces: [act.limit] },
  );

export const reinvite = (id: string, act: CaptainAct, hash: string): Operation =>
  onRecord(
    id,
    (ledger, unit) => {
      const [current, ...former] = requireTeam(unit);
      if (hash !== current) {
        if (!former.includes(hash)) throw notFound('invitation');
        requireMember(unit, act.memberId);
        return unit;
      }
      requireCaptain(ledger, unit, act);
      const { codes } = ledger;
      const inviteRevision = unit.inviteRevision + 1;
      const changed = codes.hashOf(codes.invitationOf(id, inviteRevision));
      const inviteHashes = [changed, ...unit.inviteHashes].slice(0, INVITATIONS_KEPT);
      return ledger.store({ ...unit, inviteHashes, inviteRevision, inviteOpen: true });
    },
    { traces: [act.limit] },
  );

function requireTeam({ inviteHashes }: StoredUnit): readonly string[] {
  if (inviteHashes.length === 0) throw notFound('invitation');
  return inviteHashes;
}
