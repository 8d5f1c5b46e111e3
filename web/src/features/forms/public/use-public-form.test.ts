import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchForm, usePublicForm } from './use-public-form.ts';

const stored = { id: 'encuesta', title: 'Encuesta', isActive: true, fields: [] };
const found = (form: object) => () => Response.json({ success: true, data: form });
const refused = (status: number, code: string, error: string) => () =>
  Response.json({ success: false, error, code }, { status });

let answer: () => Response = found(stored);
const network = vi.fn<() => Promise<Response>>(async () => answer());

beforeEach(() => {
  network.mockClear();
  answer = found(stored);
  vi.stubGlobal('fetch', network);
});
describe('fetchForm', () => {
  it('is null without an id, and sends no request', async () => {
    expect(await fetchForm('')).toBeNull();
    expect(network).not.toHaveBeenCalled();
  });

  it('is null for a missing form, and throws other errors', async () => {
    expect(await fetchForm('encuesta')).toMatchObject(stored);
    answer = refused(404, 'not-found', 'Recurso no encontrado.');
    expect(await fetchForm('encuesta')).toBeNull();
    answer = refused(500, 'internal', 'Error interno del servidor. Intenta más tarde.');
    await expect(fetchForm('encuesta')).rejects.toThrow('Error interno del servidor.');
    answer = () => new Response('<html>', { status: 404 });
    await expect(fetchForm('encuesta')).rejects.toThrow('Recurso no encontrado.');
  });
});

describe('what the page of a form says', () => {
  it.each([
    ['without an id', '', found(stored), 'ID de formulario no válido'],
    [
      'for an id that cannot be one',
      'a.b',
      refused(400, 'validation-failed', 'Revisa los datos enviados.'),
      'ID de formulario no válido',
    ],
    [
      'when there is none',
      'encuesta',
      refused(404, 'not-found', 'Recurso no encontrado.'),
      'El formulario que buscas no existe o ha sido desactivado',
    ],
    [
      'when it is inactive',
      'encuesta',
      found({ ...stored, isActive: false }),
      'Este formulario no está disponible',
    ],
    [
      'when it closed before anybody types',
      'encuesta',
      found({ ...stored, closesAt: '2026-01-01T00:00:00Z' }),
      'Este formulario ya cerró: no recibe más respuestas',
    ],
    [
      'when it could not be loaded',
      'encuesta',
      refused(503, 'unavailable', 'El servicio no está disponible.'),
      'Error al cargar el formulario: El servicio no está disponible.',
    ],
  ])('%s', async (_when, id, response, message) => {
    answer = response;
    const { result } = renderHook(() => usePublicForm(id));
    await waitFor(() => expect(result.current).toMatchObject({ state: 'error', message }));
  });

  it('stays the form when it closes while somebody types', async () => {
    const closesAt = new Date(Date.now() + 60_000);
    answer = found({ ...stored, closesAt });
    const { result, rerender } = renderHook(() => usePublicForm('encuesta'));
    await waitFor(() => expect(result.current.state).toBe('ready'));
    vi.useFakeTimers({ toFake: ['Date'], now: closesAt.getTime() + 1 });
    rerender();
    vi.useRealTimers();
    expect(result.current.state).toBe('ready');
  });

  it('is the form when there is one', async () => {
    answer = found({ ...stored, closesAt: '2100-01-01T00:00:00Z' });
    const { result } = renderHook(() => usePublicForm('encuesta'));
    expect(result.current).toEqual({ state: 'loading' });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', form: stored }));
  });
});
