import { AppError } from '@copa/domain/errors';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/network/api-client.ts';
import { endsSession, localLoginMessage, signInMessage, signInRefusal } from './auth-messages.ts';

const CATALOGUE: readonly (readonly [code: string, message: string])[] = [
  ['user-not-found', 'No existe una cuenta con este correo.'],
  ['wrong-password', 'La contraseña es incorrecta.'],
  ['invalid-email', 'El correo electrónico no es válido.'],
  ['user-disabled', 'Esta cuenta fue deshabilitada. Contacta a los organizadores.'],
  ['too-many-requests', 'Demasiados intentos fallidos. Espera unos minutos e inténtalo de nuevo.'],
  ['network-request-failed', 'Error de conexión. Verifica tu conexión a internet.'],
  ['invalid-credential', 'El correo o la contraseña no son correctos.'],
  ['user-token-expired', 'Tu sesión venció. Inicia sesión nuevamente.'],
  ['requires-recent-login', 'Por seguridad, inicia sesión de nuevo para continuar.'],
  ['email-not-found', 'No existe una cuenta con este correo.'],
  ['invalid-password', 'La contraseña debe tener al menos 6 caracteres.'],
  ['weak-password', 'La contraseña es muy débil. Usa al menos 6 caracteres.'],
  [
    'password-does-not-meet-requirements',
    'La contraseña no cumple lo que pide este sitio. Usa una más larga.',
  ],
  ['email-already-in-use', 'Ya existe una cuenta con este correo.'],
  ['operation-not-allowed', 'Esta forma de acceso no está habilitada.'],
  [
    'account-exists-with-different-credential',
    'Ya existe una cuenta con este correo y otra forma de acceso.',
  ],
  ['credential-already-in-use', 'Esta credencial ya está en uso por otra cuenta.'],
  ['timeout', 'La operación tardó demasiado. Inténtalo de nuevo.'],
  ['missing-email', 'Escribe tu correo electrónico.'],
  ['missing-password', 'Escribe tu contraseña.'],
  ['internal-error', 'Error interno del servicio de acceso. Inténtalo más tarde.'],
  [
    'email-not-verified',
    'Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.',
  ],
];

const identityError = (code: string) => Object.assign(new Error(code), { code });

describe('what somebody reads when signing in fails', () => {
  it.each(CATALOGUE)('%s', (code, message) => {
    expect(signInMessage(identityError(`auth/${code}`))).toBe(message);
    expect(signInMessage(identityError(code))).toBe(message);
  });

  it('is the fallback for other errors', () => {
    const fallback = 'Ha ocurrido un error inesperado. Intenta nuevamente.';
    for (const error of [identityError('auth/none-such'), new Error('x'), null, 'x', { code: 7 }]) {
      expect(signInMessage(error)).toBe(fallback);
    }
  });

  it('is the message of the server, if there is one', () => {
    expect(signInMessage(new ApiError('rate-limited', 429, 'Demasiados intentos.'))).toBe(
      'Demasiados intentos.',
    );
    expect(signInMessage(new AppError('token-expired', 'Venció.'))).toBe('Venció.');
  });
});

describe('the separate admin login', () => {
  it.each([
    [new ApiError('wrong-credentials', 401, 'Credenciales incorrectas'), 'Credenciales incorrectas'],
    [new ApiError('network', 0, 'sin red'), 'Error de conexión'],
    [new ApiError('internal', 500, 'interno'), 'Error de conexión'],
    [new TypeError('x'), 'Error de conexión'],
  ])('%s', (error, message) => {
    expect(localLoginMessage(error)).toBe(message);
  });
});

describe('what ends a session', () => {
  it.each([
    ['a revoked token', identityError('auth/user-token-expired'), true],
    ['a disabled account', identityError('auth/user-disabled'), true],
    ['a refusal of the server', new ApiError('token-revoked', 401, ''), true],
    ['an unverified address', signInRefusal('email-not-verified'), true],
    ['an unverified address, by the server', new ApiError('email-not-verified', 403, ''), true],
    ['a bad connection', identityError('auth/network-request-failed'), false],
    ['no answer', new ApiError('network', 0, ''), false],
    ['a tired server', new ApiError('unavailable', 503, ''), false],
    ['a refused screen', new ApiError('permission-denied', 403, ''), false],
    ['too many tries', identityError('auth/too-many-requests'), false],
  ])('%s', (_, error, ends) => {
    expect(endsSession(error)).toBe(ends);
  });
});
