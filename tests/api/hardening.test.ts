import { ENDPOINTS } from '@copa/domain/api/all';
import { validateAnswers } from '@copa/domain/questions/endpoints';
import { createRegistration, getRegistration } from '@copa/domain/registrations/endpoints';
import { getTournament, listTournaments } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { readFailure, refused, urlOf } from './support/api-client.ts';
import { suiteEnvironment } from './support/environment.ts';
import { playerBody } from './support/samples.ts';
import { openSuite } from './support/suite.ts';

await openSuite();
const { api } = suiteEnvironment();

function post(body: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(urlOf(api, validateAnswers), { method: 'POST', headers, body });
}

describe('a body', () => {
  it.each([
    ['malformed-json', 'a brace that is not closed', '{"answers":{'],
    ['validation-failed', 'null', 'null'],
    ['validation-failed', 'a list', '[]'],
    ['validation-failed', 'nothing', ''],
    ['validation-failed', 'a key of its own', '{"answers":{},"admin":true}'],
    ['validation-failed', 'a prototype', '{"answers":{},"__proto__":{"admin":true}}'],
    ['payload-too-large', 'too much', JSON.stringify({ answers: { a: 'x'.repeat(110_000) } })],
  ])('is refused with %s: %s', async (code, _name, body) => {
    const failure = await readFailure(await post(body));
    expect(failure.code).toBe(code);
    expect(failure.traceId).not.toBe('');
  });

  it('names the unknown field', async () => {
    const failure = await readFailure(await post('{"answers":{},"admin":true}'));
    expect(failure.fields).toEqual({ admin: 'Este campo no existe.' });
    for (const name of ['constructor', 'toString']) {
      const inherited = await readFailure(await post(`{"answers":{},"${name}":true}`));
      expect(Object.entries(inherited.fields ?? {})).toEqual([[name, 'Este campo no existe.']]);
    }
  });

  it.each([
    ['unknown fields', (many: object) => many],
    ['answers that are no texts', (many: object) => ({ answers: many })],
  ])('is refused in fewer words than it has, whatever number of %s it has', async (_, bodyOf) => {
    const many = Object.fromEntries(Array.from({ length: 8000 }, (_each, index) => [`k${index}`, 1]));
    const body = JSON.stringify(bodyOf(many));
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(body.length);
  });

  it('speaks Spanish about each field of a registration', async () => {
    const body = { ...playerBody('copa'), fullName: '', freeFireId: '12', email: 'x', phone: '1' };
    const { fields } = await refused(createRegistration, 'validation-failed', { body });
    expect(fields).toEqual({
      fullName: 'El nombre es obligatorio',
      freeFireId: 'El ID debe contener entre 8 y 12 dígitos numéricos',
      email: 'Correo electrónico inválido',
      phone: 'Ingresa un teléfono válido',
    });
  });
});

describe('an address', () => {
  it.each(['/nothing', '/tournaments/a/b/c', '/', '/Tournaments', '/auth', '/docs/../nothing'])(
    'that leads nowhere says so: %s',
    async (path) => {
      expect((await readFailure(await fetch(`${api}${path}`))).code).toBe('route-not-found');
    },
  );

  it.each([
    'limit[]=1',
    'limit[a]=1',
    'limit=1&limit=2',
    '__proto__=1',
    'constructor=1',
    'status.x=draft',
    '=1',
  ])('with parameters that it does not have, or twice, is refused: %s', async (query) => {
    expect((await readFailure(await fetch(`${api}/tournaments?${query}`))).code).toBe('validation-failed');
  });

  it('with a cursor that nobody gave out is refused', async () => {
    for (const cursor of [
      '{"value":"\\ud800","id":"a"}',
      '{"value":1,"id":"__x__"}',
      '{"value":1,"id":".."}',
    ]) {
      const query = { cursor: Buffer.from(cursor).toString('base64url') };
      const failure = await refused(listTournaments, 'validation-failed', { query });
      expect(failure.error).toBe('El cursor no es válido.');
    }
  });

  it('with an id that cannot be one is refused', async () => {
    const failure = await refused(getTournament, 'validation-failed', { params: { id: 'a.b' } });
    expect(failure.error).toBe('El identificador no es válido.');
    await refused(getTournament, 'validation-failed', { params: { id: '__id__' } });
    await refused(getRegistration, 'unauthenticated', { params: { id: 'a.b' } });
  });

  it('takes only its own methods', async () => {
    for (const path of new Set(ENDPOINTS.map((endpoint) => endpoint.path))) {
      const own = ENDPOINTS.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
      const url = `${api}${path.replaceAll(/:\w+/g, 'x')}`;
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (own.includes(method)) continue;
        const response = await fetch(url, { method });
        expect((await readFailure(response)).code, `${method} ${path}`).toBe('method-not-allowed');
        const allowed = [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
        expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.toSorted());
      }
    }
  });
});

describe('an answer', () => {
  it('carries the headers that keep browsers from misusing it', async () => {
    for (const path of ['/health', '/nothing']) {
      const { headers } = await fetch(`${api}${path}`);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename="api.json"');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toMatch(/^(DENY|SAMEORIGIN)$/);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains\b/);
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-trace-id')).not.toBeNull();
    }
  });

  it('that is longer than a packet is compressed for whoever reads that', async () => {
    for (const accepted of ['gzip', 'identity']) {
      const response = await fetch(`${api}/openapi.json`, { headers: { 'Accept-Encoding': accepted } });
      const { headers } = response;
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      await expect(response.json()).resolves.toMatchObject({ openapi: '3.1.0' });
      expect(headers.get('content-encoding')).toBe(accepted === 'gzip' ? 'gzip' : null);
      expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    }
    const settings = await fetch(`${api}/settings`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(settings.headers.get('content-encoding')).toBe('gzip');
    await expect(settings.json()).resolves.toMatchObject({ success: true });
  });

  it('that refuses is kept by no cache', async () => {
    for (const path of ['/tournaments/nothing', '/nothing']) {
      const response = await fetch(`${api}${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('allows no other origin, also when it asks first', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    const preflight = await fetch(`${api}/registrations`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});
