import type { Endpoint } from '@copa/domain/api/endpoint';
import type * as z from 'zod/mini';
import type { Actor } from './audit.ts';
import type { VerifiedToken } from './identity/identity.ts';
import type { Logger } from './logger.ts';

export interface Origin {
  readonly network: string | null;
  readonly isProven: boolean;
}

export interface ClientAddress {
  readonly block: string;
  /** False if the request has no `X-Forwarded-For`. */
  readonly isPublic: boolean;
  readonly throughFront: boolean;
}

export type Caller = Actor & VerifiedToken;

export interface Call<E extends Endpoint = Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly headers: z.output<E['headers']>;
  readonly body: z.output<E['body']>;
  readonly caller: 'public' extends E['access'] ? Caller | null : Caller;
  readonly client: ClientAddress;
  readonly readFile: () => Promise<UploadedFile>;
  readonly origin: Origin;
  readonly logger: Logger;
}

export interface UploadedFile {
  readonly bytes: Buffer;
}
