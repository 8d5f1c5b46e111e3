import { isDeepStrictEqual } from 'node:util';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { RegistrationCodes } from '../desk/code.ts';
import type { Follower, Seen } from '../desk/satellite.ts';
import { isApprovedPlayer, type StoredUnit } from '../desk/stored-unit.ts';
import { putSeasonOnAgenda } from '../store/agenda.ts';
import { linesOfUnit } from './season-lines.ts';

export const memberSeasonKeys = ({ tournament, codes }: Pick<Seen, 'tournament' | 'codes'>): Follower => ({
  complete: (unit) => (tournament === null ? unit : withKeys(unit, tournament, codes)),
  isCurrent: (unit) =>
    tournament === null || isDeepStrictEqual(unit.members, withKeys(unit, tournament, codes).members),
  write: (writer, changes) => {
    if (tournament === null || tournament.season === null || tournament.endedAt === null) return;
    const isChanged = changes.some(
      ([before, after]) => !isDeepStrictEqual(before && linesOfUnit(before), after && linesOfUnit(after)),
    );
    if (isChanged) putSeasonOnAgenda(writer, tournament.season, tournament.id);
  },
});

/**
 * A key opens the results of a player, and anybody can register with the ID of another one. So a player gets
 * a key only while the unit is drawn and approved. The approval ends when somebody joins the unit later.
 */
function withKeys(unit: StoredUnit, { season }: Tournament, codes: RegistrationCodes): StoredUnit {
  const keyOf = (member: StoredAccepted) =>
    season !== null && unit.lobby !== null && isApprovedPlayer(unit, member)
      ? codes.seasonPlayerOf(season.id, member.freeFireId)
      : null;
  return {
    ...unit,
    members: unit.members.map((member) =>
      member.state === 'accepted' ? { ...member, seasonKey: keyOf(member) } : member,
    ),
  };
}
