import { AppError } from '@copa/domain/errors';
import type { Question } from '@copa/domain/questions/question';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Outcome } from '../../group-commit.ts';
import { countWithdrawals, recordAudit } from '../../site/audit.ts';
import { claimsOf, MAIL, REGISTRATIONS, TICKETS, TRACES } from '../../store/collections.ts';
import type { Writer } from '../../store/database.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import type { RegistrationCodes } from './code.ts';
import { type Ledger, type LedgerChanges, openLedger, type StoredUnit } from './ledger.ts';
import type { LedgerStore } from './ledger-store.ts';
import { applyOperation, type RegistrationOperation } from './operations.ts';
import { acceptedMember } from './seating.ts';

export interface CommitDependencies {
  readonly ledger: LedgerStore;
  readonly codes: RegistrationCodes;
  /** Asked once for each group, while its transaction reads. */
  readonly activeQuestions: () => Promise<readonly Question[]>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** All of them in one transaction. */
export async function commitOperations(
  dependencies: CommitDependencies,
  tournamentId: string,
  operations: readonly RegistrationOperation[],
): Promise<readonly Outcome<StoredUnit>[]> {
  const asks = operations.some(({ kind }) => kind === 'register' || kind === 'accept');
  const request = {
    tournamentId,
    freeFireIds: unique(operations.flatMap(playersOf)),
    registrationIds: unique(operations.flatMap(registrationIdsOf)),
    traceIds: unique(operations.flatMap(traceIdsOf)),
  };
  /** What an earlier attempt removed: its commit may have arrived although its answer did not. */
  const removed = new Map<RegistrationOperation, StoredUnit>();
  const questions = async () => (asks ? dependencies.activeQuestions() : []);
  return dependencies.ledger.transact(request, questions, (snapshot, writer, active) => {
    const context = { codes: dependencies.codes, now: dependencies.clock(), questions: active };
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
    write(dependencies, writer, tournamentId, snapshot.tournament, ledger.changes());
    return outcomes;
  });
}

function write(
  context: Pick<CommitDependencies, 'clock' | 'newId'>,
  writer: Writer,
  tournamentId: string,
  tournament: Tournament | null,
  changes: LedgerChanges,
): void {
  if (tournament !== null && Object.keys(changes.tournament).length > 0) {
    changeTournament(writer, tournament, changes.tournament);
  }
  const claims = claimsOf(tournamentId);
  for (const [id, registrationId] of changes.claims) {
    if (registrationId === null) writer.remove(claims, id);
    else writer.set(claims, { id, registrationId });
  }
  for (const [id, unit] of changes.registrations) {
    if (unit === null) writer.remove(REGISTRATIONS, id);
    else writer.set(REGISTRATIONS, unit);
  }
  for (const [id, ticket] of changes.tickets) {
    if (ticket === null) writer.remove(TICKETS, id);
    else writer.set(TICKETS, ticket);
  }
  for (const trace of changes.traces.values()) writer.set(TRACES, trace);
  for (const [id, mail] of changes.mails) {
    if (mail === null) writer.remove(MAIL, id);
    else writer.set(MAIL, { id, ...mail });
  }
  const withdrawals = changes.acts.filter(({ action }) => action === 'registration.withdraw');
  const [withdrawal] = withdrawals;
  if (withdrawal !== undefined) {
    countWithdrawals(
      writer,
      context,
      withdrawal.tournament ?? { id: tournamentId, name: '' },
      withdrawals.length,
    );
  }
  for (const act of changes.acts)
    if (act.action !== 'registration.withdraw') recordAudit(writer, context, act);
}

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
      return [operation.name.withdrawn];
    case 'seat':
      return [operation.withdrawn];
    case 'accept':
      return [operation.withdrawn, operation.traces.mailbox, operation.traces.mails];
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
