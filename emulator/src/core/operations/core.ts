import type { AuthContext, AuthorizationContext, Authorizer, Caller } from '../authorizer.ts';
import { toRequestTime } from '../clock.ts';
import type { Database, DatabaseRegistry } from '../database.ts';
import type { Micros } from '../model.ts';
import { StatusError } from '../status-error.ts';

export interface Core {
  readonly databases: DatabaseRegistry;
  readonly authorizer: Authorizer;
  readonly createId: () => string;
}

export function authorizationContext(
  { project, name }: Database,
  auth: AuthContext | null,
  version: Micros,
  rest: Pick<AuthorizationContext, 'inTransaction' | 'lookup'>,
): AuthorizationContext {
  return { project, database: name, auth, time: toRequestTime(version), ...rest };
}

export function requireAdmin(caller: Caller, what: string): void {
  if (caller.kind !== 'admin') {
    throw new StatusError('PERMISSION_DENIED', `${what} require admin authentication.`);
  }
}
