import { MINUTE_MS } from '@copa/domain/limits';
import { localLogin, setUpInitialAdmin } from '@copa/domain/people/endpoints';
import { exportRegistrations } from '@copa/domain/registrations/endpoints';
import { describe, expect, it } from 'vitest';
import { attemptsId } from '../../functions/src/people/attempts.ts';
import { signUp } from './support/accounts.ts';
import { call, readFailure, refused, request } from './support/api-client.ts';
import { type OwnProgram, startOwnProgram } from './support/own-program.ts';
import { openSuite } from './support/suite.ts';

const { auth, firestore } = await openSuite();

/** A fifth of what production takes: 20 guesses and 20 exports over all instances, 6 guesses in each. */
const FACTOR = '0.2';
const PER_WINDOW = 4;
const OWNER = 'duena@copafenix.test';
const SECRET = 'a set-up secret of the tests';
/** The demo has this hash for `organizacion` with `FenixDemo2026`. */
const LOCAL_HASH = 'scrypt:16384:8:1:Y29wYS1mZW5peC1kZW1vIQ==:dJw+HNXB2XCNe8gpAEg9PIyo/9YsVMTmWbSYJVCHyVg=';

describe('guesses at a secret of the server', () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const instances = Array.from({ length: PER_WINDOW + 4 }, () =>
    startOwnProgram(
      {
        COPA_RATE_LIMIT_FACTOR: FACTOR,
        COPA_LOCAL_LOGIN_USERNAME: 'organizacion',
        COPA_LOCAL_LOGIN_HASH: LOCAL_HASH,
        COPA_OWNER_EMAIL: OWNER,
        COPA_SETUP_SECRET: SECRET,
      },
      { clock: () => now },
    ),
  );
  /** Each has limits of its own, which are not in question here. */
  const instance = (index: number) => instances[index]?.api ?? '';
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  it('at the password of the local login are counted over all instances, and forgotten in time', async () => {
    const guess = { username: 'organizacion', password: 'no-es-esta' };
    const right = { body: { ...guess, password: 'FenixDemo2026' } };
    const capitals = { body: { ...right.body, username: 'ORGANIZACION' } };
    for (let index = 0; index < PER_WINDOW; index += 1) {
      await refused(localLogin, 'wrong-credentials', { body: guess }, instance(index));
    }
    await refused(localLogin, 'rate-limited', right, instance(PER_WINDOW));
    await refused(localLogin, 'rate-limited', capitals, instance(PER_WINDOW + 1));
    const other = { body: { ...guess, username: 'otra' } };
    await refused(localLogin, 'wrong-credentials', other, instance(PER_WINDOW + 1));
    pass(15 * MINUTE_MS - 1);
    await refused(localLogin, 'rate-limited', right, instance(PER_WINDOW + 2));
    pass(1);
    await call(localLogin, right, instance(PER_WINDOW + 3));
  });

  it('at the secret of the set-up too, which the right one does not open then', async () => {
    await signUp(auth, { email: OWNER });
    const guess = { secret: 'no es este', email: OWNER };
    const right = { body: { ...guess, secret: SECRET } };
    for (let index = 0; index < PER_WINDOW; index += 1) {
      await refused(setUpInitialAdmin, 'wrong-credentials', { body: guess }, instance(index));
    }
    await refused(setUpInitialAdmin, 'rate-limited', right, instance(PER_WINDOW));
    pass(-15 * MINUTE_MS);
    await call(setUpInitialAdmin, right, instance(PER_WINDOW + 1));
  });

  it('of a crowd at once are never more than allowed', async () => {
    const crowd = Array.from({ length: 4 * instances.length }, async (_, index) => {
      const body = { username: 'crowd', password: 'no-es-esta' };
      return readFailure(await request(localLogin, { body }, instance(index % instances.length)));
    });
    const codes = (await Promise.all(crowd)).map(({ code }) => code);
    const guessed = codes.filter((code) => code === 'wrong-credentials').length;
    expect(guessed).toBeGreaterThan(0);
    expect(guessed).toBeLessThanOrEqual(PER_WINDOW);
    const others = codes.filter((code) => code !== 'wrong-credentials');
    expect(others.every((code) => code === 'rate-limited' || code === 'unavailable')).toBe(true);
    const counted = await firestore.doc(`attempts/${attemptsId('local-login', 'crowd')}`).get();
    expect(counted.get('count')).toBe(PER_WINDOW);
  });
});

describe('exports', () => {
  const instances = [0, 1].map(() => startOwnProgram({ COPA_RATE_LIMIT_FACTOR: FACTOR }));

  it('are counted for each account over all instances', async () => {
    const reader = () => signUp(auth, { claims: { admin: true } });
    const [one, other] = [await reader(), await reader()];
    const ask = (token: string) => ({ token, params: { id: 'no-such' } });
    for (let asked = 0; asked < PER_WINDOW; asked += 1) {
      const { api } = instances[asked % 2] as OwnProgram;
      await refused(exportRegistrations, 'not-found', ask(one.token), api);
    }
    for (const { api } of instances) await refused(exportRegistrations, 'rate-limited', ask(one.token), api);
    await refused(exportRegistrations, 'not-found', ask(other.token), instances[0]?.api);
  });
});
