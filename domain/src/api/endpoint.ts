import * as z from 'zod/mini';
import type { Permission } from '../roles.ts';

type Schema = z.ZodMiniType;

export const Nothing = z.strictObject({});
type Nothing = typeof Nothing;

/** `public` calls may carry a token and then answer with what its bearer may see. */
export type Access = 'public' | 'signed-in' | Permission;

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, with `:name` parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  /** `Nothing` where the call has no body. */
  readonly body: Body;
  /** The `data` of a success; ignored where `produces` is not JSON. */
  readonly data: Data;
  readonly status: 200 | 201;
  readonly consumes: 'json' | 'multipart';
  readonly produces: 'json' | 'csv' | 'image' | 'html' | 'openapi';
  /** Costly or guessable calls that strangers may make. */
  readonly limited: 'write' | 'lookup' | 'login' | null;
}

type Definition<P extends Schema, Q extends Schema, B extends Schema, D extends Schema> = Pick<
  Endpoint<P, Q, B, D>,
  'id' | 'method' | 'path' | 'summary' | 'access'
> &
  Partial<Endpoint<P, Q, B, D>>;

/** A call of the API: the server mounts it, the client types it, the document is generated from it. */
export function endpoint<
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  D extends Schema = Nothing,
>(definition: Definition<P, Q, B, D>): Endpoint<P, Q, B, D> {
  return {
    params: Nothing as unknown as P,
    query: Nothing as unknown as Q,
    body: Nothing as unknown as B,
    data: Nothing as unknown as D,
    status: 200,
    consumes: 'json',
    produces: 'json',
    limited: null,
    ...definition,
  };
}
