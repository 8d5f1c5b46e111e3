import * as fairness from '@copa/domain/fairness/endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { describe, expect, it } from 'vitest';
import { expectRecordsToFollow } from '../../load/support/invariants.ts';
import { readWhole } from '../../load/support/whole-database.ts';
import { byCode, call, refused, request } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { playerBody } from '../support/samples.ts';

const { firestore, token, open, register } = await openOrganiser();

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
  const { key, entries } = (await call(fairness.addRecordEntry, { ...at(id), body: given(changes) })).data;
  return { id, freeFireId, key, entryId: entries[0]?.id ?? '' };
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
  it('takes a reason that says something, and a length for a suspension alone', async () => {
    const { id } = await register(await open());
    const wrong = [{ reason: 'Tramposo' }, { kind: 'warning', days: 7 }, { days: 8 }, { kind: 'no_show' }];
    for (const changes of wrong) {
      await refused(fairness.addRecordEntry, 'validation-failed', { ...at(id), body: given(changes) });
    }
    const warned = given({ kind: 'warning', days: null, reason: 'Insultó en la sala' });
    const { entries } = (await call(fairness.addRecordEntry, { ...at(id), body: warned })).data;
    expect(entries).toMatchObject([{ kind: 'warning', reason: 'Insultó en la sala' }]);
  });

  it('follows from its entries over the whole database, and nobody reaches it by an ID', async () => {
    const { key, freeFireId, id } = await suspended();
    const stored = (await firestore.doc(`records/${key}`).get()).data();
    expect(stored).toMatchObject({ bannedUntil: expect.anything() as unknown });
    expect(JSON.stringify(stored)).not.toContain(freeFireId);
    await refused(fairness.getRecord, 'not-found', at(id, freeFireId));
    expectRecordsToFollow(await readWhole(firestore));
  });

  it('has a decision about an absence, but none about a suspension', async () => {
    const { id, entryId } = await suspended();
    const ask = { token, params: { id, memberId: id, entryId }, body: { counts: true } };
    const { error } = await refused(fairness.decideAbsence, 'conflict', ask);
    expect(error).toBe('Solo de una ausencia se decide si cuenta.');
    await refused(fairness.decideAbsence, 'validation-failed', { ...ask, body: {} });
  });

  it('is listed while a suspension or a strike counts', async () => {
    const { key } = await suspended({ days: null });
    const { records } = (await call(fairness.listRecords, { token, query: { limit: '200' } })).data;
    expect(records.find((record) => record.key === key)?.entries).toMatchObject([
      { kind: 'ban', tournament: 'Copa de prueba' },
    ]);
  });
});
