import type { FieldErrors } from '@copa/domain/errors';
import type { ApiError } from './api-client.ts';

const PREFIX = /^answers\./;

export function answerErrors({ fields }: ApiError): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(PREFIX, ''), message]),
  );
}
