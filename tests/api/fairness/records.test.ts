import * as fairness from '@copa/domain/fairness/endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { describe, expect, it } from 'vitest';
import { byCode, call, request } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { playerBody } from '../support/samples.ts';

const { token, open, register } = await openOrganiser();

const at = (id: string, memberId = id) => ({ token, params: { id, memberId } });
const given = (changes: object = {}) => ({
  requestId: crypto.randomUUID(),
  kind: 'ban',
  days: 30,
  reason: 'Usó un programa para apuntar',
  ...changes,
});

async function suspended(changes: object = {}) {
  const { id, freeFireId } = await register(await open());
  const { key } = (await call(fairness.addRecordEntry, { ...at(id), body: given(changes) })).data;
  return { freeFireId, key };
}

describe('a suspended player', () => {
  it('reads the same refusal as a registered player, and only the registered player is known to the check', async () => {
    const { freeFireId } = await suspended();
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

  it('is passed over by the queue, which goes on, and stands in the lists of organisers', async () => {
    const id = await open({ maxPlayers: 1, waitlist: { max: 5, mode: 'auto' } });
    const [first, second, third] = [await register(id), await register(id), await register(id)];
    await call(fairness.addRecordEntry, { ...at(second.id), body: given() });
    await call(api.withdrawRegistration, byCode(first.privateCode));
    const placeOf = async (registration: string) =>
      (await call(api.getRegistration, { token, params: { id: registration } })).data.place;
    expect([await placeOf(second.id), await placeOf(third.id)]).toEqual(['waiting', 'held']);
    const { units } = (await call(fairness.getSuspended, { token, params: { id } })).data;
    expect(units).toEqual([{ id: second.id, until: expect.any(Date) as Date }]);
    const csv = await (await request(api.exportRegistrations, { token, params: { id } })).text();
    const line = (registration: string) => csv.split('\r\n').find((each) => each.startsWith(registration));
    expect(line(second.id)).toContain(',Hasta ');
    expect(line(third.id)).not.toContain(',Hasta ');
  });
});

describe('a record', () => {
  it('is listed while a suspension or a strike counts', async () => {
    const { key } = await suspended({ days: null });
    const { records } = (await call(fairness.listRecords, { token, query: { limit: '200' } })).data;
    expect(records.find((record) => record.key === key)?.entries).toMatchObject([
      { kind: 'ban', tournament: 'Copa de prueba' },
    ]);
  });
});
