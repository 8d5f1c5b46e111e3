import { StatusError } from './status-error.ts';

/** Anything that is not a StatusError is a defect of ours: generic outside, whole in the cause for the log. */
export function asStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError('INTERNAL', 'Internal error.', { cause: error });
}
