import type { Endpoint } from '@copa/domain/api/endpoint';
import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import type { Reply } from './reply.ts';

/** An endpoint of the table and the function that answers it. */
export type Route = JsonRoute | ReplyRoute;

interface JsonRoute {
  readonly kind: 'json';
  readonly endpoint: Endpoint;
  /** `alongside` is sent next to `data`, for callers that look there. */
  readonly handle: (call: Call) => Promise<JsonAnswer>;
}

interface ReplyRoute {
  readonly kind: 'reply';
  readonly endpoint: Endpoint;
  readonly handle: (call: Call) => Promise<Reply>;
}

interface JsonAnswer {
  readonly data: unknown;
  readonly alongside?: readonly string[];
}

interface RouteOptions<E extends Endpoint> {
  /** Keys of `data` that are repeated at the top of the envelope. */
  readonly alongside?: readonly (keyof z.output<E['data']> & string)[];
}

/** Binds a handler to an endpoint that answers JSON: what it takes and gives is typed by the endpoint's schemas. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['data']>>,
  options: RouteOptions<E> = {},
): Route {
  return {
    kind: 'json',
    endpoint,
    handle: async (call) => ({
      data: await handler(call),
      alongside: options.alongside ?? [],
    }),
  };
}

/** Binds a handler to an endpoint that answers a file, a page or a stream. */
export function replyRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply>,
): Route {
  return { kind: 'reply', endpoint, handle: (call) => handler(call) };
}
