import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { localLogin } from '@copa/domain/people/endpoints';
import { acceptInvitation, createRegistration } from '@copa/domain/registrations/own-endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRONT_RANGES } from '../../config/front-ranges.ts';
import { createLogger } from '../../logger.ts';
import { clientAddress } from '../client/client-address.ts';
import { renderError } from '../errors.ts';
import { createExpressApp } from '../express-app.ts';
import { requestContext } from '../request-context.ts';
import { createRateLimits } from './rate-limits.ts';

const PER_PLAYER = 12;

describe('what somebody may send in a minute', () => {
  let elapsed = 0;
  let url = '';
  let stop: () => Promise<unknown>;

  beforeEach(async () => {
    elapsed = 0;
    const limits = createRateLimits(1, () => elapsed);
    const app = createExpressApp(FRONT_RANGES);
    app.use(
      requestContext(
        createLogger(() => undefined),
        () => 'id',
      ),
    );
    app.get('/player/:freeFireId/:email', (request, response) => {
      const { freeFireId, email } = request.params;
      const client = clientAddress(request);
      limits.byAddress('write', client, response);
      const input = { params: {}, headers: {}, body: { freeFireId, email } };
      const uncount = limits.bySubject(createRegistration, client, response, input);
      if (request.query['refused'] !== undefined) uncount();
      response.end();
    });
    app.get('/invitation/:invitationCode', (request, response) => {
      const input = { params: {}, headers: request.params, body: {} };
      limits.bySubject(acceptInvitation, clientAddress(request), response, input);
      response.end();
    });
    app.get('/login/:username', (request, response) => {
      const input = { params: {}, headers: {}, body: { ...request.params, ...request.query } };
      limits.bySubject(localLogin, clientAddress(request), response, input);
      response.end();
    });
    app.use(renderError);
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    };
  });
  afterEach(async () => {
    vi.useRealTimers();
    await stop();
  });

  const send = async (path: string, address = '192.0.2.1') => {
    const response = await fetch(`${url}${path}`, { headers: { 'X-Forwarded-For': address } });
    await response.arrayBuffer();
    return response;
  };
  const sendMany = async (paths: readonly string[]) => {
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await send(path)).status);
    return statuses;
  };
  const times = (count: number, path: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => path(i));

  it('is named in the answer, and starts again after a minute', async () => {
    const about = '/player/12345678/ana@copa.test';
    const first = await send(about);
    expect(first.headers.get('ratelimit-policy')).toBe('12;w=60');
    expect(first.headers.get('ratelimit')).toBe('limit=12, remaining=11, reset=60');
    expect(first.headers.get('retry-after')).toBeNull();
    elapsed = 20_500;
    expect(await sendMany(times(PER_PLAYER, () => about))).toEqual([
      ...times(11, () => '200').map(Number),
      429,
    ]);
    const refused = await send(about);
    expect(refused.headers.get('ratelimit')).toBe('limit=12, remaining=0, reset=40');
    expect(refused.headers.get('retry-after')).toBe('40');
    elapsed = MINUTE_MS;
    expect((await send(about)).status).toBe(200);
  });

  it('does not depend on the wall clock, which may be set back or forth', async () => {
    const about = '/player/12345678/ana@copa.test';
    await sendMany(times(PER_PLAYER, () => about));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
    expect((await send(about)).status).toBe(429);
    vi.setSystemTime(Date.now() - 3 * HOUR_MS);
    expect((await send(about)).headers.get('retry-after')).toBe('60');
    elapsed = MINUTE_MS;
    expect((await send(about)).status).toBe(200);
  });

  it('counts the guesses of one network, which close the login to no other one', async () => {
    const guesses = await sendMany(times(7, () => '/login/organizacion'));
    expect(guesses).toEqual([...times(6, () => '200').map(Number), 429]);
    expect((await send('/login/organizacion', '192.0.2.2')).status).toBe(200);
  });

  it('counts the guesses of a neighbour apart from those of a device that signed in before', async () => {
    await sendMany(times(7, () => '/login/organizacion'));
    expect((await send('/login/organizacion?deviceProof=')).status).toBe(429);
    const known = '/login/organizacion?deviceProof=known';
    expect(await sendMany(times(7, () => known))).toEqual([...times(6, () => '200').map(Number), 429]);
  });

  it('counts each mailbox and each player, in every notation', async () => {
    const spellings = [
      'ana.paz@gmail.com',
      'anapaz@gmail.com',
      'Ana.Paz@GMAIL.com',
      'anapaz+1@googlemail.com',
      'a.nap.az+x+y@gmail.com',
    ];
    const flood = times(
      PER_PLAYER,
      (index) => `/player/${10_000_000 + index}/${encodeURIComponent(spellings[index % 5] ?? '')}`,
    );
    expect(new Set(await sendMany(flood))).toEqual(new Set([200]));
    expect((await send('/player/99999999/anapaz@gmail.com')).status).toBe(429);
    expect((await send('/player/99999999/anapaz@other.test')).status).toBe(200);
    const zeros = times(
      PER_PLAYER,
      (index) => `/player/${'0'.repeat(index % 4)}55555555/m${index}@copa.test`,
    );
    expect(new Set(await sendMany(zeros))).toEqual(new Set([200]));
    expect((await send('/player/55555555/other@copa.test')).status).toBe(429);
  });

  it('counts each invitation', async () => {
    const statuses = await sendMany(times(PER_PLAYER + 1, () => '/invitation/abc'));
    expect(statuses).toEqual([...Array.from({ length: PER_PLAYER }, () => 200), 429]);
    expect((await send('/invitation/xyz')).status).toBe(200);
  });

  it('locks nobody out in another network', async () => {
    const about = '/player/12345678/ana@copa.test';
    await sendMany(times(PER_PLAYER + 1, () => about));
    expect((await send(about)).status).toBe(429);
    expect((await send(about, '198.51.100.7')).status).toBe(200);
  });

  it('is not used up by failed calls', async () => {
    const about = '/player/12345678/ana@copa.test';
    await sendMany(times(3 * PER_PLAYER, () => `${about}?refused`));
    expect((await send(about)).status).toBe(200);
    await sendMany(times(PER_PLAYER, (index) => `/player/${20_000_000 + index}/full@copa.test`));
    const named = await sendMany(times(PER_PLAYER, () => '/player/77777777/full@copa.test'));
    expect(new Set(named)).toEqual(new Set([429]));
    expect((await send('/player/77777777/free@copa.test')).status).toBe(200);
  });
});
