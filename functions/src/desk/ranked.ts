import { freeFireIdKey } from '@copa/domain/contact';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { SeasonResult } from '@copa/domain/seasons/season-result';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Claim, claimsOf, resultsOf } from '../store/collections.ts';
import type { Reader } from '../store/database.ts';
import { readableUnits } from '../store/unit-pages.ts';
import type { RegistrationCodes } from './code.ts';
import { freeFireIdsOf } from './stored-unit.ts';

export type RankedResults = ReadonlyMap<string, SeasonResult>;

export interface Ranked {
  readonly results: RankedResults;
  /** `holders` leaves out `knownUnits`, and `claims` leaves out `held`, because the caller has read them. */
  readonly holders: readonly StoredRegistration[];
  readonly claims: readonly Claim[];
}

interface Asked {
  readonly freeFireIds: readonly string[];
  readonly held: readonly Claim[];
  readonly knownUnits: readonly StoredRegistration[];
}

export async function readRanked(
  reader: Reader,
  tournament: Tournament | null,
  { freeFireIds, held, knownUnits }: Asked,
  codes: RegistrationCodes,
): Promise<Ranked> {
  const reserved = tournament?.reserved ?? null;
  if (tournament === null || reserved === null || freeFireIds.length === 0) {
    return { results: new Map(), holders: [], claims: [] };
  }
  const players = [...new Set(freeFireIds.map(freeFireIdKey))];
  const holding = held.flatMap(({ id, registrationId }) => (players.includes(id) ? [registrationId] : []));
  const knownHolders = knownUnits.filter(({ id }) => holding.includes(id));
  const holderIds = holding.filter((id) => knownHolders.every((each) => each.id !== id));
  const [results, holders] = await Promise.all([
    reader.getAll(
      resultsOf(reserved.seasonId),
      players.map((player) => codes.seasonPlayerOf(reserved.seasonId, player)),
    ),
    readableUnits(reader, holderIds),
  ]);
  const known = new Set(held.map(({ id }) => id));
  const others = [...holders, ...knownHolders]
    .flatMap(freeFireIdsOf)
    .map(freeFireIdKey)
    .filter((id) => !known.has(id));
  const claims = await reader.getAll(claimsOf(tournament.id), [...new Set(others)]);
  return {
    results: new Map(results.flatMap((result, at) => (result === null ? [] : [[players[at] ?? '', result]]))),
    holders,
    claims: claims.flatMap((claim) => claim ?? []),
  };
}
