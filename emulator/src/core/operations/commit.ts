import type { AuthorizedWrite, Caller } from '../authorizer.ts';
import { toRequestTime } from '../clock.ts';
import type { Database } from '../database.ts';
import type { CommitResult, FirestoreService } from '../firestore-service.ts';
import type { Document, FieldPath, Micros, Write } from '../model.ts';
import { parseDatabaseName } from '../resource-name.ts';
import { invalidArgument, StatusError } from '../status-error.ts';
import type { Transaction } from '../transactions/transactions.ts';
import { type AppliedWrite, applyWrites, type WriteTimes } from '../writes/apply-writes.ts';
import { validateWrites } from '../writes/validate-write.ts';
import { authorizationContext, type Core } from './core.ts';

type Request = Parameters<FirestoreService['commit']>[1];

interface PerformedCommit extends CommitResult {
  readonly commitTime: Micros;
  readonly state: ReadonlyMap<string, Document | null>;
}

function transformPaths(write: Write): readonly FieldPath[] {
  return write.kind === 'update' || write.kind === 'transform'
    ? write.transforms.map((transform) => transform.fieldPath)
    : [];
}

function writtenPaths(write: Write): readonly FieldPath[] | null {
  if (write.kind === 'transform') return transformPaths(write);
  if (write.kind !== 'update' || write.mask === null) return null;
  return [...write.mask, ...transformPaths(write)];
}

function toAuthorizedWrite(database: Database, { write, after }: AppliedWrite): AuthorizedWrite {
  const before = database.store.get(write.name);
  const method = write.kind === 'delete' ? 'delete' : before === null ? 'create' : 'update';
  return {
    method,
    name: write.name,
    before,
    after,
    writeFields: writtenPaths(write),
    transformFields: transformPaths(write),
  };
}

/** Rules see the outcome of the whole commit, preconditions aside; a verify counts as a get. */
function authorize(
  core: Core,
  caller: Extract<Caller, { kind: 'user' }>,
  database: Database,
  writes: readonly Write[],
  times: WriteTimes,
): void {
  const lookup = (name: string) => database.store.get(name);
  const applied = applyWrites(writes, lookup, times, 'ignore');
  const context = authorizationContext(database, caller.auth, {
    version: times.commitTime,
    inTransaction: true,
    lookup,
  });
  const verified = writes.filter((write) => write.kind === 'verify');
  if (verified.length > 0) {
    const targets = verified.map(({ name }) => ({ name, document: lookup(name) }));
    core.authorizer.authorizeGets(context, targets);
  }
  const lookupAfter = (name: string) => {
    const staged = applied.state.get(name);
    return staged === undefined ? lookup(name) : staged;
  };
  core.authorizer.authorizeWrites(
    { ...context, lookupAfter },
    applied.writes
      .filter(({ write }) => write.kind !== 'verify')
      .map((outcome) => toAuthorizedWrite(database, outcome)),
  );
}

function perform(core: Core, caller: Caller, database: Database, writes: readonly Write[]): PerformedCommit {
  const commitTime = database.versions.next();
  const times = { commitTime, requestTime: toRequestTime(commitTime) };
  if (caller.kind === 'user') authorize(core, caller, database, writes, times);
  const { writes: applied, state } = applyWrites(writes, (name) => database.store.get(name), times, 'check');
  database.apply(commitTime, state);
  return { commitTime, state, results: applied.map((outcome) => outcome.result) };
}

/** Commits writes that were validated, waiting for the locks of other transactions first. */
export function commitValidated(
  core: Core,
  caller: Caller,
  database: Database,
  writes: readonly Write[],
  transaction: Transaction | null,
): Promise<PerformedCommit> {
  const names = writes.map((write) => write.name);
  return database.writeQueue.whenUnlocked(names, transaction, () => {
    if (transaction !== null && !database.transactions.isOpen(transaction)) {
      throw new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
    }
    return perform(core, caller, database, writes);
  });
}

export async function commit(core: Core, caller: Caller, request: Request): Promise<CommitResult> {
  const { database: name } = parseDatabaseName(request.database);
  const database = core.databases.get(name);
  validateWrites(name, request.writes);
  const id = request.transaction;
  const transaction = id === null || id.length === 0 ? null : database.transactions.require(id);
  if (transaction !== null && transaction.snapshot !== null && request.writes.length > 0) {
    throw invalidArgument('Cannot modify entities in a read-only transaction.');
  }
  try {
    if (request.writes.length === 0) return { commitTime: null, results: [] };
    const { commitTime, results } = await commitValidated(
      core,
      caller,
      database,
      request.writes,
      transaction,
    );
    return { commitTime, results };
  } finally {
    if (transaction !== null) database.transactions.end(transaction);
  }
}
