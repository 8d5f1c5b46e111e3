import { AppError } from '@copa/domain/errors';
import type { Question } from '@copa/domain/questions/question';
import type { Place } from '@copa/domain/registrations/places/unit-day';
import { isReviewWorkDue } from '@copa/domain/tournaments/places/untold';
import type { AuditContext } from '../audit.ts';
import type { CommitOutcome } from './group-commit.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { LedgerStore } from './ledger-store.ts';
import type { Operation } from './operation.ts';
import type { StoredUnit } from './stored-unit.ts';
import { writeChanges } from './write.ts';

export interface CommitParts extends AuditContext {
  readonly store: LedgerStore;
  readonly activeQuestions: () => Promise<readonly Question[]>;
  readonly fillPlaces: (ledger: Ledger) => readonly StoredUnit[];
}

export interface OperationAnswer {
  readonly unit: StoredUnit;
  readonly before: Place | null;
  readonly position: number | null;
  readonly givenTo: StoredUnit | null;
}

type Outcomes = readonly CommitOutcome<OperationAnswer>[];

/** A commit may have 10 MiB, but mails, tickets and index entries need space too. */
const UNITS_BYTES = 4 * 1024 * 1024;

/**
 * Other instances may free places or end windows again and again. After this many rounds the operations go
 * first, and the job passes the places on.
 */
const PASSING_ROUNDS = 5;

/**
 * Keeps the results of removals for later attempts, which another commit may make. An earlier attempt may have
 * committed although its response was lost.
 */
const removalAnswers = new WeakMap<Operation, OperationAnswer>();

/** Answers the first operations. If all of them would not fit into one commit, the others are not done. */
export async function commitOperations(
  parts: CommitParts,
  tournamentId: string,
  operations: readonly Operation[],
  passPlacesOn: () => Promise<void>,
): Promise<Outcomes> {
  const asks = operations.some(({ asksQuestions }) => asksQuestions === true);
  const request = {
    tournamentId,
    freeFireIds: unique(operations.flatMap(({ reads }) => reads.players ?? [])),
    registrationIds: unique(operations.flatMap(({ reads }) => reads.units)),
    traceIds: unique(operations.flatMap(({ reads }) => reads.traces ?? [])),
    rankedIds: unique(operations.flatMap(({ reads }) => reads.ranked ?? [])),
    renamed: unique(operations.flatMap(({ renames, reads }) => (renames === true ? reads.units : []))),
    freedAtMost: operations.filter(({ frees }) => frees === true).length,
    isSilent: operations.every(({ isSilent }) => isSilent === true),
    clock: parts.clock,
  };
  const questions = async (isThere: boolean) => (asks && isThere ? parts.activeQuestions() : []);
  const outcomeOf = (
    ledger: Ledger,
    operation: Operation,
    active: readonly Question[],
  ): CommitOutcome<OperationAnswer> => {
    try {
      const before = operation.reads.units.map((id) => ledger.registration(id));
      const applied = operation.apply(ledger, active);
      const promoted = parts.fillPlaces(ledger);
      const answer = answerFrom(ledger, applied, before, promoted);
      if (operation.isGone !== undefined) removalAnswers.set(operation, answer);
      return { ok: true, answer };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // A tap may have given up an overdue place before it was refused.
      parts.fillPlaces(ledger);
      const earlier = removalAnswers.get(operation);
      return earlier !== undefined && operation.isGone?.(ledger) === true
        ? { ok: true, answer: earlier }
        : { ok: false, error };
    }
  };
  const commit = (isLastRound: boolean) =>
    parts.store.transact(request, questions, (snapshot, writer, active): Outcomes | null => {
      const { tournament, now } = snapshot;
      const isReviewDue = tournament !== null && isReviewWorkDue(tournament, now);
      if (isReviewDue && !isLastRound) return null;
      const ledger = openLedger(snapshot);
      // A suspension may have just ended, so waiting units get free places before a new unit does.
      parts.fillPlaces(ledger);
      if (ledger.hasFreePlace() && !ledger.canRefill() && !isLastRound) return null;
      const outcomes: CommitOutcome<OperationAnswer>[] = [];
      for (const operation of operations) {
        if (outcomes.length > 0 && !fits(ledger, operation)) break;
        outcomes.push(outcomeOf(ledger, operation, active));
      }
      writeChanges(parts, writer, tournamentId, tournament, ledger.changes());
      return outcomes;
    });
  for (let round = 1; ; round += 1) {
    const outcomes = await commit(round > PASSING_ROUNDS);
    if (outcomes !== null) return outcomes;
    await passPlacesOn();
  }
}

function fits(ledger: Ledger, { frees }: Operation): boolean {
  return ledger.bytes() < UNITS_BYTES && (frees !== true || ledger.canRefill());
}

function answerFrom(
  ledger: Ledger,
  applied: StoredUnit,
  before: readonly (StoredUnit | null)[],
  [promoted]: readonly StoredUnit[],
): OperationAnswer {
  const unit = ledger.registration(applied.id) ?? applied;
  const givenTo = ledger.wentToWaiter(unit.id) ? (promoted ?? null) : null;
  const known = before.find((each) => each?.id === unit.id);
  return { unit, before: known?.place ?? null, position: ledger.positionOf(unit), givenTo };
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
