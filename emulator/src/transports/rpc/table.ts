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
import type {
  AggregationWire,
  ConsistencyWire,
  DocumentWire,
  MaskWire,
  PreconditionWire,
  QueryWire,
  TransactionOptionsWire,
  Wire,
  WriteWire,
} from '../messages/wire.ts';

const EMPTY = 'google.protobuf.Empty';

const getDocument = unary<Wire<{ name: string; mask: MaskWire }> & ConsistencyWire>(
  'GetDocumentRequest',
  'Document',
  (service, caller, request) =>
    encodeDocument(
      service.getDocument(caller, {
        name: request.name ?? '',
        mask: decodeMask(request.mask),
        consistency: decodeConsistency(request),
      }),
    ),
);

type ListDocumentsRequest = ConsistencyWire &
  Wire<{
    parent: string;
    collectionId: string;
    pageSize: number;
    pageToken: string;
    orderBy: string;
    mask: MaskWire;
    showMissing: boolean;
  }>;

const listDocuments = unary<ListDocumentsRequest>(
  'ListDocumentsRequest',
  'ListDocumentsResponse',
  (service, caller, request) => {
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
  },
);

type CreateDocumentRequest = Wire<{
  parent: string;
  collectionId: string;
  documentId: string;
  document: DocumentWire;
  mask: MaskWire;
}>;

const createDocument = unary<CreateDocumentRequest>(
  'CreateDocumentRequest',
  'Document',
  async (service, caller, request) =>
    encodeDocument(
      await service.createDocument(caller, {
        parent: request.parent ?? '',
        collectionId: request.collectionId ?? '',
        documentId: request.documentId ?? '',
        fields: decodeFields(request.document?.fields),
        mask: decodeMask(request.mask),
      }),
    ),
);

type UpdateDocumentRequest = Wire<{
  document: DocumentWire;
  updateMask: MaskWire;
  mask: MaskWire;
  currentDocument: PreconditionWire;
}>;

const updateDocument = unary<UpdateDocumentRequest>(
  'UpdateDocumentRequest',
  'Document',
  async (service, caller, request) =>
    encodeDocument(
      await service.updateDocument(caller, {
        name: request.document?.name ?? '',
        fields: decodeFields(request.document?.fields),
        updateMask: decodeMask(request.updateMask),
        mask: decodeMask(request.mask),
        precondition: decodePrecondition(request.currentDocument),
      }),
    ),
);

const deleteDocument = unary<Wire<{ name: string; currentDocument: PreconditionWire }>>(
  'DeleteDocumentRequest',
  EMPTY,
  async (service, caller, request) => {
    await service.deleteDocument(caller, {
      name: request.name ?? '',
      precondition: decodePrecondition(request.currentDocument),
    });
    return {};
  },
);

type BatchGetDocumentsRequest = ConsistencyWire &
  Wire<{ database: string; documents: readonly string[]; mask: MaskWire }>;

const batchGetDocuments = serverStream<BatchGetDocumentsRequest>(
  'BatchGetDocumentsRequest',
  'BatchGetDocumentsResponse',
  (service, caller, request) => {
    const result = service.batchGetDocuments(caller, {
      database: request.database ?? '',
      documents: request.documents ?? [],
      mask: decodeMask(request.mask),
      consistency: decodeConsistency(request),
    });
    return batchGetMessages(result);
  },
);

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

type ExplainWire = Wire<{ explainOptions: object }>;

/** A plan of the emulator would say nothing of production, whose indexes it does not have. */
function refuseExplain({ explainOptions }: ExplainWire): void {
  if (explainOptions === null || explainOptions === undefined) return;
  throw new StatusError('UNIMPLEMENTED', 'Query explain is not supported: only production plans queries.');
}

type RunQueryRequest = ConsistencyWire & ExplainWire & Wire<{ parent: string; structuredQuery: QueryWire }>;

const runQuery = serverStream<RunQueryRequest>(
  'RunQueryRequest',
  'RunQueryResponse',
  (service, caller, request) => {
    refuseExplain(request);
    const result = service.runQuery(caller, {
      parent: request.parent ?? '',
      query: decodeQuery(request.structuredQuery),
      consistency: decodeConsistency(request),
    });
    return queryMessages(result);
  },
);

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

type RunAggregationQueryRequest = ConsistencyWire &
  ExplainWire &
  Wire<{
    parent: string;
    structuredAggregationQuery: Wire<{
      structuredQuery: QueryWire;
      aggregations: readonly AggregationWire[];
    }>;
  }>;

const runAggregationQuery = serverStream<RunAggregationQueryRequest>(
  'RunAggregationQueryRequest',
  'RunAggregationQueryResponse',
  (service, caller, request) => {
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
  },
);

type ListCollectionIdsRequest = ConsistencyWire &
  Wire<{ parent: string; pageSize: number; pageToken: string }>;

const listCollectionIds = unary<ListCollectionIdsRequest>(
  'ListCollectionIdsRequest',
  'ListCollectionIdsResponse',
  (service, caller, request) =>
    service.listCollectionIds(caller, {
      parent: request.parent ?? '',
      pageSize: request.pageSize ?? 0,
      pageToken: request.pageToken ?? '',
      consistency: decodeConsistency(request),
    }),
);

const partitionQuery = unary('PartitionQueryRequest', 'PartitionQueryResponse', () => {
  throw new StatusError(
    'UNIMPLEMENTED',
    'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented',
  );
});

const executePipeline = serverStream('ExecutePipelineRequest', 'ExecutePipelineResponse', () => {
  throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
});

const beginTransaction = unary<Wire<{ database: string; options: TransactionOptionsWire }>>(
  'BeginTransactionRequest',
  'BeginTransactionResponse',
  (service, caller, request) => ({
    transaction: service.beginTransaction(caller, {
      database: request.database ?? '',
      options: decodeTransactionOptions(request.options),
    }),
  }),
);

type CommitRequest = Wire<{ database: string; writes: readonly WriteWire[]; transaction: Uint8Array }>;

const commit = unary<CommitRequest>('CommitRequest', 'CommitResponse', async (service, caller, request) => {
  const { transaction } = request;
  const { commitTime, results } = await service.commit(caller, {
    database: request.database ?? '',
    writes: decodeWrites(request.writes),
    transaction: transaction && transaction.length > 0 ? transaction : null,
  });
  const writeResults = results.map(encodeWriteResult);
  return commitTime === null ? { writeResults } : { writeResults, commitTime: encodeTimestamp(commitTime) };
});

const rollback = unary<Wire<{ database: string; transaction: Uint8Array }>>(
  'RollbackRequest',
  'google.protobuf.Empty',
  (service, caller, request) => {
    service.rollback(caller, {
      database: request.database ?? '',
      transaction: request.transaction ?? new Uint8Array(),
    });
    return {};
  },
);

const batchWrite = unary<Wire<{ database: string; writes: readonly WriteWire[] }>>(
  'BatchWriteRequest',
  'BatchWriteResponse',
  async (service, caller, request) => {
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
  },
);

/** Every method but the two bidirectional streams, Listen and Write. */
export const rpcs = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,
  PartitionQuery: partitionQuery,
  ExecutePipeline: executePipeline,
  ListCollectionIds: listCollectionIds,
  BeginTransaction: beginTransaction,
  Commit: commit,
  Rollback: rollback,
  BatchWrite: batchWrite,
} as const satisfies Record<string, Rpc>;

export type RpcName = keyof typeof rpcs;

/**
 * One method of google.firestore.v1.Firestore: from a decoded request message to response
 * messages. gRPC and REST differ only in how they find the method and print the messages.
 */
export type Rpc = { readonly requestType: string; readonly responseType: string } & (
  | { readonly kind: 'unary'; readonly call: Call<object | Promise<object>> }
  | { readonly kind: 'serverStream'; readonly call: Call<Iterable<object>> }
);

type Call<Result> = (service: FirestoreService, caller: Caller, request: object) => Result;

/** `Request` is what the codec yields for `requestType`; the two are paired here and nowhere else. */
function unary<Request extends object>(
  requestType: string,
  responseType: string,
  call: (service: FirestoreService, caller: Caller, request: Request) => object | Promise<object>,
): Rpc {
  return {
    kind: 'unary',
    requestType,
    responseType,
    call: (service, caller, request) => call(service, caller, request as Request),
  };
}

/** The call has failed or succeeded when it returns; messages are made as they are asked for. */
function serverStream<Request extends object>(
  requestType: string,
  responseType: string,
  call: (service: FirestoreService, caller: Caller, request: Request) => Iterable<object>,
): Rpc {
  return {
    kind: 'serverStream',
    requestType,
    responseType,
    call: (service, caller, request) => call(service, caller, request as Request),
  };
}
