import { publicNickOf } from '@copa/domain/registrations/consent/age-band';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { type FinalRank, finalRanksOf } from '@copa/domain/seasons/final-ranks';
import type { TournamentLines } from '@copa/domain/seasons/recount';
import type { SeasonLine } from '@copa/domain/seasons/season-result';
import type { RegistrationCodes } from '../desk/code.ts';
import { acceptedOf, type StoredUnit } from '../desk/stored-unit.ts';
import { BOARDS, REGISTRATIONS, stagesOf } from '../store/collections.ts';
import type { Reader } from '../store/database.ts';
import { boardIds, type InSeason } from '../store/tournament-writes.ts';

export function linesOfUnit(unit: StoredUnit) {
  return acceptedOf(unit).map(({ freeFireId, role, ...member }) => {
    // Leaves out nicks that no organiser has seen, because the season's board is public. A pending
    // unit shows its nicks too, because it was approved before the draw.
    const isSeen = unit.status !== 'rejected' && member.wish?.state !== 'unseen';
    const nick = isSeen ? publicNickOf(member) || null : null;
    return {
      freeFireId,
      isSubstitute: role === 'substitute',
      nick,
      namedAt: nick === null ? null : namedAt(member),
    };
  });
}

function namedAt({
  ageBand,
  consent,
  acceptedAt,
}: Pick<StoredAccepted, 'ageBand' | 'consent' | 'acceptedAt'>) {
  return ageBand === 'minor' ? (consent?.shownAt ?? consent?.at ?? null) : acceptedAt;
}

export function isShown({ status, cancelledAt }: InSeason): boolean {
  return status === 'published' && cancelledAt === null;
}

export async function linesOf(
  reader: Reader,
  tournament: InSeason,
  seasonId: string,
  codes: Pick<RegistrationCodes, 'seasonPlayerOf'>,
): Promise<TournamentLines> {
  const { id, stage } = tournament;
  const numbers = Array.from({ length: stage }, (_, index) => String(index + 1));
  const [boards, stages] = await Promise.all([
    reader.getAll(BOARDS, boardIds(tournament)),
    reader.getAll(stagesOf(id), numbers),
  ]);
  const places = finalRanksOf(boards.flatMap((board) => board ?? []));
  const idOf = new Map(
    stages.flatMap((each) => each?.entrants ?? []).map((entrant) => [entrant.number, entrant.id]),
  );
  const units = await reader.getAll(
    REGISTRATIONS,
    places.map(({ number }) => idOf.get(number) ?? `${number}`),
  );
  return linesOfPlaces(
    tournament,
    places.map((place, index) => [place, units[index] ?? null]),
    seasonId,
    codes,
  );
}

export function linesOfPlaces(
  { id, date, endedAt }: Pick<InSeason, 'id' | 'date' | 'endedAt'>,
  places: readonly (readonly [FinalRank, StoredUnit | null])[],
  seasonId: string,
  codes: Pick<RegistrationCodes, 'seasonPlayerOf'>,
): TournamentLines {
  const lines = new Map<string, SeasonLine>();
  for (const [{ rank, points }, unit] of places) {
    for (const { freeFireId, ...own } of unit === null ? [] : linesOfUnit(unit)) {
      const key = codes.seasonPlayerOf(seasonId, freeFireId);
      // A player who changed teams gets the better result, which comes first.
      if (lines.has(key)) continue;
      const line = { tournamentId: id, date: date ?? endedAt ?? new Date(0), rank, points };
      lines.set(key, { ...line, units: places.length, ...own });
    }
  }
  return lines;
}
