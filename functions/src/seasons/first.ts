import { RESERVED_ROWS_MAX } from '@copa/domain/limits';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { playerNumber } from '@copa/domain/registrations/words/unit';
import type { getReserved as listing } from '@copa/domain/seasons/endpoints';
import type { SeasonLine, SeasonResult } from '@copa/domain/seasons/season-result';
import type { Reservation } from '@copa/domain/tournaments/places/reservation';
import { stepsLeft } from '@copa/domain/tournaments/places/reservation-lines';
import type * as z from 'zod/mini';
import { chunksOf } from '../chunks.ts';
import type { Context } from '../dependencies.ts';
import { createRegistrationCodes } from '../desk/code.ts';
import { acceptedOf } from '../desk/stored-unit.ts';
import { found, refusal } from '../refusals.ts';
import { REGISTRATIONS, resultsOf, TOURNAMENTS } from '../store/collections.ts';
import { type Database, equal, inRange } from '../store/database.ts';
import { readSeason } from './membership.ts';
import * as words from './words.ts';

type Answer = z.output<typeof listing.data>;
type Row = Answer['rows'][number];

const TOURNAMENTS_AT_ONCE = 5;

interface Registered {
  readonly unit: StoredRegistration;
  readonly member: StoredAccepted;
}

type KeyOf = (member: StoredAccepted) => string;

export async function getReserved(
  { database, config, clock }: Pick<Context, 'database' | 'config' | 'clock'>,
  tournamentId: string,
): Promise<Answer> {
  const tournament = found(await database.get(TOURNAMENTS, tournamentId), words.reservedMissing);
  const { reserved } = tournament;
  if (reserved === null) throw refusal('conflict', words.notReserved);
  const { seasonId } = reserved;
  const first = (stepsLeft(tournament, clock())[0] ?? lastStep(reserved)).first;
  const [season, results] = await Promise.all([
    readSeason(database, seasonId),
    // Because of ties at the last rank, more than `first` players can match. The answer has at most
    // `RESERVED_ROWS_MAX` of them.
    database.find(resultsOf(seasonId), inRange('standing.rank', '<=', first), RESERVED_ROWS_MAX),
  ]);
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const keyOf = ({ freeFireId }: StoredAccepted) => codes.seasonPlayerOf(seasonId, freeFireId);
  const isAsked = ({ place, status }: StoredRegistration) => place !== 'released' && status !== 'rejected';
  const came = await registeredIn(database, tournamentId, results, keyOf, isAsked);
  const missing = results.filter(({ id }) => !came.has(id));
  const contacts = await contactsOf(database, missing, keyOf);
  const rows = results.map((result): Row => {
    const seat = came.get(result.id) ?? null;
    const contact = contacts.get(result.id) ?? null;
    return {
      rank: result.standing?.rank ?? first,
      number: result.number,
      name: newestLine(result).nick ?? playerNumber(String(result.number)),
      registration: seat && registrationOf(seat),
      contact: contact && contactOf(contact),
    };
  });
  return { season: season.name, first, rows };
}

function lastStep({ steps }: Reservation) {
  const step = steps.at(-1);
  if (step === undefined) throw new Error('a reservation without a step');
  return step;
}

function newestLine({ lines }: SeasonResult): SeasonLine {
  const [newest] = lines.toSorted((one, other) => other.date.getTime() - one.date.getTime());
  if (newest === undefined) throw new Error('a rank without a line');
  return newest;
}

/** Keeps only the units of these players, because a tournament may have thousands of units. */
async function registeredIn(
  database: Database,
  tournamentId: string,
  results: readonly SeasonResult[],
  keyOf: KeyOf,
  isAsked: (unit: StoredRegistration) => boolean = () => true,
): Promise<ReadonlyMap<string, Registered>> {
  const players = new Set(results.map(({ id }) => id));
  const seats = new Map<string, Registered>();
  const where = equal({ tournamentId });
  for await (const unit of database.stream(REGISTRATIONS, { where })) {
    for (const member of isAsked(unit) ? acceptedOf(unit) : []) {
      const key = keyOf(member);
      if (players.has(key)) seats.set(key, { unit, member });
    }
  }
  return seats;
}

async function contactsOf(
  database: Database,
  results: readonly SeasonResult[],
  keyOf: KeyOf,
): Promise<ReadonlyMap<string, Registered>> {
  const tournamentOf = (result: SeasonResult) => newestLine(result).tournamentId;
  const contacts = new Map<string, Registered>();
  for (const some of chunksOf([...new Set(results.map(tournamentOf))], TOURNAMENTS_AT_ONCE)) {
    const found = some.map((id) => {
      const ofTournament = results.filter((result) => tournamentOf(result) === id);
      return registeredIn(database, id, ofTournament, keyOf);
    });
    for (const seats of await Promise.all(found)) for (const entry of seats) contacts.set(...entry);
  }
  return contacts;
}

function registrationOf({ unit, member }: Registered): Row['registration'] {
  const { qualified } = unit;
  const isUnproven = qualified !== null && qualified.memberId === member.id && !qualified.isProven;
  return { id: unit.id, isWaiting: unit.place === 'waiting', isUnproven };
}

function contactOf({ unit, member }: Registered): Row['contact'] {
  const { fullName, phone } = member;
  return { registrationId: unit.id, memberId: member.id, fullName, phone };
}
