import { PASSWORD_MIN } from '@copa/domain/limits';
import { CLIENT_MESSAGES, ERROR_MESSAGES } from '@copa/domain/words/errors';

export const emailNotVerified = ERROR_MESSAGES['email-not-verified'];

export const localLoginFailed = 'Error de conexión';
export const unexpected = 'Ha ocurrido un error inesperado. Intenta nuevamente.';

/** The keys are error codes as `identityCode` returns them, without `auth/`. */
export const byCode: Readonly<Record<string, string>> = {
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
  'email-not-verified': emailNotVerified,
  'expired-action-code': 'El enlace venció. Pide uno nuevo.',
  'invalid-action-code': 'El enlace no es válido o ya se usó. Pide uno nuevo.',
  'popup-closed-by-user': 'Cerraste la ventana antes de terminar.',
  'cancelled-popup-request': 'Cerraste la ventana antes de terminar.',
  'popup-blocked': 'El navegador bloqueó la ventana de acceso. Permite las ventanas emergentes.',
  'invalid-custom-token': 'La sesión de administrador no es válida. Inténtalo de nuevo.',
};
