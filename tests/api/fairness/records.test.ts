import * as fairness from '@copa/domain/fairness/endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { describe, expect, it } from 'vitest';
import { call, request } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { playerBody } from '../support/samples.ts';

const { token, open, register } = await openOrganiser();

async function suspended(): Promise<string> {
  const { id, freeFireId } = await register(await open());
  const body = { requestId: crypto.randomUUID(), kind: 'ban', days: 30, reason: 'Usó un programa' } as const;
  await call(fairness.addRecordEntry, { token, params: { id, memberId: id }, body });
  return freeFireId;
}

describe('a suspended player', () => {
  it('reads the same refusal as a registered player, and only the registered player is known to the check', async () => {
    const freeFireId = await suspended();
    const id = await open();
    const other = await register(id);
    const answers = await Promise.all(
      [freeFireId, other.freeFireId].map(async (each) => {
        const sent = await request(api.createRegistration, { body: playerBody(id, { freeFireId: each }) });
        const { traceId: _, ...said } = (await sent.json()) as Record<string, unknown>;
        return { status: sent.status, said };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 409, said: { code: 'already-registered' } });
    const isKnown = async (each: string) =>
      (await call(api.checkFreeFireId, { params: { tournamentId: id, freeFireId: each } })).data.exists;
    expect([await isKnown(freeFireId), await isKnown(other.freeFireId)]).toEqual([false, true]);
  });
});
