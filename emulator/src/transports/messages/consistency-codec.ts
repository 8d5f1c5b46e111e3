import type { Consistency, TransactionOptions } from '../../core/firestore-service.ts';
import { decodeOptionalTimestamp, decodeTimestamp } from './scalars.ts';
import type { ConsistencyWire, TransactionOptionsWire } from './wire.ts';

export function decodeTransactionOptions(
  wire: TransactionOptionsWire | null | undefined,
): TransactionOptions {
  if (wire?.mode === 'readOnly') {
    return { kind: 'readOnly', readTime: decodeOptionalTimestamp(wire.readOnly?.readTime) };
  }
  const retry = wire?.readWrite?.retryTransaction;
  return { kind: 'readWrite', retryTransaction: retry && retry.length > 0 ? retry : null };
}

export function decodeConsistency(wire: ConsistencyWire): Consistency {
  switch (wire.consistencySelector) {
    case 'transaction':
      // An empty id is what clients without a transaction may send.
      if (wire.transaction === null || wire.transaction === undefined || wire.transaction.length === 0) break;
      return { kind: 'transaction', id: wire.transaction };
    case 'newTransaction':
      return { kind: 'newTransaction', options: decodeTransactionOptions(wire.newTransaction) };
    case 'readTime':
      return { kind: 'readTime', readTime: decodeTimestamp(wire.readTime ?? {}) };
    default:
      break;
  }
  return { kind: 'latest' };
}
