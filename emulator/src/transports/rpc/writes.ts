import { decodeTransactionOptions } from '../messages/consistency-codec.ts';
import { encodeTimestamp } from '../messages/scalars.ts';
import type { TransactionOptionsWire, Wire, WriteWire } from '../messages/wire.ts';
import { decodeWrites, encodeWriteResult } from '../messages/write-codec.ts';
import { unary } from './rpc.ts';

export const beginTransaction = unary<Wire<{ database: string; options: TransactionOptionsWire }>>(
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

export const commit = unary<CommitRequest>(
  'CommitRequest',
  'CommitResponse',
  async (service, caller, request) => {
    const { transaction } = request;
    const { commitTime, results } = await service.commit(caller, {
      database: request.database ?? '',
      writes: decodeWrites(request.writes),
      transaction: transaction && transaction.length > 0 ? transaction : null,
    });
    const writeResults = results.map(encodeWriteResult);
    return commitTime === null ? { writeResults } : { writeResults, commitTime: encodeTimestamp(commitTime) };
  },
);

export const rollback = unary<Wire<{ database: string; transaction: Uint8Array }>>(
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

export const batchWrite = unary<Wire<{ database: string; writes: readonly WriteWire[] }>>(
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
