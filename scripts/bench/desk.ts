import { createDesk } from '../../tests/load/support/desk.ts';
import { startFirestore } from '../../tests/load/support/firestore-server.ts';
import { createProgram } from '../../tests/load/support/program.ts';
import { createTournament, playerOf } from '../../tests/load/support/tournament.ts';
import { type Figure, short, textOf } from './figure.ts';
import { millisecondsOf, spreadOf } from './statistics.ts';

const PLAYERS = 400;
const ROUNDS = 5;
const LEAST_GAIN = 5;

/**
 * How many registrations a second one instance takes in a rush, committed together and with a transaction for each.
 * The reference is a kind one: its transactions wait for one another in a queue instead of failing against each other.
 */
export async function groupCommit(): Promise<Figure> {
  const server = await startFirestore();
  const program = createProgram({ projectId: 'demo-bench', firestoreAddress: server.address });
  const rush = async (groupSize?: number): Promise<number> => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: PLAYERS });
    const desk = createDesk(program.dependencies, groupSize);
    const players = Array.from({ length: PLAYERS }, (_, number) => playerOf(tournamentId, number));
    const time = await millisecondsOf(() => Promise.all(players.map((player) => desk.register(player))));
    return (PLAYERS / time) * 1000;
  };
  const together: number[] = [];
  const each: number[] = [];
  try {
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rates = [await rush(), await rush(1)] as const;
      if (round === 0) continue;
      together.push(rates[0]);
      each.push(rates[1]);
    }
  } finally {
    await program.close();
    await server.close();
  }
  const [ours, reference] = [spreadOf(together), spreadOf(each)];
  const ratio = ours.median / reference.median;
  return {
    what: 'registrations committed together',
    measured: textOf(ours, '/s'),
    reference: `a transaction for each: ${textOf(reference, '/s')}`,
    ratio,
    target: `≥ ${short(LEAST_GAIN)} x`,
    met: ratio >= LEAST_GAIN,
  };
}
