import type { Mailbox, StoredAccepted } from '@copa/domain/registrations/member';
import type { Ledger } from '../desk/ledger.ts';
import { acceptedOf, type StoredUnit } from '../desk/stored-unit.ts';
import type { Letter } from '../mail.ts';
import type { PlayerMail } from '../store/mail-queue.ts';
import { isCurrent, newTrace } from '../store/traces.ts';
import { requireMember, withMember } from './slots.ts';

export const mailboxTraces = ({ here, everywhere }: Mailbox): readonly string[] => [here, everywhere];

/**
 * While the trace of a mailbox lasts, only one member of a tournament has the mailbox; others get null. A member
 * of another unit takes the mailbox over if the `place` of the holder's unit is `released`.
 */
export function withMailbox(
  ledger: Ledger,
  unit: StoredUnit,
  memberId: string,
  mailbox: Mailbox,
): StoredUnit {
  const { now } = ledger;
  const member = requireMember(unit, memberId);
  const trace = ledger.trace(mailbox.here);
  const known = isCurrent(trace, now) ? trace : newTrace(mailbox.here, now);
  const holder = known.holder === unit.id ? unit : ledger.registration(known.holder ?? '');
  const others = holder === null ? [] : acceptedOf(holder).filter(({ id }) => id !== memberId);
  const former = others.find((each) => each.mailbox?.here === mailbox.here);
  if (holder !== null && former !== undefined) {
    if (holder.place !== 'released' || holder === unit) return withMember(unit, { ...member, mailbox: null });
    ledger.store(withMember(holder, { ...former, mailbox: null }));
  }
  ledger.storeTrace({ ...known, holder: unit.id });
  return withMember(unit, { ...member, mailbox });
}

export function mailOne(
  ledger: Ledger,
  unit: StoredUnit,
  memberId: string,
  about: PlayerMail,
  letterFor: (member: StoredAccepted) => Letter,
): StoredUnit {
  const one = unit.members.filter((member) => member.state === 'accepted' && member.id === memberId);
  const { members } = ledger.mail({ ...unit, members: one }, about, letterFor);
  return members.reduce(withMember, unit);
}
