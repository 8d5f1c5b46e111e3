import { type Endpoint, isPermission } from '@copa/domain/api/endpoint';
import type * as z from 'zod/mini';
import type { Call, Caller } from '../call.ts';
import { JSON_MAX_BYTES } from './body.ts';
import type { Reply } from './reply.ts';

export type Route = JsonRoute | ReplyRoute;

interface Guarded {
  readonly requireAccess?: (caller: Caller, params: unknown) => Promise<void>;
}

interface JsonRoute extends Guarded {
  readonly kind: 'json';
  readonly endpoint: Endpoint;
  readonly handle: (call: Call) => Promise<unknown>;
  readonly sharedSeconds: number;
  readonly bodyBytesMax: number;
}

interface ReplyRoute extends Guarded {
  readonly kind: 'reply';
  readonly endpoint: Endpoint;
  readonly handle: (call: Call) => Promise<Reply>;
}

interface RouteOptions {
  /** For this time the CDN may share the answer among callers without an account. */
  readonly sharedSeconds?: number;
  /** Only calls that need a permission may have a larger body, so that strangers cannot make the API read it. */
  readonly bodyBytesMax?: number;
}

export function route<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['data']>>,
  options: RouteOptions = {},
): Route {
  const { sharedSeconds = 0, bodyBytesMax = JSON_MAX_BYTES } = options;
  if (bodyBytesMax > JSON_MAX_BYTES && !isPermission(endpoint.access)) {
    throw new Error(`${endpoint.id} would read a large body from anybody`);
  }
  return { kind: 'json', endpoint, handle: asHandler(handler), sharedSeconds, bodyBytesMax };
}

export function replyRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply>,
): Route {
  return { kind: 'reply', endpoint, handle: asHandler(handler) };
}

/** The cast is safe, because `serve` checks the input and the caller of each call against its endpoint. */
function asHandler<E extends Endpoint, R>(handler: (call: Call<E>) => Promise<R>) {
  return handler as unknown as (call: Call) => Promise<R>;
}
