import { describe, expect, it } from 'vitest';
import { AppError, ERROR_CODES } from './errors.ts';
import { CLIENT_MESSAGES, ERROR_MESSAGES, messageForStatus } from './words/errors.ts';

describe('errors', () => {
  it('carries its status, its cause and its fields', () => {
    const cause = new Error('why');
    const error = new AppError('tournament-full', 'Lleno', { cause, fields: { a: 'b' } });
    expect(error).toMatchObject({
      httpStatus: 409,
      code: 'tournament-full',
      message: 'Lleno',
      fields: { a: 'b' },
    });
    expect(error.cause).toBe(cause);
    expect([error.name, error.retryAfterMs]).toEqual(['AppError', undefined]);
    expect(new AppError('rate-limited', 'Espera', { retryAfterMs: 5 })).toMatchObject({ retryAfterMs: 5 });
  });

  it.each(ERROR_CODES)('%s has a message', (code) => {
    expect(ERROR_MESSAGES[code].length).toBeGreaterThan(8);
  });

  it('maps statuses to the messages of the client', () => {
    expect(messageForStatus(401)).toBe('No autorizado. Por favor inicia sesión nuevamente.');
    expect(messageForStatus(403)).toBe('No tienes permisos para realizar esta acción.');
    expect(messageForStatus(404)).toBe('Recurso no encontrado.');
    expect(messageForStatus(500)).toBe('Error interno del servidor. Intenta más tarde.');
    expect(messageForStatus(418)).toBe('Ha ocurrido un error inesperado');
    expect(CLIENT_MESSAGES.network).toBe('Error de conexión. Verifica tu conexión a internet.');
  });
});
