import { stepsLeft } from '@copa/domain/tournaments/places/reservation-lines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { invalidFields, refusal } from '../refusals.ts';
import { SEASONS, TOURNAMENTS } from '../store/collections.ts';
import { equal, type Reader } from '../store/database.ts';
import * as words from './words.ts';

export async function requireReservedSeason(
  reader: Reader,
  before: Tournament | null,
  { reserved }: Tournament,
): Promise<void> {
  if (reserved === null || before?.reserved?.seasonId === reserved.seasonId) return;
  const season = await reader.get(SEASONS, reserved.seasonId);
  const problem = season === null ? words.seasonMissing : season.erasedAt === null ? null : words.erased;
  if (problem !== null) throw invalidFields({ 'reserved.seasonId': problem });
}

export async function requireNoFinal(reader: Reader, seasonId: string, now: Date): Promise<void> {
  // A cancelled final counts too. If it were resumed without its season, nobody could register.
  const final = (await reader.find(TOURNAMENTS, { where: equal({ 'reserved.seasonId': seasonId }) })).find(
    (tournament) => stepsLeft(tournament, now).length > 0,
  );
  if (final !== undefined) throw refusal('conflict', words.hasFinal(final.name));
}
