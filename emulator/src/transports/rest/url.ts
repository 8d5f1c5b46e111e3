import type { RpcName } from '../rpc/table.ts';

export interface RestCall {
  readonly rpc: RpcName;
  /** Fields of the request that the path gives. */
  readonly bound: Readonly<Record<string, unknown>>;
  /** The part of the request that the body holds: all of it, its document, or nothing. */
  readonly body: 'request' | 'document' | 'none';
}

const VERSION = /^\/(?:v1|v1beta1)\//;

/** Verbs on the whole database, which name it as `database`. */
const DATABASE_VERBS: Readonly<Record<string, RpcName>> = {
  batchGet: 'BatchGetDocuments',
  beginTransaction: 'BeginTransaction',
  commit: 'Commit',
  rollback: 'Rollback',
  batchWrite: 'BatchWrite',
  executePipeline: 'ExecutePipeline',
};

/** Verbs below a parent, the root or a document. */
const PARENT_VERBS: Readonly<Record<string, RpcName>> = {
  runQuery: 'RunQuery',
  runAggregationQuery: 'RunAggregationQuery',
  partitionQuery: 'PartitionQuery',
  listCollectionIds: 'ListCollectionIds',
};

/**
 * The method of a request; null when there is none. Listen and Write are deliberately absent: they are served
 * by WebChannel and gRPC only. Works on the raw path, because ids may hold encoded slashes.
 */
export function resolveCall(method: string, rawPath: string): RestCall | null {
  if (!VERSION.test(rawPath)) return null;
  const path = rawPath.replace(VERSION, '');
  if (method === 'POST' && path.lastIndexOf(':') > path.lastIndexOf('/')) {
    const colon = path.lastIndexOf(':');
    return resolveVerb(path.slice(0, colon), path.slice(colon + 1));
  }
  const segments = decodeSegments(path);
  if (segments === null) return null;
  const below = segments.length - ROOT_LENGTH;
  if (below === 0) return null;
  const name = segments.join('/');
  if (below % 2 === 0) return resolveDocument(method, name);
  const parent = segments.slice(0, -1).join('/');
  const collectionId = segments.at(-1);
  if (method === 'GET') return { rpc: 'ListDocuments', bound: { parent, collectionId }, body: 'none' };
  if (method === 'POST') return { rpc: 'CreateDocument', bound: { parent, collectionId }, body: 'document' };
  return null;
}

const ROOT_LENGTH = 5;

/** `projects/{p}/databases/{d}/documents` and what follows, decoded; null for any other path. */
function decodeSegments(path: string): readonly string[] | null {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    try {
      segments.push(decodeURIComponent(segment));
    } catch {
      return null;
    }
  }
  const [projects, , databases, , documents] = segments;
  if (projects !== 'projects' || databases !== 'databases' || documents !== 'documents') return null;
  return segments;
}

function resolveVerb(path: string, verb: string): RestCall | null {
  const segments = decodeSegments(path);
  if (segments === null) return null;
  const parentRpc = Object.hasOwn(PARENT_VERBS, verb) ? PARENT_VERBS[verb] : undefined;
  if (parentRpc !== undefined)
    return { rpc: parentRpc, bound: { parent: segments.join('/') }, body: 'request' };
  const databaseRpc = Object.hasOwn(DATABASE_VERBS, verb) ? DATABASE_VERBS[verb] : undefined;
  if (databaseRpc === undefined || segments.length !== ROOT_LENGTH) return null;
  return { rpc: databaseRpc, bound: { database: segments.slice(0, -1).join('/') }, body: 'request' };
}

function resolveDocument(method: string, name: string): RestCall | null {
  switch (method) {
    case 'GET':
      return { rpc: 'GetDocument', bound: { name }, body: 'none' };
    case 'PATCH':
      return { rpc: 'UpdateDocument', bound: { name }, body: 'document' };
    case 'DELETE':
      return { rpc: 'DeleteDocument', bound: { name }, body: 'none' };
    default:
      return null;
  }
}
