import { DAY_MS } from '@copa/domain/limits';
import { endOf, isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { SYSTEM_ACTOR, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { eachInTurn } from '../logger.ts';
import { getSettings } from '../site/settings.ts';
import { AT_ONCE, dueOf, putOnAgenda } from '../store/agenda.ts';
import { REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { equal, inRange, type Transaction } from '../store/database.ts';
import { anyOf } from '../store/removal-page.ts';
import { changeTournament } from '../store/tournament-writes.ts';

type Needs = Pick<Context, 'config' | 'database' | 'clock' | 'newId' | 'logger' | 'effects'>;

const FINISHED_WITHIN_MS = 7 * DAY_MS;

export async function eraseExpiredPlayers(needs: Needs, now: Date): Promise<readonly string[]> {
  const begun: string[] = [];
  // An erasure that has begun goes on, also if the settings cannot be read.
  const steps = [
    async () => void begun.push(...(await beginByAge(needs, now))),
    () => eraseBegun(needs, now),
  ];
  await eachInTurn(steps, (step) => step());
  return begun;
}

async function beginByAge(needs: Needs, now: Date): Promise<readonly string[]> {
  const { keepPlayersDays } = await getSettings(needs.database);
  const begun = keepPlayersDays === null ? [] : await beginExpired(needs, now, keepPlayersDays * DAY_MS);
  if (begun.length > 0) needs.logger.info('players erased', { tournamentIds: begun });
  return begun;
}

async function eraseBegun(needs: Needs, now: Date): Promise<void> {
  const since = new Date(now.getTime() - FINISHED_WITHIN_MS);
  const recent = needs.database.stream(TOURNAMENTS, inRange('playersErasedAt', '>=', since));
  const unfinished = await dueOf(needs.database, 'erasure', now);
  const ids = new Set(unfinished);
  for await (const { id } of recent) ids.add(id);
  for (const id of ids) {
    await logFailure(needs, id, async () => {
      await erasePlayers(needs, id);
      if (unfinished.includes(id))
        await needs.database.transaction(async (transaction) => {
          putOnAgenda(transaction, 'erasure', id, null);
        });
    });
  }
}

async function beginExpired(needs: Needs, now: Date, keepMs: number): Promise<readonly string[]> {
  const before = new Date(now.getTime() - keepMs);
  const begun: string[] = [];
  const hasPlayers = { field: 'playersErasedAt', op: '==', value: null } as const;
  const played = needs.database.stream(TOURNAMENTS, inRange('date', '<', before, hasPlayers));
  const undated = needs.database.stream(TOURNAMENTS, {
    where: [hasPlayers, { field: 'date', op: '==', value: null }],
    orderBy: { field: 'date', direction: 'asc' },
  });
  for (const candidates of [played, undated]) {
    for await (const { id } of candidates) {
      await logFailure(needs, id, async () => {
        if (await begin(needs, id, now, before)) begun.push(id);
      });
    }
  }
  return begun;
}

/** Without this check, the players of an abandoned tournament without a date would stay stored for ever. */
async function isAbandoned(transaction: Transaction, tournament: Tournament, before: Date): Promise<boolean> {
  const { id, updatedAt } = tournament;
  if (endOf(tournament) !== null || (updatedAt !== null && updatedAt >= before)) return false;
  const units = anyOf(REGISTRATIONS);
  const ofTournament = equal({ tournamentId: id });
  const recent = await transaction.find(units, inRange('createdAt', '>=', before, ...ofTournament), 1);
  if (recent.length > 0) return false;
  return (await transaction.find(units, { where: ofTournament }, 1)).length > 0;
}

/** A tournament that is abandoned also becomes a draft, so that nobody registers during the erasure. */
function begin(needs: Needs, id: string, now: Date, before: Date): Promise<boolean> {
  return needs.database.transaction(async (transaction) => {
    const tournament = await transaction.get(TOURNAMENTS, id);
    if (tournament === null || tournament.playersErasedAt !== null) return false;
    const abandoned = await isAbandoned(transaction, tournament, before);
    if (!abandoned && !isOver(tournament, before)) return false;
    const { name } = tournament;
    const status = abandoned ? 'draft' : tournament.status;
    changeTournament(transaction, tournament, { playersErasedAt: now, status, waitingPlayers: 0 });
    putOnAgenda(transaction, 'erasure', id, AT_ONCE);
    needs.effects.removeDay(transaction, id);
    writeAudit(
      transaction,
      { ...needs, clock: () => now },
      {
        actor: SYSTEM_ACTOR,
        action: 'tournament.erase-players',
        target: `tournaments/${id}`,
        tournament,
        before: { name, status: tournament.status, playersErasedAt: null },
        after: { name, status, playersErasedAt: now },
      },
    );
    return true;
  });
}

async function erasePlayers(needs: Needs, id: string): Promise<void> {
  const { database, effects } = needs;
  for (;;) {
    const isDone = await database.transaction(async (transaction) => {
      const tournament = await transaction.get(TOURNAMENTS, id);
      if (tournament === null || tournament.playersErasedAt === null) return true;
      const traces = await effects.pageOfTraces(transaction, id);
      const players = traces.isLast ? await effects.pageOfUnits(needs, transaction, id, 'aged') : null;
      traces.remove();
      players?.remove();
      return players?.count === 0;
    });
    if (isDone) return;
  }
}

async function logFailure({ logger }: Needs, tournamentId: string, erase: () => Promise<void>) {
  try {
    await erase();
  } catch (error) {
    logger.error('players could not be erased', error, { tournamentId });
  }
}
