const Status = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof Status;

/** The one error every operation throws; each transport renders it in its own dialect. */
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
    return Status[this.status];
  }
}

export function invalidArgument(message: string, options?: ErrorOptions): StatusError {
  return new StatusError('INVALID_ARGUMENT', message, options);
}

/** Anything that is not a StatusError is a defect of ours: generic outside, whole in the cause for the log. */
export function asStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError('INTERNAL', 'Internal error.', { cause: error });
}
