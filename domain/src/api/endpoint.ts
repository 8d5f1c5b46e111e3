import * as z from 'zod/mini';
import type { Permission, RoleAccess } from '../people/roles.ts';

type Schema = z.ZodMiniType;

export const Nothing = z.strictObject({});
type Nothing = typeof Nothing;

type HeaderSchema = z.ZodMiniObject<Readonly<Record<string, Schema>>>;

export type Access = 'public' | 'signed-in' | RoleAccess;

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
  Headers extends HeaderSchema = HeaderSchema,
  Admits extends Access = Access,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Admits;
  readonly params: Params;
  readonly query: Query;
  /**
   * Private codes are sent in headers or the body, not in the address, because logs and histories keep
   * addresses.
   */
  readonly headers: Headers;
  readonly body: Body;
  readonly data: Data;
  /**
   * The name of a query flag. Calls without that flag get the fields of `data` at the top level. Null if the
   * response is never flat.
   */
  readonly flatWithout: string | null;
  readonly status: 200 | 201;
  readonly consumes: 'json' | 'multipart';
  readonly produces: 'json' | 'csv' | 'image' | 'calendar' | 'openapi';
  readonly limited: 'write' | 'lookup' | 'login' | null;
  /** `program`: calendars, link previews and other programs without an App Check token make this call too. */
  readonly caller: 'page' | 'program';
  readonly cost: 'document' | 'list' | 'sweep';
}

type Definition<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  D extends Schema,
  H extends HeaderSchema,
  A extends Access,
> = Pick<Endpoint<P, Q, B, D, H, A>, 'summary' | 'access'> &
  Partial<Omit<Endpoint<P, Q, B, D, H, A>, 'id' | 'method' | 'path'>> & {
    readonly call: `${Endpoint['method']} ${Endpoint['path']}`;
  };

export function endpoint<
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  D extends Schema = Nothing,
  H extends HeaderSchema = Nothing,
  const A extends Access = Access,
>(id: string, { call, ...rest }: Definition<P, Q, B, D, H, A>): Endpoint<P, Q, B, D, H, A> {
  const [method, path] = call.split(' ') as [Endpoint['method'], Endpoint['path']];
  return {
    id,
    method,
    path,
    params: Nothing as unknown as P,
    query: Nothing as unknown as Q,
    headers: Nothing as unknown as H,
    body: Nothing as unknown as B,
    data: Nothing as unknown as D,
    flatWithout: null,
    status: 200,
    consumes: 'json',
    produces: 'json',
    limited: null,
    caller: 'page',
    cost: 'document',
    ...rest,
  };
}

export function isPermission(access: Access): access is Permission {
  return access !== 'public' && access !== 'signed-in' && access !== 'with-role';
}

export function tournamentParameter({ path }: Pick<Endpoint, 'path'>): 'id' | 'tournamentId' | null {
  if (/^\/tournaments\/:id(?:\/|$)/.test(path)) return 'id';
  return path.split('/').includes(':tournamentId') ? 'tournamentId' : null;
}

type Proving = Pick<Endpoint, 'limited' | 'caller' | 'method' | 'headers'>;

/**
 * A read by a code needs no proof, because its page has the code in the address, where Google's reCAPTCHA would
 * see it. The page also sends this read before it has loaded App Check.
 */
export function needsSiteProof({ limited, caller, method, headers }: Proving): boolean {
  const isReadByCode = method === 'GET' && Object.keys(headers.shape).length > 0;
  return limited !== null && caller === 'page' && !isReadByCode;
}

export function headerName(name: string): string {
  return name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter}`)
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
