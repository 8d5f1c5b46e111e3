import type { IncomingMessage, ServerResponse } from 'node:http';
import { asStatusError } from '../../core/unexpected-error.ts';
import { callerOf } from '../caller.ts';
import { type Gateway, logDefect } from '../gateway.ts';
import { ClientGone, readBody } from '../http-body.ts';
import type { HttpRoute } from '../http-route.ts';
import type { Rpc } from '../rpc/rpc.ts';
import { rpcs } from '../rpc/table.ts';
import { decodeBody, decodeRequest, encodeResponse, queryToJson } from './codec.ts';
import { sendError } from './errors.ts';
import { type RestCall, resolveCall } from './url.ts';

const MAX_BODY_BYTES = 16 * 1024 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

export function createRestRoute({ service, logger }: Gateway): HttpRoute {
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    call: RestCall,
    query: URLSearchParams,
  ): Promise<void> {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === null) {
      response.writeHead(413).end();
      return;
    }
    const rpc: Rpc = rpcs[call.rpc];
    const caller = callerOf(request.headers.authorization);
    const message = composeRequest(rpc.requestType, call, query, body);
    if (rpc.kind === 'unary') {
      const text = encodeResponse(rpc.responseType, await rpc.call(service, caller, message));
      response.writeHead(200, JSON_TYPE).end(`${text}\n`);
      return;
    }
    const messages = rpc.call(service, caller, message);
    response.writeHead(200, JSON_TYPE);
    await sendWhileRead(response, jsonArray(rpc.responseType, messages));
  }

  return {
    handle: async (request, response, url) => {
      const [rawPath = ''] = (request.url ?? '').split('?', 1);
      const call = resolveCall(request.method ?? '', rawPath);
      if (call === null) return false;
      try {
        await answer(request, response, call, url.searchParams);
      } catch (error) {
        if (error instanceof ClientGone) return true;
        const status = asStatusError(error);
        logDefect(logger, call.rpc, status);
        if (response.headersSent) response.destroy();
        else sendError(response, status);
      }
      return true;
    },
  };
}

const CHUNK_LENGTH = 64 * 1024;

/** A JSON array in pieces that are worth sending. */
function* jsonArray(responseType: string, messages: Iterable<object>): Generator<string> {
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

/** Makes no piece before the client has room for it. */
async function sendWhileRead(response: ServerResponse, pieces: Iterable<string>): Promise<void> {
  for (const piece of pieces) {
    if (response.destroyed) throw new ClientGone('the client went away');
    if (!response.write(piece)) await roomOrGone(response);
  }
  response.end();
}

function roomOrGone(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      response.off('drain', settle);
      response.off('close', settle);
      resolve();
    };
    response.on('drain', settle);
    response.on('close', settle);
  });
}

/** The path wins over the query, and the query over the body. */
function composeRequest(requestType: string, call: RestCall, query: URLSearchParams, body: string): object {
  if (call.body === 'request') {
    return Object.assign(decodeBody(requestType, body), call.bound);
  }
  const json = queryToJson(requestType, query);
  if (call.body === 'none') return decodeRequest(requestType, { ...json, ...call.bound });
  const document = decodeBody('Document', body);
  const { name, ...bound } = call.bound;
  delete json.document;
  const request = decodeRequest(requestType, { ...json, ...bound });
  return Object.assign(request, {
    document: name === undefined ? document : Object.assign(document, { name }),
  });
}
