import { AppError } from '@copa/domain/errors';
import { can, type HasRole } from '@copa/domain/people/roles';
import { TOURNAMENT_DENIED } from '@copa/domain/tournaments/words/refusals';

/** Refuses before the API is called, as section 5 of the specification demands. The API checks too. */
export function requireTournamentPermission(user: HasRole, action: keyof typeof TOURNAMENT_DENIED): void {
  if (!can(user, 'manage_tournaments')) throw new AppError('permission-denied', TOURNAMENT_DENIED[action]);
}
