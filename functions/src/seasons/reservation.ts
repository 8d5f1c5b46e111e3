import { isDeepStrictEqual } from 'node:util';
import { stepsLeft } from '@copa/domain/tournaments/places/reservation-lines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { invalidFields, refusal } from '../refusals.ts';
import { SEASONS, TOURNAMENTS } from '../store/collections.ts';
import { equal, type Reader } from '../store/database.ts';
import * as words from './words.ts';

export async function requireReservedSeason(
  reader: Reader,
  before: Tournament | null,
  after: Tournament,
  now: Date,
): Promise<void> {
  const { reserved } = after;
  if (reserved === null || isDeepStrictEqual(before?.reserved, reserved)) return;
  // The season may be deleted once no step is left, so a step that is moved into the future needs it again.
  if (before?.reserved?.seasonId === reserved.seasonId && stepsLeft(after, now).length === 0) return;
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
