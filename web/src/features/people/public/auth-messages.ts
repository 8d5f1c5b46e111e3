import { AppError, type ErrorCode } from '@copa/domain/errors';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { ApiError } from '../../../lib/network/api-client.ts';
import * as authErrors from '../words/auth-errors.ts';

export function codeMessage(code: string): string {
  return authErrors.byCode[code] ?? authErrors.unexpected;
}

function identityCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code.replace(/^auth\//, '') : null;
}

export function signInMessage(error: unknown): string {
  if (error instanceof ApiError || error instanceof AppError) return error.message;
  const code = identityCode(error);
  return (code === null ? undefined : authErrors.byCode[code]) ?? authErrors.unexpected;
}

/** Spec section 8: the separate admin login shows the server's message for a 4xx, else one fixed text. */
export function localLoginMessage(error: unknown): string {
  const answered = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return answered ? error.message : authErrors.localLoginFailed;
}

const ENDED = new Set([
  'user-token-expired',
  'user-disabled',
  'user-not-found',
  'invalid-user-token',
  'invalid-refresh-token',
]);

export function endsSession(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return true;
  return ENDED.has(identityCode(error) ?? '') || isUnverified(error) || error instanceof AppError;
}

export function isUnverified(error: unknown): boolean {
  return (error instanceof ApiError || error instanceof AppError) && error.code === 'email-not-verified';
}

export function signInRefusal(code: ErrorCode): AppError {
  return new AppError(code, ERROR_MESSAGES[code]);
}
