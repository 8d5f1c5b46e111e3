import type { StoredAccepted, Wish } from '@copa/domain/registrations/member';
import type { UnitNames } from '@copa/domain/registrations/names/unit-names';
import { teamNumber } from '@copa/domain/registrations/words/unit';
import type { Actor } from '../../audit.ts';
import { type Operation, onRecord } from '../../desk/operation.ts';
import { acceptedOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { refusal } from '../../refusals.ts';
import { requireMember, withMember } from '../slots.ts';
import * as words from '../words.ts';

export const rename = (
  id: string,
  memberId: string,
  { nick, unit: names }: { readonly nick: string | null; readonly unit: UnitNames | null },
): Operation =>
  onRecord(id, (ledger, unit) => {
    const member = requireMember(unit, memberId);
    if (names !== null && (member.role !== 'captain' || unit.unit.size === 1)) throw refusal('captain-only');
    if (isPublic(unit)) {
      return ledger.store(withMember(unit, { ...member, wish: wishOf(unit, member, nick, names) }));
    }
    const wish = unseenOf(unit, member, nick, names);
    return ledger.store(named(unit, { ...member, wish }, { nick, unit: names }));
  });

const isPublic = ({ status, lobby }: StoredUnit) => status === 'approved' || lobby !== null;

export function joining(unit: StoredUnit, member: StoredAccepted): StoredAccepted {
  const { nick } = member;
  if (nick === '') return member;
  const wish = { revision: 1, state: 'unseen', nick, unit: null } as const;
  return isPublic(unit) ? withheldFrom({ ...member, wish }) : { ...member, wish };
}

export function seen(unit: StoredUnit): StoredUnit {
  return unseenIn(unit).reduce(
    (each, { member, wish }) => withMember(each, { ...member, wish: { ...wish, state: 'taken' } }),
    unit,
  );
}

export function withheld(unit: StoredUnit): StoredUnit {
  const unseen = unseenIn(unit);
  const isTeamUnseen = unseen.some(({ wish }) => wish.unit !== null);
  const names = isTeamUnseen ? { name: teamNumber(unit.number), tag: '' } : {};
  return unseen.reduce((each, { member }) => withMember(each, withheldFrom(member)), {
    ...unit,
    unit: { ...unit.unit, ...names },
  });
}

function withheldFrom(member: StoredAccepted): StoredAccepted {
  const { wish, nick } = member;
  if (wish === null) return member;
  return { ...member, nick: wish.nick === null ? nick : '', wish: { ...wish, state: 'asked' } };
}

const unseenIn = (unit: StoredUnit) =>
  acceptedOf(unit).flatMap((member) =>
    member.wish?.state === 'unseen' ? [{ member, wish: member.wish }] : [],
  );

function unseenOf(
  { unit }: StoredUnit,
  { nick: current, wish }: StoredAccepted,
  nick: string | null,
  names: UnitNames | null,
): Wish | null {
  const earlier = wish?.state === 'unseen' ? wish : null;
  const isSameUnit = names === null || (names.name === unit.name && names.tag === unit.tag);
  const left = {
    nick: nick === null || nick === current ? (earlier?.nick ?? null) : nick,
    unit: isSameUnit ? (earlier?.unit ?? null) : names,
  };
  if (left.nick === null && left.unit === null) return dropped(wish);
  if (earlier !== null && isSame(earlier, left)) return wish;
  return { ...left, state: 'unseen', revision: (wish?.revision ?? 0) + 1 };
}

function wishOf(
  { unit }: StoredUnit,
  { nick: current, wish }: StoredAccepted,
  nick: string | null,
  names: UnitNames | null,
): Wish | null {
  const earlier = wish?.state === 'asked' ? wish : null;
  const wanted = { nick: nick ?? earlier?.nick ?? null, unit: names ?? earlier?.unit ?? null };
  const isSameUnit = wanted.unit?.name === unit.name && wanted.unit.tag === unit.tag;
  const left = { nick: wanted.nick === current ? null : wanted.nick, unit: isSameUnit ? null : wanted.unit };
  if (left.nick === null && left.unit === null) return dropped(wish);
  if (earlier !== null && isSame(earlier, left)) return wish;
  return { ...left, state: 'asked', revision: (wish?.revision ?? 0) + 1 };
}

export function withoutNick(wish: Wish | null): Wish | null {
  if ((wish?.state !== 'unseen' && wish?.state !== 'asked') || wish.unit === null) return dropped(wish);
  return { ...wish, nick: null, revision: wish.revision + 1 };
}

/** A decided wish loses the team name too, because the registration would still name a player who left. */
export function withoutTeam(wish: Wish): Wish {
  const state = wish.nick === null ? 'dropped' : wish.state;
  return { ...wish, unit: null, state, revision: wish.revision + 1 };
}

type Names = Pick<Wish, 'nick' | 'unit'>;

function isSame(one: Names, other: Names): boolean {
  return one.nick === other.nick && one.unit?.name === other.unit?.name && one.unit?.tag === other.unit?.tag;
}

function dropped(wish: Wish | null): Wish | null {
  if (wish?.state !== 'asked' && wish?.state !== 'unseen') return wish;
  return { nick: null, unit: null, state: 'dropped', revision: wish.revision + 1 };
}

function named(unit: StoredUnit, member: StoredAccepted, { nick, unit: names }: Names): StoredUnit {
  const renamed = withMember(unit, { ...member, nick: nick ?? member.nick });
  return names === null ? renamed : { ...renamed, unit: { ...unit.unit, ...names } };
}

export const decideNames = (
  id: string,
  memberId: string,
  { taken, revision, actor }: { readonly taken: boolean; readonly revision: number; readonly actor: Actor },
): Operation =>
  onRecord(id, (ledger, unit) => {
    const member = requireMember(unit, memberId);
    const { wish } = member;
    if (wish?.revision !== revision) throw refusal('stale-write', words.requestChanged);
    const state = taken ? 'taken' : 'refused';
    if (wish.state === state) return unit;
    if (wish.state !== 'asked') throw refusal('stale-write', words.nameDecided);
    const decided = { ...member, wish: { ...wish, state }, isLetIn: taken || member.isLetIn } as const;
    const stored = ledger.store(taken ? named(unit, decided, wish) : withMember(unit, decided));
    ledger.audit(stored, {
      actor,
      action: taken ? 'registration.take-names' : 'registration.refuse-names',
      after: { slot: member.slot },
    });
    return stored;
  });
