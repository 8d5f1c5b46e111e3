import type { Entrant } from '@copa/domain/play/stage';
import { hasPlace } from '@copa/domain/registrations/places/unit-day';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { type ConfirmationWindow, NO_CLOSING } from '@copa/domain/tournaments/places/window';
import { dueWindow } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { SYSTEM_ACTOR } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import { allStages, retellPlan, withStage } from './plan/tell-plan.ts';
import { comingIn, recordReplaced, replaced } from './replacements.ts';
import { openSeating } from './seating.ts';
import { findTable, type Table, writeTable } from './table.ts';
import * as words from './words.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'newId'>;

export async function endFinalReview(context: Needs, tournamentId: string): Promise<void> {
  const now = context.clock();
  await context.database.transaction(async (transaction) => {
    const tournament = await transaction.get(TOURNAMENTS, tournamentId);
    const window = tournament === null ? null : dueWindow(tournament, now);
    if (tournament === null || window?.kind !== 'final') return;
    const replace = await replacementOf(context, transaction, tournament, window, now);
    const { closings } = tournament;
    const closed = { ...closings, final: { ...(closings.final ?? NO_CLOSING), closedAt: now } };
    replace?.();
    changeTournament(transaction, tournament, { closings: closed });
  });
}

async function replacementOf(
  context: Needs,
  transaction: Transaction,
  tournament: Tournament,
  window: ConfirmationWindow,
  now: Date,
): Promise<(() => void) | null> {
  const { id, stage: number } = tournament;
  if (number < 2) return null;
  const [table, previous, stages] = await Promise.all([
    findTable(transaction, id, number),
    findTable(transaction, id, number - 1),
    allStages(transaction, id),
  ]);
  if (table?.stage.state !== 'playing' || previous === null) return null;
  const { stage } = table;
  const missing = await missingIn(transaction, table, window);
  if (missing.length === 0) return null;
  const leaving = missing.map((entrant) => entrant.id);
  const { coming, absent } = await comingIn(transaction, tournament, previous, stage, leaving, now);
  const seat = await openSeating(transaction, tournament, context);
  return () => {
    const change = replaced(stage, missing, coming, words.finalNotConfirmed, now);
    seat(number, change.lobbies);
    writeTable(transaction, tournament, previous, { stage: { absent } }, now);
    writeTable(transaction, tournament, table, { stage: change }, now);
    retellPlan(transaction, tournament, withStage(stages, { ...stage, ...change }));
    for (const [index, entrant] of missing.entries()) {
      const pair = [entrant, coming[index] ?? null] as const;
      recordReplaced(transaction, context, {
        actor: SYSTEM_ACTOR,
        tournament,
        pair,
        reason: words.finalNotConfirmed,
      });
    }
  };
}

async function missingIn(
  transaction: Transaction,
  { stage, matches }: Table,
  window: ConfirmationWindow,
): Promise<readonly Entrant[]> {
  const hasPlayed = ({ id }: Entrant) => matches.some(({ rows }) => rows[id] !== undefined);
  const asked = stage.entrants.filter((entrant) => !hasPlayed(entrant));
  const units = await transaction.getAll(
    REGISTRATIONS,
    asked.map(({ id }) => id),
  );
  return asked.filter((entrant, index) => isMissing(entrant, units[index] ?? null, window));
}

function isMissing({ since }: Entrant, unit: StoredRegistration | null, { closesAt }: ConfirmationWindow) {
  if (unit === null || !hasPlace(unit)) return true;
  return unit.confirmations.final === null && (since === null || since <= closesAt);
}
