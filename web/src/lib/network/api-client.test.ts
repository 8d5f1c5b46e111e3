import { validateAnswers } from '@copa/domain/questions/endpoints';
import {
  checkFreeFireId,
  createRegistration,
  deleteRegistration,
  listRegistrations,
} from '@copa/domain/registrations/endpoints';
import { getOwnRegistration, withdrawRegistration } from '@copa/domain/registrations/own-endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOtherNetwork } from './answer-errors.ts';
import { ApiError, callApi, messageOf } from './api-client.ts';
import { siteProof } from './site-proof.ts';

vi.mock('./site-proof.ts', () => ({ siteProof: vi.fn<() => Promise<string | null>>(async () => null) }));

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetchMock));
afterEach(() => fetchMock.mockReset());

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
const check = () => callApi(checkFreeFireId, { params: { tournamentId: 'a b', freeFireId: '12345678' } });
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

describe('callApi', () => {
  it('builds the address and reads the data', async () => {
    answer(200, { success: true, data: { exists: true } });
    await expect(check()).resolves.toEqual({ exists: true });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/registrations/check-freefireid/a%20b/12345678');
  });

  it('uses the answer to an early request of the page, and sends its own after a failure', async () => {
    const requests: string[] = [];
    vi.stubGlobal('takeEarlyAnswer', (request: string) => {
      requests.push(request);
      const body = JSON.stringify({ success: true, data: { erased: true } });
      return Promise.resolve(requests.length === 1 ? new Response(body) : undefined);
    });
    const own = { headers: { privateCode: 'k'.repeat(26) } };
    await failure(callApi(getOwnRegistration, own));
    expect(fetchMock).not.toHaveBeenCalled();
    expect(requests).toEqual([`/api/registrations/status ${'k'.repeat(26)}`]);
    answer(404, { success: false, error: 'No existe', code: 'not-found' });
    await expect(failure(callApi(getOwnRegistration, own))).resolves.toMatchObject({ status: 404 });
    answer(200, { success: true, data: { erased: true } });
    await callApi(withdrawRegistration, own);
    expect(requests).toHaveLength(2);
  });

  it('sends the token and the query', async () => {
    answer(200, { success: true, data: { registrations: [], nextCursor: null } });
    await callApi(listRegistrations, { token: 'tok', query: { limit: 10, status: 'pending' } });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/registrations?limit=10&status=pending');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer tok');
  });

  it('sends the App Check token only for calls that strangers may make', async () => {
    vi.mocked(siteProof).mockResolvedValue('proof');
    answer(200, { success: true, data: { exists: true } });
    await check();
    answer(200, { success: true, data: { registrations: [], nextCursor: null } });
    await callApi(listRegistrations, { token: 'tok' });
    const proofs = fetchMock.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('x-firebase-appcheck'),
    );
    expect(proofs).toEqual(['proof', null]);
  });

  it('sends a body as JSON, or neither body nor token', async () => {
    answer(404, { success: false, error: 'No está', code: 'not-found' });
    await failure(callApi(validateAnswers, { body: { answers: { a: 'x' } } }));
    const [, sent] = fetchMock.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ method: 'POST', body: '{"answers":{"a":"x"}}' });
    expect(new Headers(sent?.headers).get('content-type')).toBe('application/json');
    answer(404, { success: false, error: 'No está', code: 'not-found' });
    await failure(callApi(deleteRegistration, { params: { id: 'r1' } }));
    const [, deleted] = fetchMock.mock.calls[1] ?? [];
    expect(deleted).toMatchObject({ method: 'DELETE' });
    expect(deleted).not.toHaveProperty('body');
    for (const name of ['authorization', 'content-type']) {
      expect(new Headers(deleted?.headers).get(name)).toBeNull();
    }
  });

  it('has the message of the API, with its fields', async () => {
    answer(409, { success: false, error: 'Lleno', code: 'tournament-full', fields: { email: 'mal' } });
    const error = await failure(callApi(createRegistration, {}));
    expect(error).toMatchObject({
      message: 'Lleno',
      code: 'tournament-full',
      status: 409,
      fields: { email: 'mal' },
    });
    expect(error.retryable).toBe(false);
  });

  it.each([
    [401, 'No autorizado. Por favor inicia sesión nuevamente.'],
    [403, 'No tienes permisos para realizar esta acción.'],
    [404, 'Recurso no encontrado.'],
    // Cloud Run answers so if all instances are busy.
    [429, 'Hay mucha gente en el sitio en este momento. Intenta otra vez en un minuto.'],
    [500, 'Error interno del servidor. Intenta más tarde.'],
    [418, 'Ha ocurrido un error inesperado'],
  ])('has its own message for a bare %i', async (status, message) => {
    answer(status, '<html>');
    const cause = new Error(`HTTP error! status: ${status}`);
    expect(await failure(check())).toMatchObject({ message, cause });
  });

  it('has the message of a server in front of the API, which is in `message`', async () => {
    answer(503, { message: 'Mantenimiento hasta las 10.' });
    expect(await failure(check())).toMatchObject({ message: 'Mantenimiento hasta las 10.', status: 503 });
    answer(503, { error: { code: 503, message: 'Unavailable' } });
    expect((await failure(check())).message).toBe('Error interno del servidor. Intenta más tarde.');
  });

  it('tells a lost connection from a refusal', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('failed'));
    const error = await failure(check());
    expect(error).toMatchObject({
      code: 'network',
      message: 'Error de conexión. Verifica tu conexión a internet.',
    });
    expect(error.retryable).toBe(true);
  });

  it('is lost if its answer breaks off, as on a bad network: it may have been carried out', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"success":true,"data":{"ex'));
        controller.error(new TypeError('network error'));
      },
    });
    fetchMock.mockResolvedValueOnce(new Response(body, { status: 200 }));
    const error = await failure(check());
    expect(error).toMatchObject({ code: 'network', mayHaveArrived: true, retryable: true });
  });

  it.each([200, 302, 403, 404])(
    'does not take a page of another server for a refusal: %i',
    async (status) => {
      answer(status, '<html>');
      expect(await failure(check())).toMatchObject({ mayHaveArrived: true, retryable: false });
      answer(409, { success: false, error: 'Lleno', code: 'tournament-full' });
      expect((await failure(check())).mayHaveArrived).toBe(false);
    },
  );

  it.each([
    ['a page', 200, '<html>', true],
    ['a page', 403, '<html>', true],
    ['a page', 404, '<html>', true],
    ['a page', 511, '<html>', true],
    ['a page', 429, '<html>', false],
    ['a page', 503, '<html>', false],
    ['JSON that this version cannot read', 200, { success: true, data: 7 }, false],
    ['a refusal', 409, { success: false, error: 'Lleno', code: 'tournament-full' }, false],
  ])('knows the answer of another network: %s with %i', async (_, status, body, isOther) => {
    answer(status, body);
    expect(isOtherNetwork(await failure(check()))).toBe(isOther);
  });

  it('asks for a reload if the answer has another shape, as that of a newer API', async () => {
    answer(200, { success: true, data: { exists: 'sí' } });
    expect(messageOf(await failure(check()))).toBe(
      'La página abierta es de otra versión del sitio. Recárgala.',
    );
    answer(200, '<html>');
    expect(messageOf(await failure(check()))).toBe('Ha ocurrido un error inesperado');
    expect(messageOf(new Error('x'))).toBe('Ha ocurrido un error inesperado');
  });
});
