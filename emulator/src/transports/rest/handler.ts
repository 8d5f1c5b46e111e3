import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { callerOf } from '../caller.ts';
import { ClientGone, type Gateway, type HttpRoute, readBody } from '../gateway.ts';
import { type MessageType, messageType } from '../messages/descriptor.ts';
import {
  decodeJson,
  encodeJson,
  fieldsByName,
  isMessage,
  parseJson,
  payloadError,
} from '../messages/json.ts';
import { type Rpc, type RpcName, rpcs } from '../rpc/table.ts';

interface RestCall {
  readonly rpc: RpcName;
  readonly bound: Readonly<Record<string, unknown>>;
  readonly body: 'request' | 'document' | 'none';
}

const VERSION = /^\/(?:v1|v1beta1)\//;

const VERBS: ReadonlyMap<string, readonly [RpcName, 'database' | 'parent']> = new Map([
  ['batchGet', ['BatchGetDocuments', 'database']],
  ['beginTransaction', ['BeginTransaction', 'database']],
  ['commit', ['Commit', 'database']],
  ['rollback', ['Rollback', 'database']],
  ['batchWrite', ['BatchWrite', 'database']],
  ['executePipeline', ['ExecutePipeline', 'database']],
  ['runQuery', ['RunQuery', 'parent']],
  ['runAggregationQuery', ['RunAggregationQuery', 'parent']],
  ['partitionQuery', ['PartitionQuery', 'parent']],
  ['listCollectionIds', ['ListCollectionIds', 'parent']],
]);

const DOCUMENT_CALLS: ReadonlyMap<string, Pick<RestCall, 'rpc' | 'body'>> = new Map([
  ['GET', { rpc: 'GetDocument', body: 'none' }],
  ['PATCH', { rpc: 'UpdateDocument', body: 'document' }],
  ['DELETE', { rpc: 'DeleteDocument', body: 'none' }],
]);

/**
 * `rawPath` must still be percent-encoded, because an encoded colon is part of an id and does not begin a
 * verb.
 */
function resolveCall(method: string, rawPath: string): RestCall | null {
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
  if (below % 2 === 0) {
    const call = DOCUMENT_CALLS.get(method);
    return call === undefined ? null : { ...call, bound: { name: segments.join('/') } };
  }
  const parent = segments.slice(0, -1).join('/');
  const collectionId = segments.at(-1);
  if (method === 'GET') return { rpc: 'ListDocuments', bound: { parent, collectionId }, body: 'none' };
  if (method === 'POST') return { rpc: 'CreateDocument', bound: { parent, collectionId }, body: 'document' };
  return null;
}

const ROOT_LENGTH = 5;

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
  const [rpc, named] = VERBS.get(verb) ?? [];
  if (segments === null || rpc === undefined) return null;
  if (named === 'parent') return { rpc, bound: { parent: segments.join('/') }, body: 'request' };
  if (segments.length !== ROOT_LENGTH) return null;
  return { rpc, bound: { database: segments.slice(0, -1).join('/') }, body: 'request' };
}

const MAX_BODY_BYTES = 16 * 1024 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

export function createRestRoute({ service }: Gateway): HttpRoute {
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    call: RestCall,
    query: URLSearchParams,
  ): Promise<void> {
    const body = await readBody(request, MAX_BODY_BYTES);
    const rpc: Rpc = rpcs[call.rpc];
    const caller = callerOf(request.headers.authorization);
    const message = composeRequest(rpc.requestType, call, query, body);
    if (rpc.kind === 'unary') {
      const text = encodeResponse(rpc.responseType, await rpc.call(service, caller, message));
      sendWhole(request, response, `${text}\n`);
      return;
    }
    const pieces = jsonArray(rpc.responseType, rpc.call(service, caller, message));
    const first = pieces.next().value ?? '';
    const second = pieces.next();
    if (second.done === true) {
      sendWhole(request, response, first);
      return;
    }
    response.writeHead(200, JSON_TYPE);
    await sendWhileRead(response, joined([first, second.value], pieces));
  }

  return {
    handle: async (request, response, url) => {
      const [rawPath = ''] = (request.url ?? '').split('?', 1);
      const call = resolveCall(request.method ?? '', rawPath);
      if (call === null) return false;
      await answer(request, response, call, url.searchParams);
      return true;
    },
  };
}

const CHUNK_LENGTH = 64 * 1024;
const COMPRESSED_FROM = 1024;

function sendWhole(request: IncomingMessage, response: ServerResponse, text: string): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (text.length < COMPRESSED_FROM || !/\bgzip\b/.test(String(accepted))) {
    response.writeHead(200, JSON_TYPE).end(text);
    return;
  }
  response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(gzipSync(text));
}

function* jsonArray(responseType: string, messages: Iterable<object>): Generator<string, undefined> {
  let text = '[\n';
  let separator = '';
  for (const message of messages) {
    text += `${separator}${encodeResponse(responseType, message)}`;
    separator = ',\n';
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  yield `${text}\n]\n`;
}

function* joined(...parts: readonly Iterable<string>[]): Generator<string> {
  for (const part of parts) yield* part;
}

async function sendWhileRead(response: ServerResponse, pieces: Iterable<string>): Promise<void> {
  try {
    await pipeline(pieces, response);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    throw isGone ? new ClientGone('the client went away', { cause: error }) : error;
  }
}

/** Values from the path replace those from the query and the body. */
function composeRequest(requestType: string, call: RestCall, query: URLSearchParams, body: string): object {
  if (call.body === 'request') return Object.assign(parseJson(requestType, body), call.bound);
  const json = queryToJson(requestType, query);
  if (call.body === 'none') return decodeJson(requestType, { ...json, ...call.bound });
  const document = parseJson('Document', body);
  const { name, ...bound } = call.bound;
  delete json.document;
  const request = decodeJson(requestType, { ...json, ...bound });
  return Object.assign(request, {
    document: name === undefined ? document : Object.assign(document, { name }),
  });
}

type Json = Record<string, unknown>;

function encodeResponse(responseType: string, message: object): string {
  return JSON.stringify(encodeJson(responseType, message), null, 2);
}

/**
 * The name of a query parameter is the dotted path of a field: `mask.fieldPaths=a&mask.fieldPaths=b`.
 * Parameters that name no field (`key`, `alt`, `$alt`, `prettyPrint`) are ignored.
 */
function queryToJson(requestType: string, query: URLSearchParams): Json {
  const json: Json = {};
  for (const [name, value] of query) assign(json, messageType(requestType), name.split('.'), value);
  return json;
}

function assign(json: Json, type: MessageType, path: readonly string[], value: string): void {
  const [name, ...rest] = path;
  const field = name === undefined ? undefined : fieldsByName(type).get(name);
  if (field === undefined || field.map) return;
  const { resolvedType } = field;
  if (rest.length > 0) {
    if (!isMessage(resolvedType) || field.repeated) return;
    const nested = json[field.name] ?? {};
    if (typeof nested === 'string') throw payloadError(`${field.name} is given twice`);
    json[field.name] = nested;
    assign(nested as Json, resolvedType, rest, value);
  } else if (field.repeated) {
    const values = (json[field.name] ?? []) as string[];
    json[field.name] = [...values, value];
  } else {
    json[field.name] = value;
  }
}
