import { invalidArgument, type StatusError } from '../../../core/status-error.ts';

/** The one text for every malformed body, whatever is wrong with it; the cause says more in the log. */
export function payloadError(detail: string): StatusError {
  return invalidArgument("Payload isn't valid for request.", {
    cause: new Error(detail),
  });
}
