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
  /**
   * Keeps the results of removals for later attempts of the transaction. An earlier attempt may have
   * committed although its response was lost.
   */
  const removed = new Map<Operation, OperationAnswer>();
  const questions = async (isThere: boolean) => (asks && isThere ? parts.activeQuestions() : []);
  const commit = () =>
    parts.store.transact(request, questions, (snapshot, writer, active): Outcomes | null => {
      const { tournament, isCut, now } = snapshot;
      if (isCut || (tournament !== null && isReviewWorkDue(tournament, now))) return null;
      const ledger = openLedger(snapshot);
      // A suspension may have just ended, so waiting units get free places before a new unit does.
      parts.fillPlaces(ledger);
      const outcomes = operations.map((operation): CommitOutcome<OperationAnswer> => {
        try {
          const before = operation.reads.units.map((id) => ledger.registration(id));
          const applied = operation.apply(ledger, active);
          const promoted = parts.fillPlaces(ledger);
          const answer = answerFrom(ledger, applied, before, promoted);
          if (operation.isGone !== undefined) removed.set(operation, answer);
          return { ok: true, answer };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          // A tap may have given up an overdue place before it was refused.
          parts.fillPlaces(ledger);
          const earlier = removed.get(operation);
          return earlier === undefined || operation.isGone?.(ledger) !== true
            ? { ok: false, error }
            : {
                ok: true,
                answer: { ...earlier, unit: ledger.registration(earlier.unit.id) ?? earlier.unit },
              };
        }
      });
      writeChanges(parts, writer, tournamentId, tournament, ledger.changes());
      return outcomes;
    });
  let outcomes = await commit();
  while (outcomes === null) {
    await passPlacesOn();
    outcomes = await commit();
  }
  return outcomes;
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
