import type { Endpoint } from '@copa/domain/api/endpoint';
import type { HasRole } from '@copa/domain/people/roles';
import type * as z from 'zod/mini';
import type { Actor } from './audit.ts';
import type { Account } from './identity/identity.ts';
import type { Logger } from './logger.ts';

export interface Origin {
  /** Null if the network is unknown. */
  readonly network: string | null;
  readonly isProven: boolean;
}

export interface ClientAddress {
  /** The unit of limits: see `addressBlock`. */
  readonly block: string;
  /** False only where no proxy named an address, which the platform always does: the emulators of this machine. */
  readonly isPublic: boolean;
  readonly throughFront: boolean;
}

/** The account that makes a call. A role counts only where the token and the account agree on it. */
export interface Caller extends HasRole, Actor {
  readonly account: Account;
  readonly signedInAt: Date;
}

export interface Call<E extends Endpoint = Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly headers: z.output<E['headers']>;
  readonly body: z.output<E['body']>;
  readonly caller: 'public' extends E['access'] ? Caller | null : Caller;
  readonly client: ClientAddress;
  /** The file is read into memory when a service asks for it. */
  readonly readFile: () => Promise<UploadedFile>;
  readonly origin: Origin;
  readonly logger: Logger;
}

export interface UploadedFile {
  readonly bytes: Buffer;
}
