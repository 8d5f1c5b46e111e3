import { type ParsedUrlQuery, parse as parseQuery } from 'node:querystring';
import { type Endpoint, headerName } from '@copa/domain/api/endpoint';
import { AppError } from '@copa/domain/errors';
import { TOURNAMENT_DENIED } from '@copa/domain/tournaments/words/refusals';
import type { Request, RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { Dependencies } from '../dependencies.ts';
import type { LimitAccount } from '../identity/identity.ts';
import { refusedBy } from '../refusals.ts';
import { authenticate, authorize } from './authenticate.ts';
import { bodyBytesOf, JSON_MAX_BYTES, readJson } from './body.ts';
import { checkAppCheck } from './client/app-check.ts';
import { clientAddress } from './client/client-address.ts';
import { networkOf } from './client/network.ts';
import { validationError } from './errors.ts';
import type { CostLimits } from './limits/cost-limits.ts';
import { addressKindOf, type RateLimits } from './limits/rate-limits.ts';
import { readUpload } from './multipart.ts';
import { AS_FILE, type Reply } from './reply.ts';
import { loggerOf, nameEndpoint } from './request-context.ts';
import type { Route } from './route.ts';
import { sendCompressed } from './sending/compressed.ts';
import { sendDownload } from './sending/download.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Section 5 of the specification demands these messages. */
const DENIED_MESSAGES = new Map<string, string>([
  ['createTournament', TOURNAMENT_DENIED.create],
  ['updateTournament', TOURNAMENT_DENIED.update],
  ['deleteTournament', TOURNAMENT_DENIED.delete],
]);

type Needs = Pick<Dependencies, 'identity' | 'appCheck' | 'config'>;

/** `authorize` runs before any input is parsed, so that refused callers learn nothing about fields. */
export function serve(route: Route, dependencies: Needs, limits: RateLimits & CostLimits): RequestHandler {
  const { endpoint } = route;
  const hasBody = endpoint.method !== 'GET' && endpoint.consumes === 'json';
  return async (request, response) => {
    nameEndpoint(response, endpoint.id);
    const client = clientAddress(request);
    const addressKind = addressKindOf(endpoint, hasBody ? bodyBytesOf(request) : 0);
    const isProven = await checkAppCheck(endpoint, request, response, dependencies, (proven) =>
      limits.byAddress(addressKind, client, response, proven),
    );
    const { authorization } = request.headers;
    const limitAccount: LimitAccount = (uid, role) => limits.byAccount(uid, role, response);
    const caller = await authenticate(dependencies.identity, authorization, limitAccount);
    authorize(endpoint.access, caller, DENIED_MESSAGES.get(endpoint.id));
    limits.byCost(endpoint, caller, request, response);
    const params = parse(endpoint.params, { ...request.params }, 'address');
    if (caller !== null) await route.requireAccess?.(caller, params);
    const bytesMax = route.kind === 'json' ? route.bodyBytesMax : JSON_MAX_BYTES;
    const body = hasBody ? await readJson(request, bytesMax) : {};
    const input = {
      params,
      query: parse(endpoint.query, queryOf(request), 'input'),
      headers: parse(endpoint.headers, headersOf(endpoint, request), 'address'),
      body: parse(endpoint.body, body, 'input'),
    };
    let uncount = limits.bySubject(endpoint, client, response, input);
    const call: Call = {
      ...input,
      readFile: () => {
        // Reading a file costs as much if the call is then refused, so this call stays counted.
        uncount = () => undefined;
        return readUpload(request);
      },
      caller,
      client,
      origin: { network: networkOf(client, dependencies.config), isProven },
      logger: loggerOf(response),
    };
    if (route.kind === 'reply') {
      return sendReply(await orUncount(route.handle(call), () => uncount()), request, response);
    }
    const data = answerOf(endpoint.data, await orUncount(route.handle(call), () => uncount()));
    setCaching(response, caller === null ? route.sharedSeconds : 0);
    const answer = isFlat(endpoint, input.query) ? { ...(data as object) } : { data };
    response.status(endpoint.status).set(AS_FILE).setHeader('Content-Type', JSON_TYPE);
    sendCompressed(request, response, JSON.stringify({ success: true, ...answer }));
  };
}

async function orUncount<T>(answer: Promise<T>, uncount: () => void): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    uncount();
    throw error;
  }
}

/**
 * `request.query` is not used, because Express 4 in the Functions emulator turns names with brackets into
 * lists and objects.
 */
function queryOf({ originalUrl }: Request): ParsedUrlQuery {
  const start = originalUrl.indexOf('?');
  return { ...parseQuery(start < 0 ? '' : originalUrl.slice(start + 1)) };
}

function headersOf({ headers }: Endpoint, request: Request): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.keys(headers.shape).map((name) => [name, request.get(headerName(name))]));
}

/**
 * No form field can show an error in the path or the headers, so the text of the first error is the message.
 */
function parse<S extends z.ZodMiniType>(schema: S, value: unknown, kind: 'address' | 'input'): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const { code, message, fields = {} } = validationError(parsed.error);
  const first = kind === 'address' ? Object.values(fields)[0] : undefined;
  throw new AppError(code, first ?? message, { cause: parsed.error, fields });
}

function answerOf(schema: z.ZodMiniType, data: unknown): unknown {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  throw refusedBy(parsed.error, 'internal');
}

function setCaching(response: Response, sharedSeconds: number): void {
  response.vary('Authorization');
  const shared = `public, max-age=0, s-maxage=${sharedSeconds}`;
  response.setHeader('Cache-Control', sharedSeconds > 0 ? shared : 'no-store');
}

/** The specification's client expects the list of tournaments at the top level of the answer. */
function isFlat({ flatWithout }: Endpoint, query: unknown): boolean {
  return flatWithout !== null && new Map(Object.entries(query as object)).get(flatWithout) !== true;
}

async function sendReply(reply: Reply, request: Request, response: Response): Promise<void> {
  response.status(reply.status ?? 200).setHeader('Content-Type', reply.contentType);
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if (typeof reply.body === 'string') return sendCompressed(request, response, reply.body);
  if (Buffer.isBuffer(reply.body)) {
    response.send(reply.body);
    return;
  }
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await sendDownload(reply.body, response, loggerOf(response));
}
