const STATUSES = {
  UNKNOWN: { code: 2, http: 500 },
  INVALID_ARGUMENT: { code: 3, http: 400 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  ABORTED: { code: 10, http: 409 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  INTERNAL: { code: 13, http: 500 },
} as const;

export type StatusName = keyof typeof STATUSES;

export class StatusError extends Error {
  override readonly name = 'StatusError';

  constructor(
    readonly status: StatusName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get code(): number {
    return STATUSES[this.status].code;
  }

  get http(): number {
    return STATUSES[this.status].http;
  }
}

export function invalidArgument(message: string, options?: ErrorOptions): StatusError {
  return new StatusError('INVALID_ARGUMENT', message, options);
}

export function asStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError('INTERNAL', 'Internal error.', { cause: error });
}
