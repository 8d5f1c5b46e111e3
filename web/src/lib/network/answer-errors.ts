import type { FieldErrors } from '@copa/domain/errors';
import type { ApiError } from './api-client.ts';

const PREFIX = /^answers\./;

/** What the API found wrong, by field: it names an answer as `answers.{question}`, the screens by the question alone. */
export function answerErrors({ fields }: ApiError): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(PREFIX, ''), message]),
  );
}
