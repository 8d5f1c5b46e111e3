import * as z from 'zod/mini';
import { ToldError } from './told-error.ts';

export const HTTP_STATUS = {
  'bad-request': 400,
  'malformed-json': 400,
  'validation-failed': 400,
  unauthenticated: 401,
  'token-expired': 401,
  'token-revoked': 401,
  'wrong-credentials': 401,
  'permission-denied': 403,
  'email-not-verified': 403,
  'app-check-failed': 403,
  'not-found': 404,
  'route-not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'already-registered': 409,
  'player-suspended': 409,
  'tournament-full': 409,
  'registration-closed': 409,
  reserved: 409,
  'tournament-cancelled': 409,
  'registration-form-missing': 409,
  'form-inactive': 409,
  'form-closed': 409,
  'form-full': 409,
  'already-answered': 409,
  'in-use': 409,
  'last-owner': 409,
  'owner-exists': 409,
  'stale-write': 409,
  'request-reused': 409,
  'registration-withdrawn': 409,
  'invitation-full': 409,
  'invitation-changed': 409,
  'invitation-closed': 409,
  'unit-incomplete': 409,
  'captain-only': 403,
  'consent-missing': 409,
  'adults-only': 409,
  'confirmation-not-open': 409,
  'confirmation-closed': 409,
  'place-waiting': 409,
  'place-released': 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  'network-limited': 429,
  internal: 500,
  'not-configured': 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

export const ERROR_CODES = Object.keys(HTTP_STATUS) as readonly ErrorCode[];

export const ErrorCodeSchema = z.enum(ERROR_CODES as readonly [ErrorCode, ...ErrorCode[]]);

/** The keys are the dotted paths of fields. */
export const FieldErrorsSchema = z.record(z.string(), z.string());
export type FieldErrors = Readonly<z.output<typeof FieldErrorsSchema>>;

export class AppError extends ToldError {
  override readonly name = 'AppError';
  readonly fields: FieldErrors | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: ErrorOptions & { readonly fields?: FieldErrors; readonly retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.fields = options.fields;
    this.retryAfterMs = options.retryAfterMs;
  }

  get httpStatus(): number {
    return HTTP_STATUS[this.code];
  }
}
