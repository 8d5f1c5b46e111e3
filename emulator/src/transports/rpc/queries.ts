import type { RunQueryResult } from '../../core/firestore-service.ts';
import { invalidArgument, StatusError } from '../../core/status-error.ts';
import { decodeConsistency } from '../messages/consistency-codec.ts';
import { decodeAggregation, decodeQuery } from '../messages/query-codec.ts';
import { encodeTimestamp } from '../messages/scalars.ts';
import { encodeDocument, encodeFields } from '../messages/value-codec.ts';
import type { AggregationWire, ConsistencyWire, QueryWire, Wire } from '../messages/wire.ts';
import { serverStream, unary } from './rpc.ts';

type ExplainWire = Wire<{ explainOptions: object }>;

/** A plan of the emulator would say nothing of production, whose indexes it does not have. */
function refuseExplain({ explainOptions }: ExplainWire): void {
  if (explainOptions === null || explainOptions === undefined) return;
  throw new StatusError('UNIMPLEMENTED', 'Query explain is not supported: only production plans queries.');
}

type RunQueryRequest = ConsistencyWire & ExplainWire & Wire<{ parent: string; structuredQuery: QueryWire }>;

export const runQuery = serverStream<RunQueryRequest>(
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

function* queryMessages({ documents, skipped, readTime, transaction }: RunQueryResult): Generator<object> {
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

export const runAggregationQuery = serverStream<RunAggregationQueryRequest>(
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

export const listCollectionIds = unary<ListCollectionIdsRequest>(
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

export const partitionQuery = unary('PartitionQueryRequest', 'PartitionQueryResponse', () => {
  throw new StatusError(
    'UNIMPLEMENTED',
    'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented',
  );
});

export const executePipeline = serverStream('ExecutePipelineRequest', 'ExecutePipelineResponse', () => {
  throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
});
