import type { MemberRole } from '@copa/domain/registrations/names/public-member';
import { invitationEnd } from '@copa/domain/registrations/places/invitation-end';
import { isApprovable } from '@copa/domain/registrations/unit';
import type { Departure } from '@copa/domain/registrations/words/departure';
import type { Ledger } from '../../desk/ledger.ts';
import { acceptedOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { seenByPlayers } from '../../desk/unit-place.ts';
import { mailOne } from '../mailbox.ts';
import { gapLetter } from '../registration-mail.ts';

export function withGap(remaining: StoredUnit, why: Departure, role: MemberRole): StoredUnit {
  const { status, formerDecision: former } = remaining;
  if (status !== 'rejected') return { ...remaining, leftFrom: leftFromOf(remaining, status, why) };
  if (former === null || former.status === 'rejected' || isApprovable(remaining.members)) return remaining;
  // Such a unit cannot be approved, so the undo of the rejection makes it pending.
  const decided = former.status === 'approved' ? { decidedAt: null, decidedBy: null } : {};
  return {
    ...remaining,
    leftFrom: leftFromOf(remaining, former.status, why),
    formerDecision: {
      ...former,
      ...decided,
      status: 'pending',
      untold: why === 'captain' || former.untold === 'captain' ? former.untold : role,
    },
  };
}

function leftFromOf({ leftFrom }: StoredUnit, status: 'pending' | 'approved', why: Departure) {
  return why === 'captain' && status === 'pending' ? leftFrom : (leftFrom ?? status);
}

/**
 * The old ticket has ended, and push notices with it, so only a mail can tell the captain. Before an approval
 * the mail is sent once, so that somebody who joins and leaves again and again cannot use up the captain's mails.
 */
export function tellGap(
  ledger: Ledger,
  unit: StoredUnit,
  { wasApproved, role }: { readonly wasApproved: boolean; readonly role: MemberRole },
): StoredUnit {
  const { tournament, now } = ledger;
  const captain = acceptedOf(unit).find((member) => member.role === 'captain');
  const { incompleteUntil } = seenByPlayers(unit);
  if (tournament === null || captain === undefined || incompleteUntil === null) return unit;
  if (invitationEnd(unit, tournament, now) !== null) return unit;
  const about = { kind: 'left', turn: wasApproved ? now.getTime() : null } as const;
  const letter = gapLetter({ ...unit, incompleteUntil }, role, tournament, now);
  return ledger.store(mailOne(ledger, unit, captain.id, about, () => letter));
}
