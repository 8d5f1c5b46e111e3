import { derivesFrom, mentions } from '@copa/domain/people/mention';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { teamNumber } from '@copa/domain/registrations/words/unit';
import type { Follower } from '../../desk/satellite.ts';
import { lostMembers, memberNames, type StoredUnit } from '../../desk/stored-unit.ts';

export const withoutNames = (reason: string, left: StoredAccepted) =>
  mentions(reason, memberNames(left)) ? '' : reason;

export const tracesOfWhoLeft = (): Follower => ({
  complete: (unit, before) => (before === null ? unit : withoutTraceOf(unit, lostMembers(before, unit))),
});

function withoutTraceOf(unit: StoredUnit, lost: readonly StoredAccepted[]): StoredUnit {
  if (lost.length === 0) return unit;
  const names = lost.flatMap(memberNames);
  const isMade = (name: string) => lost.some(({ nick }) => nick !== '' && derivesFrom(name, nick));
  const kept = (reason: string) => !mentions(reason, names);
  return {
    ...unit,
    unit: {
      ...unit.unit,
      name: isMade(unit.unit.name) ? teamNumber(unit.number) : unit.unit.name,
      tag: isMade(unit.unit.tag) ? '' : unit.unit.tag,
    },
    reason: unit.reason !== null && kept(unit.reason) ? unit.reason : null,
    reasons: Object.fromEntries(Object.entries(unit.reasons).filter(([, reason]) => kept(reason))),
  };
}
