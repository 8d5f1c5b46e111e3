import { EXPORTS_PER_HOUR_MAX, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import * as endpoints from '@copa/domain/people/endpoints';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '../../../scripts/seed/accounts.ts';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import { ATTEMPTS } from '../store/collections.ts';
import { attemptsId, spendAttempt, spendExport } from './attempts.ts';
import { createDeviceProofs } from './device-proof.ts';
import { localLogin } from './local-login.ts';
import { setUpOwner } from './owner-setup.ts';

const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const PER_WINDOW = 20;
const PER_NETWORK = 5;
const ANYWHERE = { network: null };

function open() {
  const services = openServices(SAMPLE_NOW);
  const needs = { ...services.context, config: { rateLimitFactor: 1 } };
  const spend = async (times: number, one: () => Promise<void>) => {
    for (let spent = 0; spent < times; spent += 1) {
      const refused = await one().then(
        () => null,
        (error: unknown) => error,
      );
      if (refused === null) continue;
      expect(refused).toMatchObject({ code: 'rate-limited' });
      return spent;
    }
    return times;
  };
  return { services, needs, spend };
}

describe('attempts', () => {
  it.each([
    [0, 'Demasiados intentos. Inténtalo de nuevo en 15 minutos.', 15 * MINUTE_MS],
    [14 * MINUTE_MS + 1, 'Demasiados intentos. Inténtalo de nuevo en 1 minuto.', MINUTE_MS - 1],
  ])('that are too many are told when the next one is taken: %d', async (ms, message, retryAfterMs) => {
    const { services, needs, spend } = open();
    const guess = () => spendAttempt(needs, 'local-login', 'ana', ANYWHERE);
    await spend(PER_WINDOW, guess);
    services.now = at(ms);
    await expect(guess()).rejects.toMatchObject({ message, retryAfterMs });
  });

  it('under invented names fill no storage', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `name-${index}`);
    expect(new Set(names.map((name) => attemptsId('local-login', name))).size).toBe(256);
  });

  it('are counted together however a name is written, and apart for each secret', () => {
    expect(attemptsId('local-login', 'ORGANIZACION')).toBe(attemptsId('local-login', 'organizacion'));
    expect(attemptsId('owner-setup', 'organizacion')).not.toBe(attemptsId('local-login', 'organizacion'));
  });

  it('are a limited number in fifteen minutes, also by a clock that is wrong, and more with a factor', async () => {
    const { services, needs, spend } = open();
    const guess = () => spendAttempt(needs, 'local-login', 'ana', ANYWHERE);
    expect(await spend(99, guess)).toBe(PER_WINDOW);
    for (const [ms, allowed] of [
      [15 * MINUTE_MS - 1, 0],
      [15 * MINUTE_MS, PER_WINDOW],
      [1, 0],
      [0, PER_WINDOW],
    ] as const) {
      services.now = at(ms);
      expect([ms, await spend(99, guess)]).toEqual([ms, allowed]);
    }
    expect(await services.stored(ATTEMPTS)).toMatchObject([{ since: SAMPLE_NOW, count: PER_WINDOW }]);
    const half = { ...needs, config: { rateLimitFactor: 0.51 } };
    expect(await spend(99, () => spendAttempt(half, 'owner-setup', 'ana', ANYWHERE))).toBe(11);
  });

  it('are never more than a hundred in an hour, however they are spread', async () => {
    const { services, needs, spend } = open();
    const guessedAt: number[] = [];
    const guessAll = async (minute: number, times = 99) => {
      services.now = at(minute * MINUTE_MS);
      const spent = await spend(times, () => spendAttempt(needs, 'local-login', 'spread', ANYWHERE));
      guessedAt.push(...Array<number>(spent).fill(minute));
    };
    await guessAll(0, 1);
    for (const minute of [14, 15, 29, 30, 44, 45, 59, 60, 73, 74, 75, 89]) await guessAll(minute);
    const inHourFrom = (from: number) => guessedAt.filter((each) => each >= from && each < from + 60).length;
    const most = Math.max(...guessedAt.map(inHourFrom));
    expect(most).toBeGreaterThan(60);
    expect(most).toBeLessThanOrEqual(100);
  });
});

describe('attempts of one network', () => {
  const openNetworks = () => {
    const { needs, services, spend } = open();
    const spendFrom = (network: string) =>
      spend(99, () => spendAttempt(needs, 'local-login', 'ana', { network }));
    return { services, spendFrom };
  };

  it('leave most to other networks', async () => {
    const { services, spendFrom } = openNetworks();
    expect(await spendFrom('198.51.100.7')).toBe(PER_NETWORK);
    expect(await spendFrom('198.51.100.7')).toBe(0);
    expect(await spendFrom('203.0.113.9')).toBe(PER_NETWORK);
    services.now = at(15 * MINUTE_MS);
    expect(await spendFrom('198.51.100.7')).toBe(PER_NETWORK);
  });

  it('are in all networks together never more than without networks', async () => {
    const { services, spendFrom } = openNetworks();
    let spent = 0;
    for (let host = 1; host <= 9; host += 1) spent += await spendFrom(`198.51.100.${host}`);
    expect(spent).toBe(PER_WINDOW);
    expect(JSON.stringify(await services.stored(ATTEMPTS))).not.toContain('198.51.100');
  });

  it('count together with those that an earlier version stored', async () => {
    const { services, spendFrom } = openNetworks();
    const earlier = { id: attemptsId('local-login', 'ana'), since: SAMPLE_NOW, count: PER_WINDOW - 1 };
    await services.context.firestore.doc(`attempts/${earlier.id}`).set(earlier);
    expect(await spendFrom('198.51.100.7')).toBe(1);
  });
});

describe('guesses at a secret of the server', () => {
  const FACTOR = 0.2;
  const OWNER = 'duena@copafenix.test';
  const openLimited = () => {
    const { services } = open();
    const config = { ...services.context.config, rateLimitFactor: FACTOR };
    const identity = createAccounts({ duena: { email: OWNER } });
    return { services, needs: { ...services.context, config, identity } };
  };
  type Needs = ReturnType<typeof openLimited>['needs'];
  type From = Parameters<typeof localLogin>[2];

  const GUESSES: [string, (needs: Needs, isRight: boolean, from?: From) => Promise<unknown>][] = [
    [
      'password of the local login',
      (needs, isRight, from = ANYWHERE) =>
        localLogin(
          needs,
          { username: 'organizacion', password: isRight ? DEMO_PASSWORD : 'no-es-esta', deviceProof: null },
          from,
        ),
    ],
    [
      'secret of the set-up',
      (needs, isRight, from = ANYWHERE) =>
        setUpOwner(
          needs,
          { secret: isRight ? (needs.config.setupSecret ?? '') : 'no es este', email: OWNER },
          from,
        ),
    ],
  ];

  it.each(GUESSES)('at the %s that one network made leave it open to another one', async (_, guess) => {
    const { needs } = openLimited();
    const stranger = { network: '198.51.100.7' };
    await expect(guess(needs, false, stranger)).rejects.toMatchObject({ code: 'wrong-credentials' });
    for (let guessed = 0; guessed < PER_WINDOW; guessed += 1) {
      await expect(guess(needs, true, stranger)).rejects.toMatchObject({ code: 'rate-limited' });
    }
    await expect(guess(needs, true, { network: '203.0.113.9' })).resolves.toBeDefined();
  });

  it.each(GUESSES)('at the %s are counted and forgotten; too many close it', async (_, guess) => {
    const { services, needs } = openLimited();
    for (let guessed = 0; guessed < PER_WINDOW * FACTOR; guessed += 1) {
      await expect(guess(needs, false)).rejects.toMatchObject({ code: 'wrong-credentials' });
    }
    await expect(guess(needs, true)).rejects.toMatchObject({ code: 'rate-limited' });
    services.now = at(15 * MINUTE_MS);
    await guess(needs, true);
  });

  it('leave a device that signed in before its own attempts, until the password changes', async () => {
    const { needs } = openLimited();
    const [username, from] = ['organizacion', { network: '198.51.100.7' }];
    const logIn = (password: string, deviceProof: string | null, changed = needs) =>
      localLogin(changed, { username, password, deviceProof }, from);
    const { deviceProof = null } = await logIn(DEMO_PASSWORD, null);
    await expect(logIn(DEMO_PASSWORD, null)).rejects.toMatchObject({ code: 'rate-limited' });
    await expect(logIn('no-es-esta', deviceProof)).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect((await logIn(DEMO_PASSWORD, deviceProof)).deviceProof).toBe(deviceProof);
    const tooMany = { code: 'rate-limited' };
    await expect(logIn(DEMO_PASSWORD, deviceProof)).rejects.toMatchObject(tooMany);
    const forged = [`${'a'.repeat(20)}${deviceProof?.slice(20)}`, 'a'.repeat(64), ''];
    for (const each of forged) await expect(logIn(DEMO_PASSWORD, each)).rejects.toMatchObject(tooMany);
    const { proofOf, deviceOf } = createDeviceProofs('secret', 'hash');
    expect(deviceOf(proofOf('a'.repeat(20)))).toBe('a'.repeat(20));
    expect(createDeviceProofs('another secret', 'hash').deviceOf(proofOf('a'.repeat(20)))).toBeNull();
    expect(createDeviceProofs('secret', 'another hash').deviceOf(proofOf('a'.repeat(20)))).toBeNull();
  });

  it('count a damaged proof of a device as none, and do not refuse it', () => {
    const body = { username: 'organizacion', password: DEMO_PASSWORD };
    const parsed = (deviceProof: string) =>
      z.parse(endpoints.localLogin.body, { ...body, deviceProof }).deviceProof;
    const { proofOf, deviceOf } = createDeviceProofs('secret', 'hash');
    const proof = proofOf('a'.repeat(20));
    expect([parsed(proof), deviceOf('')]).toEqual([proof, null]);
    expect(['ñ', 'a'.repeat(300), `${proof}\u200b`, ''].map(parsed)).toEqual(['', '', '', '']);
  });

  it('of a crowd at once are never more than allowed', async () => {
    const { services, needs } = openLimited();
    const crowd = await Promise.allSettled(
      Array.from({ length: 16 }, () => spendAttempt(needs, 'local-login', 'crowd', ANYWHERE)),
    );
    const guessed = crowd.filter(({ status }) => status === 'fulfilled');
    expect(guessed.length).toBeGreaterThan(0);
    expect(guessed.length).toBeLessThanOrEqual(PER_WINDOW * FACTOR);
    expect(await services.stored(ATTEMPTS)).toMatchObject([{ count: PER_WINDOW * FACTOR }]);
  });
});

it('exports are a limited number in an hour, for each account', async () => {
  const { services, needs, spend } = open();
  expect(await spend(99, () => spendExport(needs, 'ana'))).toBe(EXPORTS_PER_HOUR_MAX);
  expect(await spend(1, () => spendExport(needs, 'bea'))).toBe(1);
  services.now = at(HOUR_MS - 1);
  expect(await spend(1, () => spendExport(needs, 'ana'))).toBe(0);
  services.now = at(HOUR_MS);
  expect(await spend(1, () => spendExport(needs, 'ana'))).toBe(1);
});
