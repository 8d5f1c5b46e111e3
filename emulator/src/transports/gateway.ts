import type { FirestoreService } from '../core/firestore-service.ts';
import type { StatusError } from '../core/status-error.ts';
import type { ListenHub } from '../watch/listen-hub.ts';
import type { Timers } from '../watch/timers.ts';

/** The services behind every transport. */
export interface Gateway {
  readonly service: FirestoreService;
  readonly hub: ListenHub;
  readonly timers: Timers;
  readonly logger: Logger;
  /** Write streams are numbered over the whole server. */
  readonly nextStreamId: () => string;
}

/** Logs defects only: every other error is an answer to the client. */
export function logDefect(logger: Logger, where: string, error: StatusError): void {
  if (error.status === 'INTERNAL' && error.cause !== undefined) logger.error(where, error.cause);
}

/** Messages for the operator of the server; unknown errors arrive whole, with their cause. */
export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, error: unknown): void;
}
