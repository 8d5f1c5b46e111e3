import type { AuthorizationContext, Caller } from '../authorizer.ts';
import type { Database } from '../database.ts';
import type {
  Aggregation,
  Consistency,
  Document,
  Mask,
  StructuredQuery,
  TransactionOptions,
} from '../model.ts';
import { aggregate, prepareAggregations } from '../query/aggregate.ts';
import { compileQuery } from '../query/compile-query.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import { executeQuery } from '../query/execute-query.ts';
import { findNearest, validateFindNearest } from '../query/find-nearest.ts';
import { documentIdOf, parseDatabaseName, parseDocumentName, parseParentName } from '../resource-name.ts';
import { invalidArgument, StatusError } from '../status-error.ts';
import { childSegments, type DocumentView } from '../store/document-store.ts';
import type { Transaction } from '../transactions/transactions.ts';
import { NAME_PATH, projectDocument } from '../values/field-path.ts';
import { authorizationContext, type Core, requireAdmin } from './core.ts';

const MARK = 'after:';

function encodePageToken(last: string): string {
  return Buffer.from(`${MARK}${last}`).toString('base64url');
}

function decodePageToken(token: string, prefix: string): string | null {
  if (token === '') return null;
  const text = Buffer.from(token, 'base64url').toString();
  const last = text.slice(MARK.length);
  if (!text.startsWith(MARK) || last === '' || !last.startsWith(prefix)) {
    throw invalidArgument('Invalid page token.');
  }
  return last;
}

class ReadSession {
  constructor(
    readonly database: Database,
    readonly view: DocumentView,
    private readonly transaction: Transaction | null,
    /** The id of the transaction that this read began; null if it began none. */
    readonly begun: Uint8Array | null,
  ) {}

  get #locking(): Transaction | null {
    return this.transaction?.snapshot === null ? this.transaction : null;
  }

  lockDocument(name: string): void {
    if (this.#locking !== null) this.database.writeQueue.lockDocument(this.#locking, name);
  }

  lockCollection(collectionId: string | null): void {
    if (this.#locking !== null) this.database.writeQueue.lockCollection(this.#locking, collectionId);
  }

  authorization(caller: Extract<Caller, { kind: 'user' }>): AuthorizationContext {
    return authorizationContext(this.database, caller.auth, this.database.versions.current(), {
      inTransaction: this.transaction !== null,
      lookup: (name) => this.view.get(name),
    });
  }
}

function beginIn(
  database: Database,
  options: TransactionOptions,
): { transaction: Transaction; id: Uint8Array } {
  if (options.kind === 'readWrite') return database.transactions.begin(null);
  return database.transactions.begin(
    options.readTime === null ? database.latest() : database.viewAt(options.readTime),
  );
}

function openSession(database: Database, consistency: Consistency): ReadSession {
  switch (consistency.kind) {
    case 'latest':
      return new ReadSession(database, database.latest(), null, null);
    case 'readTime':
      return new ReadSession(database, database.viewAt(consistency.readTime), null, null);
    case 'transaction': {
      const transaction = database.transactions.require(consistency.id);
      return new ReadSession(database, transaction.snapshot ?? database.latest(), transaction, null);
    }
    case 'newTransaction': {
      const { transaction, id } = beginIn(database, consistency.options);
      return new ReadSession(database, transaction.snapshot ?? database.latest(), transaction, id);
    }
  }
}

function readIn<T>(database: Database, consistency: Consistency, read: (session: ReadSession) => T): T {
  const session = openSession(database, consistency);
  try {
    return read(session);
  } catch (error) {
    if (session.begun !== null) database.transactions.rollback(session.begun);
    throw error;
  }
}

interface QueryRequest {
  readonly parent: string;
  readonly query: StructuredQuery;
  readonly consistency: Consistency;
}

function readQuery<T>(
  core: Core,
  caller: Caller,
  { parent, query, consistency }: QueryRequest,
  read: (session: ReadSession, compiled: CompiledQuery) => T,
): T {
  const { database } = parseParentName(parent);
  const compiled = compileQuery(parent, query);
  return readIn(core.databases.get(database), consistency, (session) => {
    if (caller.kind === 'user') core.authorizer.authorizeList(session.authorization(caller), parent, query);
    session.lockCollection(compiled.scope.collectionId);
    return read(session, compiled);
  });
}

interface ListRequest {
  readonly parent: string;
  readonly collectionId: string;
  readonly pageSize: number;
  readonly pageToken: string;
  readonly orderBy: string;
  readonly mask: Mask;
  readonly showMissing: boolean;
  readonly consistency: Consistency;
}

type ListedDocument = Document | { readonly name: string; readonly missing: true };
const DEFAULT_PAGE_SIZE = 300;
const ORDER_BY = /^(?:(?:__name__|`__name__`)(?:\s+asc)?)?$/i;

function validate(request: ListRequest): void {
  if (request.pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
  if (request.showMissing && request.collectionId === '') {
    throw invalidArgument('collection id must be set when show_missing is true');
  }
  if (!ORDER_BY.test(request.orderBy.trim())) {
    throw invalidArgument('ListDocuments can only be ordered by __name__ ascending.');
  }
}

function lastOfPageBefore({ parent, collectionId, pageToken }: ListRequest): string | null {
  return decodePageToken(pageToken, collectionId === '' ? `${parent}/` : `${parent}/${collectionId}/`);
}

function asQuery(request: ListRequest, limit: number): StructuredQuery {
  const after = lastOfPageBefore(request);
  return {
    from: [{ collectionId: request.collectionId, allDescendants: false }],
    where: null,
    orderBy: [{ field: NAME_PATH, direction: 'ASCENDING' }],
    startAt: after === null ? null : { values: [{ kind: 'reference', name: after }], before: false },
    endAt: null,
    offset: 0,
    limit,
    select: null,
    findNearest: null,
  };
}

function childrenOf({ view }: ReadSession, request: ListRequest, limit: number): ListedDocument[] {
  const collection = `${request.parent}/${request.collectionId}`;
  const after = lastOfPageBefore(request);
  const children: ListedDocument[] = [];
  for (const id of childSegments(view, collection, after === null ? null : documentIdOf(after))) {
    const name = `${collection}/${id}`;
    const document = view.get(name);
    children.push(document === null ? { name, missing: true } : projectDocument(document, request.mask));
    if (children.length === limit) break;
  }
  return children;
}

export function listDocuments(core: Core, caller: Caller, request: ListRequest) {
  if (request.showMissing) requireAdmin(caller, 'Metadata operations');
  validate(request);
  const limit = request.pageSize === 0 ? DEFAULT_PAGE_SIZE : request.pageSize;
  return readQuery(core, caller, { ...request, query: asQuery(request, limit) }, (session, compiled) => {
    const documents = request.showMissing
      ? childrenOf(session, request, limit)
      : executeQuery(session.view, compiled).documents.map((document) =>
          projectDocument(document, request.mask),
        );
    const last = documents.at(-1);
    const full = last !== undefined && documents.length === limit;
    return { documents, nextPageToken: full ? encodePageToken(last.name) : '' };
  });
}

export function getDocument(
  core: Core,
  caller: Caller,
  {
    name,
    mask,
    consistency,
  }: { readonly name: string; readonly mask: Mask; readonly consistency: Consistency },
): Document {
  const { database } = parseDocumentName(name);
  return readIn(core.databases.get(database), consistency, (session) => {
    session.lockDocument(name);
    const document = session.view.get(name);
    if (caller.kind === 'user')
      core.authorizer.authorizeGets(session.authorization(caller), [{ name, document }]);
    if (document === null) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`);
    return projectDocument(document, mask);
  });
}

export function batchGetDocuments(
  core: Core,
  caller: Caller,
  request: {
    readonly database: string;
    readonly documents: readonly string[];
    readonly mask: Mask;
    readonly consistency: Consistency;
  },
) {
  const { database: name } = parseDatabaseName(request.database);
  for (const document of request.documents) {
    if (parseDocumentName(document).database !== name) {
      throw invalidArgument(`Document "${document}" is not in database "${name}".`);
    }
  }
  return readIn(core.databases.get(name), request.consistency, (session) => {
    const targets = request.documents.map((target) => {
      session.lockDocument(target);
      return { name: target, document: session.view.get(target) };
    });
    if (caller.kind === 'user') core.authorizer.authorizeGets(session.authorization(caller), targets);
    return {
      results: targets.map((target) =>
        target.document === null
          ? { missing: target.name }
          : { found: projectDocument(target.document, request.mask) },
      ),
      readTime: session.view.version,
      transaction: session.begun,
    };
  });
}

export function listCollectionIds(
  core: Core,
  caller: Caller,
  request: {
    readonly parent: string;
    readonly pageSize: number;
    readonly pageToken: string;
    readonly consistency: Consistency;
  },
) {
  const { database } = parseParentName(request.parent);
  requireAdmin(caller, 'Metadata operations');
  if (request.pageSize < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
  return readIn(core.databases.get(database), request.consistency, ({ view }) => {
    const collectionIds: string[] = [];
    for (const id of childSegments(view, request.parent, decodePageToken(request.pageToken, ''))) {
      collectionIds.push(id);
      if (collectionIds.length === request.pageSize) break;
    }
    const last = collectionIds.at(-1);
    const full = last !== undefined && collectionIds.length === request.pageSize;
    return { collectionIds, nextPageToken: full ? encodePageToken(last) : '' };
  });
}

export function runQuery(core: Core, caller: Caller, request: QueryRequest) {
  const { findNearest: search } = request.query;
  if (search !== null) validateFindNearest(search);
  return readQuery(core, caller, request, ({ view, begun }, compiled) => {
    const { documents, skipped } =
      search === null
        ? executeQuery(view, compiled)
        : { documents: findNearest(view, compiled, search), skipped: 0 };
    return {
      documents: documents.map((document) => compiled.project(document)),
      skipped,
      readTime: view.version,
      transaction: begun,
    };
  });
}

export function runAggregationQuery(
  core: Core,
  caller: Caller,
  request: QueryRequest & { readonly aggregations: readonly Aggregation[] },
) {
  const aggregations = prepareAggregations(request.aggregations);
  return readQuery(core, caller, request, ({ view, begun }, compiled) => ({
    fields: aggregate(view, compiled, aggregations),
    readTime: view.version,
    transaction: begun,
  }));
}

export function beginTransaction(
  core: Core,
  _caller: Caller,
  request: { readonly database: string; readonly options: TransactionOptions },
): Uint8Array {
  const { database } = parseDatabaseName(request.database);
  return beginIn(core.databases.get(database), request.options).id;
}

export function rollback(
  core: Core,
  _caller: Caller,
  request: { readonly database: string; readonly transaction: Uint8Array },
): void {
  const { database } = parseDatabaseName(request.database);
  core.databases.get(database).transactions.rollback(request.transaction);
}
