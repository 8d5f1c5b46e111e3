import { AppError, type ErrorCode } from '@copa/domain/errors';
import { PASSWORD_MIN } from '@copa/domain/limits';
import { CLIENT_MESSAGES, ERROR_MESSAGES } from '@copa/domain/messages';
import { ApiError } from '../../../lib/network/api-client.ts';

export const EMAIL_NOT_VERIFIED = ERROR_MESSAGES['email-not-verified'];
const LOCAL_LOGIN_FAILED = 'Error de conexión';
const UNEXPECTED = 'Ha ocurrido un error inesperado. Intenta nuevamente.';

/** Codes of the identity service, without their `auth/` (spec section 8). */
const MESSAGES: Readonly<Record<string, string>> = {
  'user-not-found': 'No existe una cuenta con este correo.',
  'wrong-password': 'La contraseña es incorrecta.',
  'invalid-email': 'El correo electrónico no es válido.',
  'user-disabled': 'Esta cuenta fue deshabilitada. Contacta a los organizadores.',
  'too-many-requests': 'Demasiados intentos fallidos. Espera unos minutos e inténtalo de nuevo.',
  'network-request-failed': CLIENT_MESSAGES.network,
  'invalid-credential': 'El correo o la contraseña no son correctos.',
  'invalid-login-credentials': 'El correo o la contraseña no son correctos.',
  'user-token-expired': 'Tu sesión venció. Inicia sesión nuevamente.',
  'requires-recent-login': 'Por seguridad, inicia sesión de nuevo para continuar.',
  'email-not-found': 'No existe una cuenta con este correo.',
  'invalid-password': `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres.`,
  'weak-password': `La contraseña es muy débil. Usa al menos ${PASSWORD_MIN} caracteres.`,
  'password-does-not-meet-requirements': 'La contraseña no cumple lo que pide este sitio. Usa una más larga.',
  'email-already-in-use': 'Ya existe una cuenta con este correo.',
  'operation-not-allowed': 'Esta forma de acceso no está habilitada.',
  'account-exists-with-different-credential': 'Ya existe una cuenta con este correo y otra forma de acceso.',
  'credential-already-in-use': 'Esta credencial ya está en uso por otra cuenta.',
  timeout: 'La operación tardó demasiado. Inténtalo de nuevo.',
  'missing-email': 'Escribe tu correo electrónico.',
  'missing-password': 'Escribe tu contraseña.',
  'internal-error': 'Error interno del servicio de acceso. Inténtalo más tarde.',
  'email-not-verified': EMAIL_NOT_VERIFIED,
  'expired-action-code': 'El enlace venció. Pide uno nuevo.',
  'invalid-action-code': 'El enlace no es válido o ya se usó. Pide uno nuevo.',
  'popup-closed-by-user': 'Cerraste la ventana antes de terminar.',
  'cancelled-popup-request': 'Cerraste la ventana antes de terminar.',
  'popup-blocked': 'El navegador bloqueó la ventana de acceso. Permite las ventanas emergentes.',
  'invalid-custom-token': 'La sesión de administrador no es válida. Inténtalo de nuevo.',
};

/** The sentence of a code, for what the form can say before anybody is asked. */
export function codeMessage(code: string): string {
  return MESSAGES[code] ?? UNEXPECTED;
}

/** The code of an error of the identity service, without its `auth/`. */
function identityCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code.replace(/^auth\//, '') : null;
}

/** The one sentence that somebody reads when signing in fails, whatever failed. */
export function signInMessage(error: unknown): string {
  if (error instanceof ApiError || error instanceof AppError) return error.message;
  const code = identityCode(error);
  return (code === null ? undefined : MESSAGES[code]) ?? UNEXPECTED;
}

/**
 * Errors of the separate admin login (spec section 8): an answer of the server in its words, one text for
 * everything else.
 */
export function localLoginMessage(error: unknown): string {
  const answered = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return answered ? error.message : LOCAL_LOGIN_FAILED;
}

const ENDED = new Set([
  'user-token-expired',
  'user-disabled',
  'user-not-found',
  'invalid-user-token',
  'invalid-refresh-token',
]);

/** True where the account was refused; a bad connection or a failing server does not sign anybody out. */
export function endsSession(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return true;
  return ENDED.has(identityCode(error) ?? '') || isUnverified(error) || error instanceof AppError;
}

export function isUnverified(error: unknown): boolean {
  return (error instanceof ApiError || error instanceof AppError) && error.code === 'email-not-verified';
}

export function refusal(code: ErrorCode): AppError {
  return new AppError(code, ERROR_MESSAGES[code]);
}
