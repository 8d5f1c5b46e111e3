import { AppError } from '@copa/domain/errors';
import { can, type RoleClaims } from '@copa/domain/people/roles';
import { TOURNAMENT_DENIED } from '@copa/domain/tournaments/words/refusals';

/** The client's own refusal (spec section 5); the server checks again. */
export function requireTournamentPermission(user: RoleClaims, action: keyof typeof TOURNAMENT_DENIED): void {
  if (!can(user, 'manage_tournaments')) throw new AppError('permission-denied', TOURNAMENT_DENIED[action]);
}
