import type { AuthorizedWrite, Caller } from '../authorizer.ts';
import { toRequestTime } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Document, FieldPath, Mask, Micros, Precondition, Write, WriteResult } from '../model.ts';
import {
  checkCollectionId,
  checkDocumentId,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from '../resource-name.ts';
import { invalidArgument, StatusError } from '../status-error.ts';
import type { Transaction } from '../transactions/transactions.ts';
import { projectDocument } from '../values/field-path.ts';
import type { Fields } from '../values/value.ts';
import { type AppliedWrite, applyWrites, type WriteTimes } from '../writes/apply-writes.ts';
import { checkCommitSize } from '../writes/commit-size.ts';
import { validateDistinct, validateWrites } from '../writes/validate-write.ts';
import { authorizationContext, type Core, requireAdmin } from './core.ts';

interface CommitResult {
  readonly commitTime: Micros | null;
  readonly results: readonly WriteResult[];
}

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

function authorize(
  core: Core,
  caller: Extract<Caller, { kind: 'user' }>,
  database: Database,
  writes: readonly Write[],
  times: WriteTimes,
): void {
  const lookup = (name: string) => database.store.get(name);
  const applied = applyWrites(writes, lookup, times, 'ignore');
  const inTransaction = true;
  const context = authorizationContext(database, caller.auth, times.commitTime, { inTransaction, lookup });
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
  const lookup = (name: string) => database.store.get(name);
  checkCommitSize(writes, lookup);
  const { writes: applied, state } = applyWrites(writes, lookup, times, 'check');
  database.apply(commitTime, state);
  return { commitTime, state, results: applied.map((outcome) => outcome.result) };
}

function commitValidated(
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

export async function commit(
  core: Core,
  caller: Caller,
  request: {
    readonly database: string;
    readonly writes: readonly Write[];
    readonly transaction: Uint8Array | null;
  },
): Promise<CommitResult> {
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

type WriteOutcome = { readonly ok: WriteResult } | { readonly error: StatusError };

export async function batchWrite(
  core: Core,
  caller: Caller,
  request: { readonly database: string; readonly writes: readonly Write[] },
): Promise<readonly WriteOutcome[]> {
  const { database: name } = parseDatabaseName(request.database);
  requireAdmin(caller, 'Batch writes');
  validateDistinct(request.writes);
  validateWrites(name, request.writes);
  const database = core.databases.get(name);
  return Promise.all(
    request.writes.map(async (write): Promise<WriteOutcome> => {
      try {
        const { results } = await commitValidated(core, caller, database, [write], null);
        return { ok: results[0] ?? { updateTime: null, transformResults: [] } };
      } catch (error) {
        if (error instanceof StatusError) return { error };
        throw error;
      }
    }),
  );
}

async function writeOne(
  core: Core,
  caller: Caller,
  database: string,
  write: Write,
): Promise<Document | null> {
  validateWrites(database, [write]);
  const { state } = await commitValidated(core, caller, core.databases.get(database), [write], null);
  return state.get(write.name) ?? null;
}

async function storeOne(
  core: Core,
  caller: Caller,
  database: string,
  input: Pick<Extract<Write, { kind: 'update' }>, 'name' | 'fields' | 'mask' | 'precondition'>,
  mask: Mask,
): Promise<Document> {
  const document = await writeOne(core, caller, database, { kind: 'update', transforms: [], ...input });
  if (document === null) throw new StatusError('INTERNAL', `The write of ${input.name} stored nothing.`);
  return projectDocument(document, mask);
}

export async function createDocument(
  core: Core,
  caller: Caller,
  request: {
    readonly parent: string;
    readonly collectionId: string;
    readonly documentId: string;
    readonly fields: Fields;
    readonly mask: Mask;
  },
): Promise<Document> {
  const { database } = parseParentName(request.parent);
  if (request.collectionId === '') throw invalidArgument('Collection id "" is invalid because it is empty.');
  checkCollectionId(request.collectionId);
  const id = request.documentId === '' ? core.createId() : request.documentId;
  checkDocumentId(id);
  const name = `${request.parent}/${request.collectionId}/${id}`;
  const input = { name, fields: request.fields, mask: null, precondition: { exists: false } };
  return storeOne(core, caller, database, input, request.mask);
}

export async function updateDocument(
  core: Core,
  caller: Caller,
  request: {
    readonly name: string;
    readonly fields: Fields;
    readonly updateMask: Mask;
    readonly mask: Mask;
    readonly precondition: Precondition | null;
  },
): Promise<Document> {
  const { database } = parseDocumentName(request.name);
  return storeOne(core, caller, database, { ...request, mask: request.updateMask }, request.mask);
}

export async function deleteDocument(
  core: Core,
  caller: Caller,
  request: { readonly name: string; readonly precondition: Precondition | null },
): Promise<void> {
  const { database } = parseDocumentName(request.name);
  await writeOne(core, caller, database, { kind: 'delete', ...request });
}
