import { expect, it } from 'vitest';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import { REVOCATIONS } from '../store/collections.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { refusingEndedSessions } from './ended-sessions.ts';

const SECOND = Math.floor(SAMPLE_NOW.getTime() / 1000);
const SINGLE_MAX = 100;

function open() {
  const services = openServices(SAMPLE_NOW);
  const identity = createAccounts({ ana: {}, bea: {} });
  const end = (second: number) =>
    endSession(services.context, { uid: 'ana', signedInAt: new Date(second * 1000 + 999) });
  const codeOf = async (second: number, uid = 'ana') => {
    const signedIn = {
      ...identity,
      verifyToken: async (token: string) => ({
        ...(await identity.verifyToken(token)),
        signedInAt: new Date(second * 1000 + 1),
      }),
    };
    const refusing = refusingEndedSessions(signedIn, services.context.database);
    return refusing.verifyToken(uid).then(
      () => null,
      (error: { code: string }) => error.code,
    );
  };
  return { services, identity, end, codeOf };
}

it('all sessions of an account end with this second, and those of nobody else', async () => {
  const { services, identity, codeOf } = open();
  expect(await codeOf(SECOND)).toBeNull();
  await endSessions({ ...services.context, identity }, 'ana');
  expect(identity.ended).toEqual(['ana']);
  const codes = [await codeOf(SECOND - 1), await codeOf(SECOND), await codeOf(SECOND + 1)];
  expect(codes).toEqual(['token-revoked', 'token-revoked', null]);
  expect(await codeOf(SECOND, 'bea')).toBeNull();
});

it('one session ends alone, and however often it is ended', async () => {
  const { services, end, codeOf } = open();
  await end(SECOND);
  await end(SECOND - 5);
  await end(SECOND);
  expect(await services.stored(REVOCATIONS)).toEqual([
    { id: 'ana', validSince: 0, ended: [SECOND - 5, SECOND] },
  ]);
  const codes = await Promise.all([-5, -1, 0, 1].map((later) => codeOf(SECOND + later)));
  expect(codes).toEqual(['token-revoked', null, 'token-revoked', null]);
});

it(`after ${SINGLE_MAX} single ones all that are earlier end too`, async () => {
  const { services, end, codeOf } = open();
  const ended = Array.from({ length: SINGLE_MAX }, (_, index) => SECOND + 2 * index);
  await services.store(REVOCATIONS, { id: 'ana', validSince: 7, ended: ended.slice(1) });
  await end(SECOND);
  expect(await services.stored(REVOCATIONS)).toEqual([{ id: 'ana', validSince: 7, ended }]);
  await end(SECOND + 1000);
  expect(await services.stored(REVOCATIONS)).toEqual([
    { id: 'ana', validSince: SECOND + 1, ended: [...ended.slice(1), SECOND + 1000] },
  ]);
  expect([await codeOf(SECOND - 9), await codeOf(SECOND + 1)]).toEqual(['token-revoked', null]);
  await services.store(REVOCATIONS, { id: 'ana', validSince: SECOND + 5000, ended });
  await end(SECOND + 1000);
  expect((await services.stored(REVOCATIONS))[0]?.validSince).toBe(SECOND + 5000);
});
