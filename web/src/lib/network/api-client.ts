import { type Endpoint, headerName, needsSiteProof } from '@copa/domain/api/endpoint';
import type { Failure } from '@copa/domain/api/envelope';
import type { ErrorCode, FieldErrors } from '@copa/domain/errors';
import { ToldError } from '@copa/domain/told-error';
import { CLIENT_MESSAGES, messageForStatus } from '@copa/domain/words/errors';
import * as z from 'zod/mini';
import { env } from '../../config/env.ts';
import { answeredAt, learnServerTime } from './server-clock.ts';
import { siteProof } from './site-proof.ts';

const TIMEOUT_MS = 20_000;
const FILE_TIMEOUT_MS = 300_000;

/** `network`: no complete answer arrived, but the call may have been carried out. */
export type ApiErrorCode = ErrorCode | 'network' | 'unexpected';

export class ApiError extends ToldError {
  override readonly name = 'ApiError';
  readonly fields: FieldErrors;

  constructor(
    readonly code: ApiErrorCode,
    readonly status: number,
    message: string,
    options: ErrorOptions & { readonly fields?: FieldErrors | undefined } = {},
  ) {
    super(message, options);
    this.fields = options.fields ?? {};
  }

  /**
   * False for a final refusal, which means that the call has done nothing. An answer without a known code may
   * come from another server in between.
   */
  get mayHaveArrived(): boolean {
    return this.retryable || this.code === 'unexpected' || this.status >= 500 || this.status === 401;
  }

  get retryable(): boolean {
    if (this.code === 'network-limited') return false;
    return this.code === 'network' || this.status === 429 || this.status >= 502;
  }
}

type Input<S> = S extends z.ZodMiniType ? z.input<S> : never;

export interface CallParts<E extends Endpoint> {
  readonly params?: Input<E['params']>;
  readonly query?: Input<E['query']>;
  readonly headers?: Input<E['headers']>;
  readonly body?: Input<E['body']> | FormData;
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export function urlOf(endpoint: Endpoint, call: CallParts<Endpoint> = {}): string {
  const params = (call.params ?? {}) as Readonly<Record<string, string>>;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return `${env.apiBase}${path}${search === '' ? '' : `?${search}`}`;
}

type Refusal = Partial<Failure & Record<'message', unknown>>;

async function failureOf(response: Response): Promise<ApiError> {
  const { status } = response;
  const body = (await response.json().catch(() => null)) as Refusal | null;
  const { message, error, code = 'unexpected', fields } = body ?? {};
  const told = [message, error].find((each) => typeof each === 'string');
  if (told !== undefined) return new ApiError(code, status, told, { fields });
  const cause = new Error(`HTTP error! status: ${status}`);
  return new ApiError('unexpected', status, messageForStatus(status), { cause });
}

function takeEarlyAnswer({ method }: Endpoint, url: string, { headers = {} }: CallParts<Endpoint>) {
  return method === 'GET'
    ? globalThis.takeEarlyAnswer?.([url, ...Object.values(headers)].join(' '))
    : undefined;
}

async function send(
  endpoint: Endpoint,
  call: CallParts<Endpoint>,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Response> {
  const { body, token, signal } = call;
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const [name, value] of Object.entries(call.headers ?? {})) headers[headerName(name)] = String(value);
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const proof = needsSiteProof(endpoint) ? await siteProof() : null;
  if (proof !== null) headers['x-firebase-appcheck'] = proof;
  const multipart = body instanceof FormData;
  if (body !== undefined && !multipart) headers['content-type'] = 'application/json';
  const timeout = AbortSignal.timeout(timeoutMs);
  const url = urlOf(endpoint, call);
  try {
    const response =
      (await takeEarlyAnswer(endpoint, url, call)) ??
      (await fetch(url, {
        method: endpoint.method,
        headers,
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        ...(body !== undefined && { body: multipart ? body : JSON.stringify(body) }),
      }));
    learnServerTime(answeredAt(response.headers));
    return response;
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new ApiError('network', 0, CLIENT_MESSAGES.network, { cause });
  }
}

export async function callApi<E extends Endpoint>(
  endpoint: E,
  call: CallParts<E> = {},
): Promise<z.output<E['data']>> {
  const response = await send(endpoint, call);
  if (!response.ok) throw await failureOf(response);
  return dataIn(endpoint, response, call.signal);
}

export async function dataIn<E extends Endpoint>(
  endpoint: E,
  response: Response,
  signal?: AbortSignal,
): Promise<z.output<E['data']>> {
  const text = await response.text().catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause;
    throw new ApiError('network', 0, CLIENT_MESSAGES.network, { cause });
  });
  try {
    const body = JSON.parse(text) as { data?: unknown };
    return z.parse(endpoint.data, 'data' in body ? body.data : body) as z.output<E['data']>;
  } catch (cause) {
    // JSON of another shape comes from an API that was deployed after the page was opened.
    const message = CLIENT_MESSAGES[cause instanceof SyntaxError ? 'unexpected' : 'otherVersion'];
    throw new ApiError('unexpected', response.status, message, { cause });
  }
}

export async function fetchFile(endpoint: Endpoint, call: CallParts<Endpoint>): Promise<Response> {
  const response = await send(endpoint, call, FILE_TIMEOUT_MS);
  if (!response.ok) throw await failureOf(response);
  return response;
}

export function messageOf(error: unknown): string {
  return error instanceof ToldError ? error.message : CLIENT_MESSAGES.unexpected;
}

/**
 * For a call whose only input is a code or an id, true means that the API found nothing under it. The status
 * alone does not prove it, because Hosting answers 404 while the site is disabled.
 */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && ['not-found', 'validation-failed'].includes(error.code);
}

export function isReused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request-reused';
}
