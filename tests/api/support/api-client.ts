import type { Endpoint } from '@copa/domain/api/endpoint';
import { FailureSchema } from '@copa/domain/api/envelope';
import { type ErrorCode, HTTP_STATUS } from '@copa/domain/errors';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { suiteEnvironment } from './environment.ts';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export const byCode = (privateCode: string) => ({ headers: { 'Private-Code': privateCode } });

export interface Answer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly envelope: Readonly<Record<string, unknown>>;
  readonly data: Data;
}

export function urlOf(
  base: string,
  endpoint: Endpoint,
  { params = {}, query = {} }: CallOptions = {},
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${endpoint.id} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
}

export function request(
  endpoint: Endpoint,
  options: CallOptions = {},
  base: string = suiteEnvironment().api,
): Promise<Response> {
  const hasBody = endpoint.method !== 'GET' && (options.body !== undefined || endpoint.method !== 'DELETE');
  return fetch(urlOf(base, endpoint, options), {
    method: endpoint.method,
    headers: {
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(hasBody ? { body: JSON.stringify(options.body ?? {}) } : {}),
  });
}

export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions = {},
  base?: string,
): Promise<Answer<z.output<E['data']>>> {
  const response = await request(endpoint, options, base);
  const envelope = await readEnvelope(response);
  expect(envelope, `${endpoint.id} answered ${response.status}`).toMatchObject({ success: true });
  expect(response.status).toBe(endpoint.status);
  const data = z.parse(endpoint.data, 'data' in envelope ? envelope['data'] : envelope) as z.output<
    E['data']
  >;
  return { status: response.status, headers: response.headers, envelope, data };
}

export type Failure = z.output<typeof FailureSchema>;

export async function refused(
  endpoint: Endpoint,
  code: ErrorCode,
  options: CallOptions = {},
  base?: string,
): Promise<Failure> {
  const failure = await readFailure(await request(endpoint, options, base));
  expect(failure.code, `${endpoint.id}: ${failure.error}`).toBe(code);
  return failure;
}

export async function readFailure(response: Response): Promise<Failure> {
  const failure = z.parse(FailureSchema, await readEnvelope(response));
  expect(response.status).toBe(HTTP_STATUS[failure.code]);
  expect(failure.error).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
  return failure;
}

async function readEnvelope(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = await response.text();
  expect(response.headers.get('content-type'), text.slice(0, 300)).toMatch(/^application\/json/);
  return z.parse(z.record(z.string(), z.unknown()), JSON.parse(text));
}
