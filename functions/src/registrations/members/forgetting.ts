import { FORMER_NICKS_MAX } from '@copa/domain/limits';
import { derivesFrom, mentions } from '@copa/domain/people/mention';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { teamNumber } from '@copa/domain/registrations/words/unit';
import type { Follower } from '../../desk/satellite.ts';
import {
  acceptedOf,
  isNickLetIn,
  lostMembers,
  memberNames,
  nicksOf,
  type StoredUnit,
} from '../../desk/stored-unit.ts';
import { withoutTeam } from './names.ts';

export const withoutNames = (reason: string, left: StoredAccepted) =>
  mentions(reason, memberNames(left)) ? '' : reason;

/** An approval lets in the members whom the unit has then. */
export const membersLetIn = (): Follower => ({
  complete: (unit, before) =>
    unit.status !== 'approved' || before?.status === 'approved'
      ? unit
      : {
          ...unit,
          members: unit.members.map((member) =>
            member.state === 'accepted' ? { ...member, isLetIn: true } : member,
          ),
        },
});

export const tracesOfWhoLeft = (): Follower => ({
  complete: (unit, before) =>
    before === null
      ? unit
      : withoutMadeNames(
          withoutTraceOf(withFormerNicks(unit, before), lostMembers(before, unit)),
          hiddenMembers(before, unit),
        ),
});

function hiddenMembers(before: StoredUnit, after: StoredUnit): readonly StoredAccepted[] {
  const isHidden = ({ consent }: StoredAccepted) => consent?.showsNick === false;
  const notHidden = acceptedOf(before).filter((member) => !isHidden(member));
  return acceptedOf(after).filter(
    (member) => isHidden(member) && notHidden.some(({ id }) => id === member.id),
  );
}

function withFormerNicks(unit: StoredUnit, before: StoredUnit): StoredUnit {
  const known = new Map(acceptedOf(before).map((member) => [member.id, member]));
  const members = unit.members.map((member) => {
    const former = member.state === 'accepted' ? known.get(member.id) : undefined;
    if (member.state !== 'accepted' || former === undefined || former.nick === member.nick) return member;
    const field = isNickLetIn(former) ? 'formerNicks' : 'nicksNotLetIn';
    const nicks = [former.nick, ...former[field]].filter((nick) => nick !== '');
    return { ...member, [field]: [...new Set(nicks)].slice(0, FORMER_NICKS_MAX) };
  });
  return { ...unit, members };
}

function withoutTraceOf(unit: StoredUnit, lost: readonly StoredAccepted[]): StoredUnit {
  if (lost.length === 0) return unit;
  const names = lost.flatMap(memberNames);
  const kept = (reason: string) => !mentions(reason, names);
  return {
    ...withoutMadeNames(unit, lost),
    reason: unit.reason !== null && kept(unit.reason) ? unit.reason : null,
    reasons: Object.fromEntries(Object.entries(unit.reasons).filter(([, reason]) => kept(reason))),
  };
}

function withoutMadeNames(unit: StoredUnit, members: readonly StoredAccepted[]): StoredUnit {
  const nicks = members.flatMap((member) => [...nicksOf(member), member.wish?.nick ?? '']);
  const isMade = (name: string) => nicks.some((nick) => derivesFrom(name, nick));
  return {
    ...unit,
    unit: {
      ...unit.unit,
      name: isMade(unit.unit.name) ? teamNumber(unit.number) : unit.unit.name,
      tag: isMade(unit.unit.tag) ? '' : unit.unit.tag,
    },
    members: unit.members.map((member) => {
      if (member.state !== 'accepted' || member.wish?.unit == null) return member;
      const { name, tag } = member.wish.unit;
      return isMade(name) || isMade(tag) ? { ...member, wish: withoutTeam(member.wish) } : member;
    }),
  };
}
