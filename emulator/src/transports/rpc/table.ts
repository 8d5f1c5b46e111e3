import type { Caller } from '../../core/authorizer.ts';
import type { FirestoreService } from '../../core/firestore-service.ts';
import { invalidArgument, StatusError } from '../../core/status-error.ts';
import {
  decodeAggregation,
  decodeConsistency,
  decodeQuery,
  decodeTransactionOptions,
} from '../messages/query-codec.ts';
import {
  decodeFields,
  decodeMask,
  decodePrecondition,
  decodeWrites,
  encodeDocument,
  encodeFields,
  encodeTimestamp,
  encodeWriteResult,
} from '../messages/value-codec.ts';
import type { RequestName, Wire } from '../messages/wire.ts';

type BatchGetResult = ReturnType<FirestoreService['batchGetDocuments']>;

function* batchGetMessages({ results, readTime, transaction }: BatchGetResult): Generator<object> {
  const time = encodeTimestamp(readTime);
  if (transaction !== null) yield { transaction };
  for (const result of results) {
    yield 'found' in result
      ? { found: encodeDocument(result.found), readTime: time }
      : { missing: result.missing, readTime: time };
  }
}

/**
 * Refuses to explain a query, because the emulator's indexes differ from those of production, so its plan
 * would mislead.
 */
function refuseExplain({ explainOptions }: Pick<Wire<'RunQueryRequest'>, 'explainOptions'>): void {
  if (explainOptions === null || explainOptions === undefined) return;
  throw new StatusError('UNIMPLEMENTED', 'Query explain is not supported: only production plans queries.');
}

function* queryMessages({
  documents,
  skipped,
  readTime,
  transaction,
}: ReturnType<FirestoreService['runQuery']>): Generator<object> {
  const time = encodeTimestamp(readTime);
  if (transaction !== null) yield { transaction };
  if (documents.length === 0) yield { readTime: time, skippedResults: skipped, done: true };
  for (const [index, document] of documents.entries()) {
    const message = { document: encodeDocument(document), readTime: time };
    if (index === documents.length - 1) yield { ...message, done: true };
    else yield skipped === 0 ? message : { ...message, skippedResults: skipped };
  }
}

const ANSWERS: Readonly<Record<string, string>> = {
  GetDocument: 'Document',
  CreateDocument: 'Document',
  UpdateDocument: 'Document',
  DeleteDocument: 'google.protobuf.Empty',
  Rollback: 'google.protobuf.Empty',
};

export const rpcs = {
  GetDocument: unary('GetDocument', (service, caller, request) =>
    encodeDocument(
      service.getDocument(caller, {
        name: request.name ?? '',
        mask: decodeMask(request.mask),
        consistency: decodeConsistency(request),
      }),
    ),
  ),
  ListDocuments: unary('ListDocuments', (service, caller, request) => {
    const page = service.listDocuments(caller, {
      parent: request.parent ?? '',
      collectionId: request.collectionId ?? '',
      pageSize: request.pageSize ?? 0,
      pageToken: request.pageToken ?? '',
      orderBy: request.orderBy ?? '',
      mask: decodeMask(request.mask),
      showMissing: request.showMissing ?? false,
      consistency: decodeConsistency(request),
    });
    return {
      documents: page.documents.map((document) =>
        'missing' in document ? { name: document.name } : encodeDocument(document),
      ),
      nextPageToken: page.nextPageToken,
    };
  }),
  CreateDocument: unary('CreateDocument', async (service, caller, request) =>
    encodeDocument(
      await service.createDocument(caller, {
        parent: request.parent ?? '',
        collectionId: request.collectionId ?? '',
        documentId: request.documentId ?? '',
        fields: decodeFields(request.document?.fields),
        mask: decodeMask(request.mask),
      }),
    ),
  ),
  UpdateDocument: unary('UpdateDocument', async (service, caller, request) =>
    encodeDocument(
      await service.updateDocument(caller, {
        name: request.document?.name ?? '',
        fields: decodeFields(request.document?.fields),
        updateMask: decodeMask(request.updateMask),
        mask: decodeMask(request.mask),
        precondition: decodePrecondition(request.currentDocument),
      }),
    ),
  ),
  DeleteDocument: unary('DeleteDocument', async (service, caller, request) => {
    await service.deleteDocument(caller, {
      name: request.name ?? '',
      precondition: decodePrecondition(request.currentDocument),
    });
    return {};
  }),
  BatchGetDocuments: serverStream('BatchGetDocuments', (service, caller, request) => {
    const result = service.batchGetDocuments(caller, {
      database: request.database ?? '',
      documents: request.documents ?? [],
      mask: decodeMask(request.mask),
      consistency: decodeConsistency(request),
    });
    return batchGetMessages(result);
  }),
  RunQuery: serverStream('RunQuery', (service, caller, request) => {
    refuseExplain(request);
    const result = service.runQuery(caller, {
      parent: request.parent ?? '',
      query: decodeQuery(request.structuredQuery),
      consistency: decodeConsistency(request),
    });
    return queryMessages(result);
  }),
  RunAggregationQuery: serverStream('RunAggregationQuery', (service, caller, request) => {
    refuseExplain(request);
    const aggregation = request.structuredAggregationQuery;
    const { fields, readTime, transaction } = service.runAggregationQuery(caller, {
      parent: request.parent ?? '',
      query: decodeQuery(aggregation?.structuredQuery),
      aggregations: (aggregation?.aggregations ?? []).map(decodeAggregation),
      consistency: decodeConsistency(request),
    });
    const message = {
      result: { aggregateFields: encodeFields(fields) },
      readTime: encodeTimestamp(readTime),
    };
    return [transaction === null ? message : { ...message, transaction }];
  }),
  PartitionQuery: unary('PartitionQuery', () => {
    throw new StatusError(
      'UNIMPLEMENTED',
      'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented',
    );
  }),
  ExecutePipeline: serverStream('ExecutePipeline', () => {
    throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
  }),
  ListCollectionIds: unary('ListCollectionIds', (service, caller, request) =>
    service.listCollectionIds(caller, {
      parent: request.parent ?? '',
      pageSize: request.pageSize ?? 0,
      pageToken: request.pageToken ?? '',
      consistency: decodeConsistency(request),
    }),
  ),
  BeginTransaction: unary('BeginTransaction', (service, caller, request) => ({
    transaction: service.beginTransaction(caller, {
      database: request.database ?? '',
      options: decodeTransactionOptions(request.options),
    }),
  })),
  Commit: unary('Commit', async (service, caller, request) => {
    const { transaction } = request;
    const { commitTime, results } = await service.commit(caller, {
      database: request.database ?? '',
      writes: decodeWrites(request.writes),
      transaction: transaction && transaction.length > 0 ? transaction : null,
    });
    const writeResults = results.map(encodeWriteResult);
    return commitTime === null ? { writeResults } : { writeResults, commitTime: encodeTimestamp(commitTime) };
  }),
  Rollback: unary('Rollback', (service, caller, request) => {
    service.rollback(caller, {
      database: request.database ?? '',
      transaction: request.transaction ?? new Uint8Array(),
    });
    return {};
  }),
  BatchWrite: unary('BatchWrite', async (service, caller, request) => {
    const outcomes = await service.batchWrite(caller, {
      database: request.database ?? '',
      writes: decodeWrites(request.writes),
    });
    return {
      writeResults: outcomes.map((outcome) => ('ok' in outcome ? encodeWriteResult(outcome.ok) : {})),
      status: outcomes.map((outcome) =>
        'ok' in outcome ? { code: 0 } : { code: outcome.error.code, message: outcome.error.message },
      ),
    };
  }),
} as const satisfies Record<string, Rpc>;

export type RpcName = keyof typeof rpcs;

export type Rpc = { readonly requestType: string; readonly responseType: string } & (
  | { readonly kind: 'unary'; readonly call: Call<object | Promise<object>> }
  | { readonly kind: 'serverStream'; readonly call: Call<Iterable<object>> }
);

type Call<Result> = (service: FirestoreService, caller: Caller, request: object) => Result;

type RequestOf<Name extends string> = Wire<Extract<RequestName, `${Name}Request`>>;

function typesOf(name: string): Pick<Rpc, 'requestType' | 'responseType'> {
  return { requestType: `${name}Request`, responseType: ANSWERS[name] ?? `${name}Response` };
}

/** `call` gets a `RequestOf<Name>`, because the transports decode each request as its `requestType`. */
function unary<Name extends string>(
  name: Name,
  call: (service: FirestoreService, caller: Caller, request: RequestOf<Name>) => object | Promise<object>,
): Rpc {
  return { kind: 'unary', ...typesOf(name), call };
}

/**
 * `call` must throw a refusal before it returns the iterable, because a generator may throw after the first
 * messages are sent.
 */
function serverStream<Name extends string>(
  name: Name,
  call: (service: FirestoreService, caller: Caller, request: RequestOf<Name>) => Iterable<object>,
): Rpc {
  return { kind: 'serverStream', ...typesOf(name), call: call as Call<Iterable<object>> };
}
