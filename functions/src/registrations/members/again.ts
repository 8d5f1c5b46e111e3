import { freeFireIdKey } from '@copa/domain/contact';
import { AGAIN_MAX, type SameTeam } from '@copa/domain/registrations/again/same-team';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { eachPlayerField } from '@copa/domain/registrations/player';
import type { RegistrationInput } from '@copa/domain/registrations/registration';
import { inListOrder } from '@copa/domain/tournaments/card';
import { seriesName } from '@copa/domain/tournaments/series/series-name';
import { registrationRefusal, storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Desk } from '../../desk/desk.ts';
import { requireFound, type StoredUnit, wasApproved } from '../../desk/stored-unit.ts';
import { refusal } from '../../refusals.ts';
import { claimsOf, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { type Database, equal } from '../../store/database.ts';
import { comingOfSeries, comingTournaments } from '../../tournaments/queries.ts';
import type { RegistrationKeys } from '../keys.ts';
import { findByCode, memberOf, unitByCode } from '../lookup.ts';
import { mayEnter } from './invitation.ts';

interface Needs extends Pick<Desk, 'database' | 'codes'> {
  readonly keys: RegistrationKeys;
}

type Asked = Pick<RegistrationInput, 'again' | 'tournamentId' | 'unit'>;

const LOOKED_AT = 8;

/** Hashes the former unit's id. Members of the former unit find the new unit by this hash. */
export async function formerKeyOf(
  needs: Needs,
  { again, tournamentId, unit }: Asked,
): Promise<string | null> {
  const { database, codes, keys } = needs;
  const former = again === null || unit === null ? null : await unitByCode(database, codes, again);
  if (again === null || former === null) return null;
  if (memberOf(former, codes.hashOf(again)).role !== 'captain') throw refusal('captain-only');
  return wasApproved(former) && former.tournamentId !== tournamentId ? keys.former(former.id) : null;
}

/** Only the new registration stores `formerKey`, so the connection ends when either registration is erased. */
export async function sameTeam(needs: Needs, code: string, now: Date): Promise<SameTeam> {
  const { database, codes } = needs;
  const unit = await findByCode(database, codes, code);
  const member = memberOf(unit, codes.hashOf(code));
  const former = requireFound(await database.get(TOURNAMENTS, unit.tournamentId), 'tournament');
  const [next, entered] = await Promise.all([
    member.role === 'captain' && wasApproved(unit) ? nextTournaments(database, former, now) : [],
    teamsAfter(needs, unit, now),
  ]);
  const seen = [...next, ...entered.map(({ tournament }) => tournament)];
  const claims = await Promise.all(
    seen.map(({ id }) => database.get(claimsOf(id), freeFireIdKey(member.freeFireId))),
  );
  const isFree = ({ id }: Tournament) =>
    !seen.some((each, index) => each.id === id && claims[index] !== null);
  const offers: Omit<SameTeam, 'own'> = {
    next: next.filter(isFree).slice(0, AGAIN_MAX).map(shown),
    invitations: entered
      .filter(({ tournament }) => isFree(tournament))
      .slice(0, AGAIN_MAX)
      .map(({ tournament, unit: { id } }) => ({
        ...shown(tournament),
        invitationCode: codes.invitationOf(id, 0),
      })),
  };
  if (offers.next.length + offers.invitations.length === 0) return { ...offers, own: null };
  const player = { ...eachPlayerField((field) => member[field]), nick: nickOf(member) };
  return { ...offers, own: { player, unit: unit.unit } };
}

const nickOf = ({ nick, wish }: StoredAccepted): string =>
  nick === '' && wish !== null && wish.state !== 'refused' ? (wish.nick ?? '') : nick;

async function nextTournaments(
  database: Database,
  former: Tournament,
  now: Date,
): Promise<readonly Tournament[]> {
  const series = seriesName(former.name);
  const found = await Promise.all([
    comingOfSeries(database, series, now, LOOKED_AT),
    comingTournaments(database, now, LOOKED_AT),
  ]);
  const coming = [...new Map(found.flat().map((each) => [each.id, each])).values()];
  const open = coming.filter(
    (each) =>
      each.id !== former.id && each.modality === former.modality && registrationRefusal(each, now) === null,
  );
  const isOfSeries = ({ name }: Tournament) => Number(seriesName(name) === series);
  return inListOrder(open, now)
    .toSorted((one, other) => isOfSeries(other) - isOfSeries(one))
    .slice(0, LOOKED_AT);
}

interface Entered {
  readonly unit: StoredUnit;
  readonly tournament: Tournament;
}

/**
 * Leaves out a team whose captain changed the invitation link, because the change may be meant to exclude a
 * member.
 */
async function teamsAfter(
  { database, keys }: Needs,
  { id }: StoredUnit,
  now: Date,
): Promise<readonly Entered[]> {
  const where = equal({ formerKey: keys.former(id) });
  const units = await database.find(REGISTRATIONS, { where }, LOOKED_AT);
  const tournaments = await database.getReadable(
    TOURNAMENTS,
    units.map(({ tournamentId }) => tournamentId),
  );
  const open = units.flatMap((unit, index) => {
    const tournament = tournaments[index] ?? null;
    const isOpen =
      tournament !== null &&
      storedStatus(tournament, now) === 'published' &&
      unit.inviteRevision === 0 &&
      mayEnter(unit, tournament, now);
    return isOpen ? [{ unit, tournament }] : [];
  });
  return [...new Map(open.map((each) => [each.tournament.id, each])).values()];
}

function shown({ id, name, date, timeZone }: Tournament): SameTeam['next'][number] {
  return { tournamentId: id, tournamentName: name, tournamentDate: date, timeZone };
}
