import {
  batchGetDocuments,
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  updateDocument,
} from './documents.ts';
import {
  executePipeline,
  listCollectionIds,
  partitionQuery,
  runAggregationQuery,
  runQuery,
} from './queries.ts';
import type { Rpc } from './rpc.ts';
import { batchWrite, beginTransaction, commit, rollback } from './writes.ts';

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
