import { phoneKey } from '@copa/domain/contact';
import { mailboxKey } from '@copa/domain/contact/mailbox';
import type { Registration } from '@copa/domain/registrations/registration';
import * as words from '../words/inbox.ts';
import { acceptedMembers } from './unit-words.ts';

export interface Duplicate {
  readonly byPhone: boolean;
  readonly byEmail: boolean;
  /** Empty if only members of one team share the phone or e-mail. */
  readonly others: readonly Registration[];
}

export function findDuplicates(registrations: readonly Registration[]): ReadonlyMap<string, Duplicate> {
  const live = registrations.filter(({ status }) => status !== 'rejected');
  const phones = sharedBy(live, ({ phone }) => phoneKey(phone));
  const emails = sharedBy(live, ({ email }) => (email === '' ? '' : mailboxKey(email)));
  const found = new Map<string, Duplicate>();
  for (const registration of live) {
    const samePhone = phones.get(registration);
    const sameEmail = emails.get(registration);
    if (samePhone === undefined && sameEmail === undefined) continue;
    found.set(registration.id, {
      byPhone: samePhone !== undefined,
      byEmail: sameEmail !== undefined,
      others: firstOthers(registration, [...(samePhone ?? []), ...(sameEmail ?? [])]),
    });
  }
  return found;
}

const OTHERS_MAX = 5;

/** Stops early, because two thousand registrations may share one phone. */
function firstOthers(own: Registration, groups: readonly (readonly Registration[])[]): Registration[] {
  const others = new Set<Registration>();
  for (const group of groups) {
    for (const other of group) {
      if (other !== own) others.add(other);
      if (others.size === OTHERS_MAX) return [...others];
    }
  }
  return [...others];
}

function sharedBy(
  registrations: readonly Registration[],
  valueOf: (player: { readonly phone: string; readonly email: string }) => string,
): ReadonlyMap<Registration, readonly (readonly Registration[])[]> {
  const groups = new Map<string, Registration[]>();
  for (const registration of registrations) {
    for (const member of acceptedMembers(registration)) {
      const value = valueOf(member);
      if (value === '') continue;
      const key = `${registration.tournamentId}\n${value}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [registration]);
      else group.push(registration);
    }
  }
  const shared = new Map<Registration, Registration[][]>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    for (const registration of new Set(group)) {
      shared.set(registration, [...(shared.get(registration) ?? []), group]);
    }
  }
  return shared;
}

export function duplicateLabel({ byPhone, byEmail }: Duplicate): string {
  if (byPhone && byEmail) return words.samePhoneAndMail;
  return byPhone ? words.samePhone : words.sameMail;
}
