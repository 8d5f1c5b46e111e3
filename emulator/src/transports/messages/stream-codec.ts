import { asStatusError, invalidArgument } from '../../core/status-error.ts';
import type {
  ListenRequest,
  ListenResponse,
  TargetRequest,
  TargetSelector,
} from '../../watch/listen-messages.ts';
import type { WriteRequest, WriteResponse } from '../../watch/write-stream.ts';
import { decodeQuery } from './query-codec.ts';
import {
  decodeTimestamp,
  decodeWrites,
  encodeDocument,
  encodeTimestamp,
  encodeWriteResult,
} from './value-codec.ts';
import type { Wire } from './wire.ts';

const TARGET_CHANGE_TYPES = { NO_CHANGE: 0, ADD: 1, REMOVE: 2, CURRENT: 3, RESET: 4 } as const;

type TargetWire = Wire<'Target'>;

export function decodeListenRequest(wire: Wire<'ListenRequest'>): ListenRequest {
  const database = wire.database ?? '';
  switch (wire.targetChange) {
    case 'addTarget':
      return { kind: 'add', database, target: decodeTarget(wire.addTarget ?? {}) };
    case 'removeTarget':
      return { kind: 'remove', database, targetId: wire.removeTarget ?? 0 };
    default:
      return { kind: 'none', database };
  }
}

function decodeTarget(wire: TargetWire): TargetRequest {
  return {
    targetId: wire.targetId ?? 0,
    selector: selectorOrError(wire),
    resume: decodeResume(wire),
    expectedCount: wire.expectedCount ? (wire.expectedCount.value ?? 0) : null,
  };
}

function selectorOrError(wire: TargetWire): TargetRequest['selector'] {
  try {
    return decodeSelector(wire);
  } catch (error) {
    return asStatusError(error);
  }
}

function decodeSelector(wire: TargetWire): TargetSelector {
  if (wire.targetType === 'query') {
    return {
      kind: 'query',
      parent: wire.query?.parent ?? '',
      query: decodeQuery(wire.query?.structuredQuery),
    };
  }
  if (wire.targetType === 'documents') return { kind: 'documents', names: wire.documents?.documents ?? [] };
  throw invalidArgument('a target must contain a query or documents.');
}

function decodeResume(wire: TargetWire): TargetRequest['resume'] {
  if (wire.resumeType === 'readTime') return { readTime: decodeTimestamp(wire.readTime ?? {}) };
  if (wire.resumeToken && wire.resumeToken.length > 0) return { token: wire.resumeToken };
  return null;
}

export function encodeListenResponse(response: ListenResponse): object {
  switch (response.kind) {
    case 'targetChange':
      return { targetChange: encodeTargetChange(response) };
    case 'documentChange': {
      const { document, targetIds, removedTargetIds } = response;
      return { documentChange: { document: encodeDocument(document), targetIds, removedTargetIds } };
    }
    case 'documentDelete':
    case 'documentRemove': {
      const { kind, name, removedTargetIds, readTime } = response;
      return { [kind]: { document: name, removedTargetIds, readTime: encodeTimestamp(readTime) } };
    }
    case 'filter':
      return { filter: { targetId: response.targetId, count: response.count } };
  }
}

function encodeTargetChange(change: Extract<ListenResponse, { kind: 'targetChange' }>): object {
  const { type, targetIds, cause, resumeToken, readTime } = change;
  return {
    targetChangeType: TARGET_CHANGE_TYPES[type],
    targetIds,
    ...(cause === undefined ? {} : { cause: { code: cause.code, message: cause.message } }),
    ...(resumeToken === undefined ? {} : { resumeToken }),
    ...(readTime === undefined ? {} : { readTime: encodeTimestamp(readTime) }),
  };
}

export function decodeWriteRequest(wire: Wire<'WriteRequest'>): WriteRequest {
  return {
    database: wire.database ?? '',
    streamId: wire.streamId ?? '',
    hasStreamToken: (wire.streamToken ?? []).length > 0,
    writes: decodeWrites(wire.writes),
  };
}

export function encodeWriteResponse({ streamId, streamToken, results, commitTime }: WriteResponse): object {
  return {
    ...(streamId === null ? {} : { streamId }),
    streamToken,
    writeResults: results.map(encodeWriteResult),
    ...(commitTime === null ? {} : { commitTime: encodeTimestamp(commitTime) }),
  };
}
