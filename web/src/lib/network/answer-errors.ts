import type { FieldErrors } from '@copa/domain/errors';
import { ApiError } from './api-client.ts';

const TOO_MANY = 429;
const NEEDS_SIGN_IN = 511;
const PREFIX = /^answers\./;

export function answerErrors({ fields }: ApiError): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(PREFIX, ''), message]),
  );
}

/** Another server in front of the API answered, such as the page of a Wi-Fi that asks to sign in. */
export function isOtherNetwork(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.code === 'unexpected' &&
    error.status !== TOO_MANY &&
    (error.status < 500 || error.status === NEEDS_SIGN_IN) &&
    // An older page cannot read some answers of a newer API, but they are JSON.
    (error.status >= 300 || error.cause instanceof SyntaxError)
  );
}
