import type { Endpoint } from '@copa/domain/api/endpoint';
import type { RoleClaims } from '@copa/domain/people/roles';
import type * as z from 'zod/mini';
import type { Account } from '../identity/identity.ts';
import type { Logger } from '../logger.ts';
import { refusal } from '../refusals.ts';
import type { Origin } from '../registrations/desk/desk.ts';
import type { Actor } from '../site/audit.ts';
import type { ClientAddress } from './client/client-address.ts';

/** Who makes the call: roles count only where the token and the account agree on them. */
export interface Caller extends RoleClaims, Actor {
  readonly account: Account;
  readonly signedInAt: Date;
}

/** One call of an endpoint, parsed and admitted. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly headers: z.output<E['headers']>;
  readonly body: z.output<E['body']>;
  readonly caller: Caller | null;
  readonly client: ClientAddress;
  /** Read by whoever wants it: nothing of it is in memory before. */
  readonly readFile: () => Promise<UploadedFile>;
  readonly origin: Origin;
  readonly logger: Logger;
}

export interface UploadedFile {
  readonly bytes: Buffer;
}

/** Calls that are not public always have a caller; this says so to the compiler. */
export function requireCaller({ caller }: Pick<Call, 'caller'>): Caller {
  if (caller === null) throw refusal('unauthenticated');
  return caller;
}
