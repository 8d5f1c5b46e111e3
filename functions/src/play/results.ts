import { afterQuiet, isQuiet } from '@copa/domain/day/window-notice';
import { DAY_MS } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import { type Outcome, outcomesOf } from '@copa/domain/play/outcome';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Context } from '../dependencies.ts';
import { mailOf } from '../mail.ts';
import { dueBy } from '../store/agenda.ts';
import {
  BOARDS,
  PUSHES,
  REGISTRATIONS,
  RESULT_NOTICES,
  stagesOf,
  TOURNAMENTS,
} from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { mailMembers, queueInto } from '../store/mail-queue.ts';
import { type MailTraces, openMailTraces } from '../store/mail-share.ts';
import { pushOf } from '../store/push-queue.ts';
import { inPages } from '../store/unit-pages.ts';
import { resultsForPages } from './player-pages.ts';
import { type ClosedStage, resultLetter } from './words.ts';

type Needs = Pick<Context, 'database' | 'logger'>;

const PAGE = 100;
/** A result is of use to a phone that was off for a night. */
const OF_USE_MS = DAY_MS;

interface Due {
  readonly id: string;
  readonly tournamentId: string;
  readonly stage: number;
  readonly revision: number;
}

/** Shows it on players' pages too, also at night. It is idempotent: it may be interrupted, repeated, or run twice at once. */
export async function tellResults({ database, logger }: Needs, now: Date): Promise<void> {
  const due = await database.find(RESULT_NOTICES, dueBy('dueAt', now));
  for (const each of due) {
    try {
      await inPages<number>(database, (transaction, from) => tellPage(transaction, each, from ?? 0, now));
    } catch (error) {
      logger.error('players could not be told of a result', error, { tournamentId: each.tournamentId });
    }
  }
}

async function tellPage(transaction: Transaction, due: Due, from: number, now: Date): Promise<number | null> {
  const { id, tournamentId, stage: number, revision } = due;
  const [current, tournament, stage, board, next] = await Promise.all([
    transaction.get(RESULT_NOTICES, id),
    transaction.get(TOURNAMENTS, tournamentId),
    transaction.get(stagesOf(tournamentId), String(number)),
    transaction.get(BOARDS, boardId(tournamentId, number)),
    transaction.get(stagesOf(tournamentId), String(number + 1)),
  ]);
  // Opened, or closed anew: that has a turn of its own.
  if (current?.revision !== revision) return null;
  const isSilent = tournament?.status !== 'published' || tournament.cancelledAt !== null;
  if (isSilent || stage === null || board === null) {
    transaction.remove(RESULT_NOTICES, id);
    return null;
  }
  const { timeZone } = tournament;
  const isNight = isQuiet(now, timeZone);
  const ids = stage.entrants.slice(from, from + PAGE).map((entrant) => entrant.id);
  const units = (await transaction.getAll(REGISTRATIONS, ids)).flatMap((each) => each ?? []);
  const traces = await openMailTraces(transaction, isNight ? [] : units, now);
  const writePages = await resultsForPages(transaction, tournament, units);
  const outcomes = new Map(outcomesOf(stage, board).map((outcome) => [outcome.id, outcome]));
  const closed = { tournament: tournament.name, name: stage.name, next: next?.name ?? null };
  for (const registration of isNight ? [] : units.filter(({ place }) => place === 'held')) {
    const outcome = outcomes.get(registration.id);
    if (outcome !== undefined) tellUnit(transaction, traces, registration, outcome, due, closed);
  }
  writePages();
  if (from + PAGE < stage.entrants.length) return from + PAGE;
  if (isNight) transaction.update(RESULT_NOTICES, id, { dueAt: afterQuiet(now, timeZone) });
  else transaction.remove(RESULT_NOTICES, id);
  return null;
}

function tellUnit(
  transaction: Transaction,
  traces: MailTraces,
  registration: StoredRegistration,
  outcome: Outcome,
  { stage, revision }: Due,
  closed: ClosedStage,
): void {
  const { now } = traces;
  const { id, results, listens } = registration;
  if (results[stage] === outcome.result) return;
  const about = { kind: 'result', turn: `${stage}-${revision}` } as const;
  const members = mailMembers(queueInto(transaction), traces, registration.members, about, ({ email }) =>
    mailOf(email, resultLetter(outcome, registration.unit.size > 1, closed), now),
  );
  transaction.update(REGISTRATIONS, id, { members, results: { ...results, [stage]: outcome.result } });
  if (!listens) return;
  const until = new Date(now.getTime() + OF_USE_MS);
  transaction.set(
    PUSHES,
    pushOf(registration, { kind: 'result', about: String(stage), turn: revision, until }, now),
  );
}
