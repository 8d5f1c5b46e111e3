import { AppError, type ErrorCode, type FieldErrors } from '@copa/domain/errors';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';

export function refusal(code: ErrorCode, message: string = ERROR_MESSAGES[code]): AppError {
  return new AppError(code, message);
}

export function refusedBy(cause: unknown, code: ErrorCode): AppError {
  return new AppError(code, ERROR_MESSAGES[code], { cause });
}

export function invalidFields(fields: FieldErrors): AppError {
  return new AppError('validation-failed', ERROR_MESSAGES['validation-failed'], { fields });
}

export function found<T>(document: T | null | undefined, message?: string): T {
  if (document == null) throw refusal('not-found', message);
  return document;
}
