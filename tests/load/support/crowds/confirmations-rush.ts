import { HOUR_MS } from '@copa/domain/limits';
import { createDesk } from '../desk.ts';
import type { Program } from '../program.ts';
import { createTournament, playerOf } from '../tournament.ts';
import { timed } from './timed.ts';

export interface ConfirmationsRush {
  readonly tournamentId: string;
  readonly confirmations: readonly number[];
  readonly registrations: readonly number[];
}

/**
 * All units of a tournament confirm at once over all instances; then as many register for another tournament.
 */
export async function rushOfConfirmations(
  programs: readonly Program[],
  count: number,
): Promise<ConfirmationsRush> {
  const [first] = programs;
  if (first === undefined) throw new Error('there is no program');
  const { firestore } = first;
  const at = (ms: number) => new Date(Date.now() + ms);
  const tournamentId = await createTournament(firestore, {
    maxPlayers: count,
    date: at(4 * HOUR_MS),
    windows: [{ kind: 'entry', opensAt: at(-HOUR_MS), closesAt: at(HOUR_MS), onMissing: 'release' }],
  });
  const other = await createTournament(firestore, { maxPlayers: count });
  const desks = programs.map(({ dependencies }) => createDesk(dependencies));
  const numbers = Array.from({ length: count }, (_, number) => number);
  const deskOf = (number: number) => desks[number % desks.length] as (typeof desks)[number];
  const tickets = await Promise.all(
    numbers.map(async (number) => (await deskOf(number).register(playerOf(tournamentId, number))).ticketId),
  );
  const confirmations = await timed(
    tickets.map((ticketId, number) => async () => {
      const { outcome } = await deskOf(number).confirm(ticketId, 'entry');
      if (outcome !== 'confirmed') throw new Error(`told ${outcome}`);
    }),
  );
  const registrations = await timed(
    numbers.map((number) => () => deskOf(number).register(playerOf(other, number))),
  );
  return { tournamentId, confirmations, registrations };
}
