import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../core/authorizer.ts';
import { asStatusError, type StatusError } from '../../core/status-error.ts';
import { callerOf } from '../caller.ts';
import { type Gateway, type HttpRoute, readBody } from '../gateway.ts';
import { encodeJson, parseJson } from '../messages/json.ts';
import { openStream, type StreamName } from '../streams.ts';
import { frame, Session } from './session.ts';

interface ForwardBody {
  /**
   * The client sends these headers in the body, because a browser needs a preflight for real HTTP headers.
   */
  readonly headers: ReadonlyMap<string, string>;
  /** The number of the first message, counted over the whole session. */
  readonly offset: number;
  readonly messages: readonly string[];
}

export function parseForwardBody(body: string): ForwardBody | null {
  const form: ReadonlyMap<string, string> = new Map(new URLSearchParams(body));
  const count = parseCount(form.get('count'));
  const offset = parseCount(form.get('ofs'));
  if (count === null || offset === null) return null;
  const messages: string[] = [];
  for (let index = 0; index < count; index++) {
    const message = form.get(`req${index}___data__`);
    if (message === undefined) return null;
    messages.push(message);
  }
  return { headers: parseHeaderLines(form.get('headers') ?? ''), offset, messages };
}

const MAX_COUNT_DIGITS = 9;

function parseCount(text = ''): number | null {
  if (text === '') return 0;
  return /^\d+$/.test(text) && text.length <= MAX_COUNT_DIGITS ? Number(text) : null;
}

function parseHeaderLines(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

const PATH = /^\/google\.firestore\.(?:v1|v1beta1)\.Firestore\/(Listen|Write)\/channel$/;
const EXPOSED_HEADERS = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';
/** Enough for 16 MiB of JSON, because percent-encoding makes it up to three times as large. */
const MAX_BODY_BYTES = 48 * 1024 * 1024;
const SESSION_ID_BYTES = 16;
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;
const KEEP_ALIVE_MS = 30_000;

interface WebChannelRoute extends HttpRoute {
  readonly size: number;
  close(): void;
}

export function createWebChannelRoute(gateway: Gateway): WebChannelRoute {
  const sessions = new Map<string, Session>();

  function handshake(
    stream: StreamName,
    request: IncomingMessage,
    response: ServerResponse,
    body: ForwardBody,
  ): void {
    const id = randomBytes(SESSION_ID_BYTES).toString('base64url');
    const session = new Session({ id, clock: gateway.clock, onClose: () => sessions.delete(id) });
    sessions.set(id, session);
    sendFrame(
      response,
      JSON.stringify([[0, ['c', id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS]]]),
    );
    try {
      const caller = callerOf(body.headers.get('authorization') ?? request.headers.authorization);
      attachStream(stream, session, caller, gateway);
    } catch (error) {
      session.finish(streamErrorMessage(asStatusError(error)));
    }
    session.receive(body.offset, body.messages);
  }

  async function post(
    stream: StreamName,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const body = parseForwardBody(await readBody(request, MAX_BODY_BYTES));
    if (body === null) {
      sendBadRequest(response, 'malformed body');
      return;
    }
    if (!query.has('SID')) {
      handshake(stream, request, response, body);
      return;
    }
    const session = sessionOf(response, query);
    if (session === null) return;
    if (session.receive(body.offset, body.messages)) sendFrame(response, session.forwardReply);
    else sendBadRequest(response, 'missing messages');
  }

  /** Null if the request has been refused. */
  function sessionOf(response: ServerResponse, query: URLSearchParams): Session | null {
    const session = sessions.get(query.get('SID') ?? '');
    if (session === undefined) {
      // The body must contain "Unknown SID", but not begin with it. After any other answer with status 400,
      // the web SDK also tests the network with an image from google.com.
      sendBadRequest(response, 'Unknown SID');
      return null;
    }
    const id = Number(query.get('AID') ?? Number.NaN);
    if (Number.isSafeInteger(id)) session.acknowledge(id);
    return session;
  }

  function terminate(response: ServerResponse, query: URLSearchParams): void {
    sessions.get(query.get('SID') ?? '')?.close();
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end();
  }

  function openBackChannel(response: ServerResponse, query: URLSearchParams): void {
    sessionOf(response, query)?.openBackChannel(response, query.get('CI') === '1');
  }

  return {
    handle: async (request, response, url) => {
      const stream = PATH.exec(url.pathname)?.[1] as StreamName | undefined;
      if (stream === undefined) return false;
      const { method } = request;
      if (method !== 'GET' && method !== 'POST') return false;
      if (request.headers.origin !== undefined) {
        response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
      }
      // GET and POST both close the session, because clients send a beacon (POST) or, if they cannot, fetch an
      // image (GET).
      if (url.searchParams.get('TYPE') === 'terminate') terminate(response, url.searchParams);
      else if (method === 'GET') openBackChannel(response, url.searchParams);
      else await post(stream, request, response, url.searchParams);
      return true;
    },
    get size() {
      return sessions.size;
    },
    close: () => {
      for (const session of sessions.values()) session.close();
    },
  };
}

function sendFrame(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(frame(text));
}

function attachStream(name: StreamName, session: Session, caller: Caller, gateway: Gateway): void {
  const stream = openStream(name, caller, gateway, {
    write: (message) => session.send(JSON.stringify(encodeJson(`${name}Response`, message))),
    end: (error) => session.finish(error === null ? null : streamErrorMessage(error)),
  });
  session.attach({
    ...stream,
    receive: (text) => {
      try {
        stream.receive(parseJson(`${name}Request`, text));
      } catch (error) {
        session.finish(streamErrorMessage(asStatusError(error)));
      }
    },
  });
}

/** Clients read the error's code from the name in `status`, not from the number in `code`. */
function streamErrorMessage({ status, code, message }: StatusError): string {
  return JSON.stringify({ error: { code, message: `${status}: ${message}`, status } });
}

function sendBadRequest(response: ServerResponse, reason: string): void {
  response.writeHead(400, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<html><body>Bad request: ${reason}</body></html>\n`);
}
