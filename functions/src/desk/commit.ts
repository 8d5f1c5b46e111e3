import { AppError } from '@copa/domain/errors';
import type { Question } from '@copa/domain/questions/question';
import { dueWindow } from '@copa/domain/tournaments/places/window-phase';
import type { RegistrationCodes } from './code.ts';
import type { Outcome } from './group-commit.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { LedgerStore } from './ledger-store.ts';
import type { Operation } from './operation.ts';
import type { StoredUnit } from './unit.ts';
import { type WriteContext, writeChanges } from './write.ts';

export interface CommitParts extends WriteContext {
  readonly store: LedgerStore;
  readonly codes: RegistrationCodes;
  /** Asked once for each group, while its transaction reads. */
  readonly activeQuestions: () => Promise<readonly Question[]>;
  /** Gives the free places to those who wait: after each operation, in the same transaction. */
  readonly fillPlaces: (ledger: Ledger) => void;
}

type Outcomes = readonly Outcome<StoredUnit>[];

/** Commits all of them in one transaction. Windows that are due are settled first. */
export async function commitOperations(
  parts: CommitParts,
  tournamentId: string,
  operations: readonly Operation[],
  closeDue: () => Promise<void>,
): Promise<Outcomes> {
  const asks = operations.some(({ asksQuestions }) => asksQuestions === true);
  const request = {
    tournamentId,
    freeFireIds: unique(operations.flatMap(({ reads }) => reads.players ?? [])),
    registrationIds: unique(operations.flatMap(({ reads }) => reads.units)),
    traceIds: unique(operations.flatMap(({ reads }) => reads.traces ?? [])),
    mayFree: operations.filter(({ frees }) => frees === true).length,
    clock: parts.clock,
  };
  /** Units that an earlier attempt removed: its commit may have arrived although its answer did not. */
  const removed = new Map<Operation, StoredUnit>();
  const questions = async () => (asks ? parts.activeQuestions() : []);
  const commit = () =>
    parts.store.transact(request, questions, (snapshot, writer, active): Outcomes | null => {
      const { tournament, now } = snapshot;
      if (tournament !== null && dueWindow(tournament, now) !== null) return null;
      const ledger = openLedger(snapshot, parts.codes);
      const outcomes = operations.map((operation): Outcome<StoredUnit> => {
        try {
          const answer = operation.apply(ledger, active);
          parts.fillPlaces(ledger);
          if (operation.isGone !== undefined) removed.set(operation, answer);
          return { ok: true, answer: ledger.registration(answer.id) ?? answer };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const earlier = removed.get(operation);
          return earlier === undefined || operation.isGone?.(ledger) !== true
            ? { ok: false, error }
            : { ok: true, answer: ledger.registration(earlier.id) ?? earlier };
        }
      });
      writeChanges(parts, writer, tournamentId, tournament, ledger.changes());
      return outcomes;
    });
  let outcomes = await commit();
  // Another window may have become due meanwhile.
  while (outcomes === null) {
    await closeDue();
    outcomes = await commit();
  }
  return outcomes;
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
