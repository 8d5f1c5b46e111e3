import { dueWindow } from '@copa/domain/day/window-phase';
import { AppError } from '@copa/domain/errors';
import type { Outcome } from '../../group-commit.ts';
import { type Ledger, openLedger, type StoredUnit } from './ledger.ts';
import { applyOperation, type RegistrationOperation } from './operations.ts';
import { acceptedMember } from './seating.ts';
import { type CommitDependencies, writeChanges } from './write.ts';

/** All of them in one transaction; places that a window has to give on go first. */
export async function commitOperations(
  dependencies: CommitDependencies,
  tournamentId: string,
  operations: readonly RegistrationOperation[],
  closeDue: () => Promise<void>,
): Promise<readonly Outcome<StoredUnit>[]> {
  const asks = operations.some(({ kind }) => kind === 'register' || kind === 'accept');
  const request = {
    tournamentId,
    freeFireIds: unique(operations.flatMap(playersOf)),
    registrationIds: unique(operations.flatMap(registrationIdsOf)),
    traceIds: unique(operations.flatMap(traceIdsOf)),
    mayFree: operations.filter(({ kind }) => FREEING.has(kind)).length,
    clock: dependencies.clock,
  };
  /** What an earlier attempt removed: its commit may have arrived although its answer did not. */
  const removed = new Map<RegistrationOperation, StoredUnit>();
  const questions = async () => (asks ? dependencies.activeQuestions() : []);
  const commit = () =>
    dependencies.ledger.transact(request, questions, (snapshot, writer, active) => {
      const { tournament, now } = snapshot;
      if (tournament !== null && dueWindow(tournament, now) !== null) return null;
      const context = { codes: dependencies.codes, now, questions: active };
      const ledger = openLedger(snapshot, context);
      const outcomes = operations.map((operation): Outcome<StoredUnit> => {
        try {
          const answer = applyOperation(ledger, operation, context);
          if (operation.kind === 'remove' || operation.kind === 'leave') removed.set(operation, answer);
          return { ok: true, answer };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const earlier = removed.get(operation);
          return earlier === undefined || !isGone(ledger, operation)
            ? { ok: false, error }
            : { ok: true, answer: ledger.registration(earlier.id) ?? earlier };
        }
      });
      writeChanges(dependencies, writer, tournamentId, tournament, ledger.changes());
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

/** Each of these frees one place at most. */
const FREEING: ReadonlySet<RegistrationOperation['kind']> = new Set([
  'decide',
  'remove',
  'leave',
  'release',
  'confirm',
]);

/** Whether there is nothing left to remove. */
function isGone(ledger: Ledger, operation: RegistrationOperation): boolean {
  if (operation.kind !== 'remove' && operation.kind !== 'leave') return false;
  const unit = ledger.registration(operation.id);
  return unit === null || (operation.kind === 'leave' && acceptedMember(unit, operation.memberId) === null);
}

/** Whose claims the operation looks at. */
function playersOf(operation: RegistrationOperation): readonly string[] {
  switch (operation.kind) {
    case 'register':
    case 'accept':
      return [operation.input.freeFireId];
    case 'add':
      return [operation.player.freeFireId];
    case 'seat':
      return [...operation.freeFireIds, operation.player.freeFireId];
    case 'correct':
      return [...operation.freeFireIds, ...[operation.correction.freeFireId ?? []].flat()];
    case 'rename':
    case 'decide-names':
    case 'reinvite':
    case 'reticket':
      return [];
    default:
      return operation.freeFireIds;
  }
}

function registrationIdsOf(operation: RegistrationOperation): readonly string[] {
  if (operation.kind === 'register') return operation.names.map(({ id }) => id);
  return [operation.kind === 'add' ? operation.name.id : operation.id];
}

function traceIdsOf(operation: RegistrationOperation): readonly string[] {
  switch (operation.kind) {
    case 'add':
      return [operation.name.withdrawn, operation.mailbox];
    case 'seat':
      return [operation.withdrawn, operation.mailbox];
    case 'reticket':
      return 'limit' in operation.by ? [operation.by.limit] : [];
    case 'accept':
      return [operation.withdrawn, operation.traces.mailbox, operation.traces.mails];
    case 'correct':
      return operation.mailbox === null ? [] : [operation.mailbox];
    case 'register': {
      const { names, traces, isNetworkLimited } = operation;
      const network = isNetworkLimited && traces.network !== null ? [traces.network] : [];
      return [...names.map(({ withdrawn }) => withdrawn), ...network, traces.mailbox, traces.mails];
    }
    default:
      return [];
  }
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
