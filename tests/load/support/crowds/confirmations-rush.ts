import { HOUR_MS } from '@copa/domain/limits';
import { createDesk } from '../desk.ts';
import type { Program } from '../program.ts';
import { createTournament, playerOf } from '../tournament.ts';

export interface ConfirmationsRush {
  readonly tournamentId: string;
  readonly confirmed: number;
}

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
  const desks = programs.map(({ dependencies }) => createDesk(dependencies));
  const numbers = Array.from({ length: count }, (_, number) => number);
  const deskOf = (number: number) => desks[number % desks.length] as (typeof desks)[number];
  const tickets = await Promise.all(
    numbers.map(async (number) => (await deskOf(number).register(playerOf(tournamentId, number))).ticketId),
  );
  const outcomes = await Promise.all(
    tickets.map(async (ticketId, number) => (await deskOf(number).confirm(ticketId, 'entry')).outcome),
  );
  return { tournamentId, confirmed: outcomes.filter((outcome) => outcome === 'confirmed').length };
}
