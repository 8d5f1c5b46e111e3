import type { Endpoint } from '@copa/domain/api/endpoint';
import { TOURNAMENT_DENIED } from '@copa/domain/tournaments/messages';

const MESSAGES = new Map<string, string>([
  ['createTournament', TOURNAMENT_DENIED.create],
  ['updateTournament', TOURNAMENT_DENIED.update],
  ['deleteTournament', TOURNAMENT_DENIED.delete],
]);

/** Some refusals have words of their own (spec section 5). */
export function deniedMessage({ id }: Endpoint): string | undefined {
  return MESSAGES.get(id);
}
