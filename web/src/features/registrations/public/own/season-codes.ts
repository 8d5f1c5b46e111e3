import { SEASON_CODES_MAX } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type KeptRegistration, readOwnRegistrations } from './own-registrations.ts';

/**
 * A registration without `season` may belong to this season, because `season` is stored only when the
 * registration is read again.
 */
const mayProve = ({ season }: KeptRegistration, seasonId: string) =>
  season === undefined || season.id === seasonId;

export function seasonCodesOf({ id, reserved }: Pick<Tournament, 'id' | 'reserved'>): string[] {
  if (reserved === null) return [];
  const { seasonId } = reserved;
  return readOwnRegistrations()
    .filter((own) => own.tournamentId !== id && mayProve(own, seasonId))
    .toSorted(
      (one, other) =>
        Number(other.season !== undefined) - Number(one.season !== undefined) ||
        other.registeredAt - one.registeredAt,
    )
    .slice(0, SEASON_CODES_MAX)
    .map(({ code }) => code);
}
