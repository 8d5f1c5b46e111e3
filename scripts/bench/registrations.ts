import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { createDesk, type Desk } from '../../tests/load/support/desk.ts';
import { startFirestore } from '../../tests/load/support/firestore-server.ts';
import { createTournament, partnerOf, playerOf } from '../../tests/load/support/tournament.ts';
import { type Figure, type Section, short, spreadOf, textOf } from './figure.ts';
import { onProgram } from './on-program.ts';

export async function registrations(): Promise<readonly Section[]> {
  return [{ title: 'Registrations', figures: await groupCommit() }];
}

const GROUPED = 400;
const ROUNDS = 5;

type Crowd = (desk: Desk, tournamentId: string) => Promise<unknown>;

const alone: Crowd = (desk, tournamentId) =>
  Promise.all(Array.from({ length: GROUPED }, (_, number) => desk.register(playerOf(tournamentId, number))));

const inSquads: Crowd = (desk, tournamentId) => {
  const size = UNIT_SIZES.squad;
  const squads = Array.from({ length: GROUPED / size }, async (_, squad) => {
    const unit = { name: `Escuadra ${squad}`, tag: '' };
    const { invitation } = await desk.register(playerOf(tournamentId, squad * size, { unit }));
    await Promise.all(
      Array.from({ length: size - 1 }, (_, index) =>
        desk.accept(partnerOf({ invitation }, squad * size + index + 1)),
      ),
    );
  });
  return Promise.all(squads);
};

/**
 * Single commits also go through a desk, which runs the transactions of a tournament one after another. Without
 * a desk single commits would be slower, because most of them would conflict and start over.
 */
async function groupCommit(): Promise<readonly Figure[]> {
  return [
    await gainOf('registrations committed together', alone, {}, 5),
    await gainOf('players of squads committed together', inSquads, { modality: 'squad' }, 4),
  ];
}

async function gainOf(
  what: string,
  crowd: Crowd,
  fields: Partial<Tournament>,
  leastGain: number,
): Promise<Figure> {
  const together: number[] = [];
  const each: number[] = [];
  await onProgram(await startFirestore(), async ({ firestore, dependencies }) => {
    const rush = async (groupSize?: number): Promise<number> => {
      const tournamentId = await createTournament(firestore, { maxPlayers: GROUPED, ...fields });
      const desk = createDesk(dependencies, groupSize);
      const start = performance.now();
      await crowd(desk, tournamentId);
      return (GROUPED / (performance.now() - start)) * 1000;
    };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rates = [await rush(), await rush(1)] as const;
      if (round === 0) continue;
      together.push(rates[0]);
      each.push(rates[1]);
    }
  });
  const [ours, reference] = [spreadOf(together), spreadOf(each)];
  const ratio = ours.median / reference.median;
  return {
    what,
    measured: textOf(ours, '/s'),
    reference: `a transaction for each: ${textOf(reference, '/s')}`,
    ratio,
    target: `≥ ${short(leastGain)} x`,
    met: ratio >= leastGain,
  };
}
