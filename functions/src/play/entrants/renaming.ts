import type { Entrant, Stage } from '@copa/domain/play/stage';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { unitNameOf } from '@copa/domain/registrations/unit';
import type { Context } from '../../dependencies.ts';
import { stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import { laterThan } from '../../versions.ts';
import { findTable, writeNames } from '../table.ts';

type Needs = Pick<Context, 'database' | 'clock'>;

/** The name that an adult chose replaces the drawn one in tables and podium. A right name costs one read. */
export async function renameEntrant({ database, clock }: Needs, registration: StoredRegistration) {
  const { id, tournamentId } = registration;
  const name = unitNameOf(registration);
  await database.transaction(async (transaction) => {
    const now = clock();
    const tournament = await transaction.get(TOURNAMENTS, tournamentId);
    if (tournament === null || tournament.stage === 0) return;
    const numbers = Array.from({ length: tournament.stage }, (_, index) => String(index + 1));
    const stages = (await transaction.getAll(stagesOf(tournamentId), numbers)).flatMap(
      (stage) => stage ?? [],
    );
    const former = new Set(stages.flatMap((stage) => namesIn(stage, id)).filter((each) => each !== name));
    if (former.size === 0) return;
    const tables = await Promise.all(
      stages.map(({ number }) => findTable(transaction, tournamentId, number)),
    );
    for (const table of tables) {
      if (table !== null) writeNames(transaction, tournament, table, renamed(table.stage, id, name), now);
    }
    if (tournament.endedAt === null) return;
    const results = tournament.results.map((result) =>
      former.has(result.player) ? { ...result, player: name } : result,
    );
    changeTournament(transaction, tournament, { results, updatedAt: laterThan(tournament.updatedAt, now) });
  });
}

function namesIn({ entrants, replacements }: Stage, id: string): readonly string[] {
  const known = [...entrants, ...replacements.map(({ left }) => left)];
  return known.flatMap((entrant) => (entrant.id === id ? [entrant.name] : []));
}

function renamed(stage: Stage, id: string, name: string): Stage {
  const named = (entrant: Entrant) => (entrant.id === id ? { ...entrant, name } : entrant);
  return {
    ...stage,
    entrants: stage.entrants.map(named),
    replacements: stage.replacements.map((each) => ({ ...each, left: named(each.left) })),
    former: stage.former.map((each) => (each.id === id ? { ...each, name } : each)),
  };
}
