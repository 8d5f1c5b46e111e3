import { SEASON_TOURNAMENTS_MAX } from '@copa/domain/limits';
import type { Season } from '@copa/domain/seasons/season';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Actor, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { found, invalidFields, refusal } from '../refusals.ts';
import { AT_ONCE, putOnAgenda } from '../store/agenda.ts';
import { SEASONS, TOURNAMENTS } from '../store/collections.ts';
import type { Reader, Transaction, Writer } from '../store/database.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import * as words from './words.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'newId'>;

export async function readSeason(reader: Reader, id: string): Promise<Season> {
  const season = found(await reader.get(SEASONS, id), words.seasonMissing);
  if (season.erasedAt !== null) throw refusal('conflict', words.over);
  return season;
}

export async function tournamentsOf(reader: Reader, ids: readonly string[]): Promise<readonly Tournament[]> {
  return (await reader.getAll(TOURNAMENTS, ids)).flatMap((tournament) => tournament ?? []);
}

/** Points of units can be compared only between tournaments of the same modality. */
export function mixesModalities(
  { counting }: Season['rules'],
  tournaments: readonly Pick<Tournament, 'modality'>[],
): boolean {
  return counting.kind === 'points' && new Set(tournaments.map(({ modality }) => modality)).size > 1;
}

export function requireJoinable(season: Season, tournaments: readonly Tournament[]): void {
  if (tournaments.length > SEASON_TOURNAMENTS_MAX) throw refusal('conflict', words.tooManyTournaments);
  for (const tournament of tournaments) {
    const other = tournament.season;
    if (other?.id === season.id) continue;
    if (other !== null) throw refusal('conflict', words.otherSeason(tournament.name, other.name));
    if (tournament.playersErasedAt !== null) {
      throw refusal('conflict', words.playersErased(tournament.name));
    }
  }
  if (mixesModalities(season.rules, tournaments)) {
    throw invalidFields({ 'rules.counting': words.mixedModalities });
  }
}

export function setSeason(
  writer: Writer,
  { newId }: Pick<Needs, 'newId'>,
  tournament: Tournament,
  season: Tournament['season'],
): void {
  changeTournament(writer, tournament, { season });
  if (tournament.season?.id !== season?.id) putOnAgenda(writer, 'delivery', tournament.id, AT_ONCE, newId());
}

export function addToSeason(
  needs: Needs,
  actor: Actor,
  { id, tournamentId }: { readonly id: string; readonly tournamentId: string },
): Promise<Season> {
  return needs.database.transaction(async (transaction) => {
    const season = await readSeason(transaction, id);
    const tournament = found(await transaction.get(TOURNAMENTS, tournamentId), words.tournamentMissing);
    if (season.tournamentIds.includes(tournamentId)) return season;
    if (season.state === 'closed') throw refusal('conflict', words.closed);
    const others = await tournamentsOf(transaction, season.tournamentIds);
    requireJoinable(season, [...others, tournament]);
    setSeason(transaction, needs, tournament, { id, name: season.name });
    const left = { ...season, tournamentIds: others.map((other) => other.id) };
    return writeMembers(transaction, needs, actor, left, [tournament, 'season.add-tournament']);
  });
}

export function removeFromSeason(
  needs: Needs,
  actor: Actor,
  { id, tournamentId }: { readonly id: string; readonly tournamentId: string },
): Promise<Season> {
  return needs.database.transaction(async (transaction) => {
    const season = await readSeason(transaction, id);
    const tournament = await transaction.get(TOURNAMENTS, tournamentId);
    if (tournament === null || !season.tournamentIds.includes(tournamentId)) return season;
    if (season.state === 'closed') throw refusal('conflict', words.closed);
    setSeason(transaction, needs, tournament, null);
    return writeMembers(transaction, needs, actor, season, [tournament, 'season.remove-tournament']);
  });
}

function writeMembers(
  transaction: Transaction,
  needs: Needs,
  actor: Actor,
  season: Season,
  [tournament, action]: readonly [Tournament, 'season.add-tournament' | 'season.remove-tournament'],
): Season {
  const others = season.tournamentIds.filter((id) => id !== tournament.id);
  const tournamentIds = action === 'season.add-tournament' ? [...others, tournament.id] : others;
  const after = { ...season, tournamentIds, updatedAt: laterThan(season.updatedAt, needs.clock()) };
  transaction.set(SEASONS, after);
  const { id, name } = tournament;
  writeAudit(transaction, needs, {
    actor,
    action,
    target: `seasons/${season.id}`,
    tournament,
    after: { id, name, season: season.name },
  });
  return after;
}

export async function inheritSeason(
  transaction: Transaction,
  { season: own }: Tournament,
  created: Tournament,
  now: Date,
): Promise<() => Pick<Tournament, 'season'>> {
  const season = own === null ? null : await transaction.get(SEASONS, own.id);
  const isOver = season === null || season.state === 'closed' || season.erasedAt !== null;
  if (isOver || season.tournamentIds.length >= SEASON_TOURNAMENTS_MAX) return () => ({ season: null });
  return () => {
    const { id, name } = season;
    const tournamentIds = [...new Set([...season.tournamentIds, created.id])];
    transaction.set(SEASONS, { ...season, tournamentIds, updatedAt: laterThan(season.updatedAt, now) });
    return { season: { id, name } };
  };
}

export async function requireSeasonModality(
  reader: Reader,
  before: Tournament | null,
  after: Tournament,
): Promise<void> {
  if (after.season === null || before === null || before.modality === after.modality) return;
  const season = await reader.get(SEASONS, after.season.id);
  if (season === null) return;
  const others = await tournamentsOf(
    reader,
    season.tournamentIds.filter((id) => id !== after.id),
  );
  if (mixesModalities(season.rules, [...others, after])) {
    throw invalidFields({ modality: words.modalityOfSeason(season.name) });
  }
}
