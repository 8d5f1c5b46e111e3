import { pathToFileURL } from 'node:url';
import { createDesk } from '../../tests/load/support/desk.ts';
import { startFirestore } from '../../tests/load/support/firestore-server.ts';
import { createProgram } from '../../tests/load/support/program.ts';
import { createTournament, playerOf } from '../../tests/load/support/tournament.ts';

const PLAYERS = 400;
const ROUNDS = 5;

export interface DeskFigures {
  /** Registrations per second: the median of the rounds, with the slowest and the fastest. */
  readonly together: Spread;
  readonly oneTransactionEach: Spread;
  /** Of the medians; both ways take turns in the same run. */
  readonly ratio: number;
}

interface Spread {
  readonly median: number;
  readonly slowest: number;
  readonly fastest: number;
}

/**
 * How many registrations one instance takes in a rush, committed together and with a transaction for each. The
 * reference is a kind one: its transactions wait for one another in a queue instead of failing against each other.
 */
export async function measureDesk(): Promise<DeskFigures> {
  const server = await startFirestore();
  const program = createProgram({ projectId: 'demo-bench', firestoreAddress: server.address });
  const rush = async (groupSize?: number): Promise<number> => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: PLAYERS });
    const desk = createDesk(program.dependencies, groupSize);
    const players = Array.from({ length: PLAYERS }, (_, number) => playerOf(tournamentId, number));
    const start = performance.now();
    await Promise.all(players.map((player) => desk.register(player)));
    return (PLAYERS / (performance.now() - start)) * 1000;
  };
  try {
    await rush();
    await rush(1);
    const together: number[] = [];
    const each: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      together.push(await rush());
      each.push(await rush(1));
    }
    const figures = { together: spreadOf(together), oneTransactionEach: spreadOf(each) };
    return { ...figures, ratio: figures.together.median / figures.oneTransactionEach.median };
  } finally {
    await program.close();
    await server.close();
  }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowest: sorted[0] ?? 0,
    fastest: sorted.at(-1) ?? 0,
  };
}

function textOf({ median, slowest, fastest }: Spread): string {
  return `${Math.round(median)}/s (${Math.round(slowest)} to ${Math.round(fastest)})`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { together, oneTransactionEach, ratio } = await measureDesk();
  console.log(`committed together    ${textOf(together)}`);
  console.log(`one transaction each  ${textOf(oneTransactionEach)}`);
  console.log(`ratio                 ${ratio.toFixed(1)}`);
}
