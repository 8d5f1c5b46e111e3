import { AppError } from '@copa/domain/errors';
import { DAY_MS, REVOKED_KEPT_DAYS } from '@copa/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../desk/samples.fixture.ts';
import { AUDIT, claimsOf, RECORDS, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { eraseAgedEntries } from './ageing.ts';
import { addEntry, getRecord, listRecords, revokeEntry } from './records.ts';
import { suspendedUnits } from './suspended.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const REQUEST = '00000000-0000-4000-8000-000000000001';
const unit = sampleUnit(1);
const where = { id: unit.id, memberId: unit.id };
const ban = { requestId: REQUEST, kind: 'ban' as const, days: 7, reason: 'Usó un programa para apuntar' };

let services: Services;
const later = (days: number) => {
  services.now = new Date(SAMPLE_NOW.getTime() + days * DAY_MS);
};

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament());
  await services.store(REGISTRATIONS, unit, sampleUnit(2));
});

describe('the record of a player', () => {
  it('is empty for most, and shows what an organiser put on it', async () => {
    const { key, entries } = await getRecord(services.context, ACTOR, where);
    expect(entries).toEqual([]);
    const after = await addEntry(services.context, ACTOR, where, ban);
    expect(after).toMatchObject({
      key,
      entries: [
        {
          kind: 'ban',
          from: SAMPLE_NOW,
          until: new Date(SAMPLE_NOW.getTime() + 7 * DAY_MS),
          reason: ban.reason,
          by: ACTOR,
          tournament: 'Copa Relámpago',
          revokedAt: null,
        },
      ],
    });
    expect(await getRecord(services.context, ACTOR, where)).toEqual(after);
    expect((await getRecord(services.context, ACTOR, { id: 'unit-2', memberId: 'unit-2' })).entries).toEqual(
      [],
    );
  });

  it('names nobody: no ID, name, mailbox or phone is stored in it', async () => {
    await addEntry(services.context, ACTOR, where, ban);
    const [captain] = unit.members;
    if (captain?.state !== 'accepted') throw new Error('no captain');
    const stored = JSON.stringify(await services.stored(RECORDS));
    const { freeFireId, fullName, email, phone } = captain;
    for (const personal of [freeFireId, fullName, email, phone]) expect(stored).not.toContain(personal);
  });

  it('is that of the same ID in every notation and every registration', async () => {
    const { key } = await addEntry(services.context, ACTOR, where, ban);
    const [captain] = unit.members;
    const again = { ...sampleUnit(3), members: [{ ...captain, freeFireId: '0010000001' }] };
    await services.store(REGISTRATIONS, again as typeof unit);
    expect((await getRecord(services.context, ACTOR, { id: 'unit-3', memberId: 'unit-1' })).key).toBe(key);
  });

  it('gets an entry once, however often the request is sent', async () => {
    await addEntry(services.context, ACTOR, where, ban);
    await addEntry(services.context, ACTOR, where, ban);
    expect((await services.stored(RECORDS)).flatMap(({ entries }) => entries)).toHaveLength(1);
    const acts = (await services.stored(AUDIT)).map(({ action, after }) => [action, after?.['kind']]);
    expect(acts).toEqual([['record.add', 'ban']]);
  });

  it('loses the consequence of an entry that is taken back, and tells who did', async () => {
    const { key } = await addEntry(services.context, ACTOR, where, ban);
    const reason = 'Era otra persona, lo vimos en el video';
    const { entries } = await revokeEntry(services.context, ACTOR, key, { entryId: REQUEST, reason });
    expect(entries[0]).toMatchObject({ revokedAt: SAMPLE_NOW, revokedBy: ACTOR, revokeReason: reason });
    await revokeEntry(services.context, ACTOR, key, { entryId: REQUEST, reason: 'Otra vez lo mismo' });
    expect((await getRecord(services.context, ACTOR, where)).entries[0]?.revokeReason).toBe(reason);
    expect((await services.stored(RECORDS))[0]).toMatchObject({ bannedUntil: null, listedUntil: null });
    expect((await listRecords(services.context, { limit: 10 })).records).toEqual([]);
    const acts = (await services.stored(AUDIT)).map(({ action }) => action).toSorted();
    expect(acts).toEqual(['record.add', 'record.revoke', 'registration.read']);
  });

  it('is reached by a member of a registration alone', async () => {
    const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);
    const unknown = { id: unit.id, memberId: 'unit-2' };
    expect(await getRecord(services.context, ACTOR, unknown).catch(codeOf)).toBe('not-found');
    expect(await addEntry(services.context, ACTOR, unknown, ban).catch(codeOf)).toBe('not-found');
    const nothing = { entryId: REQUEST, reason: ban.reason };
    expect(await revokeEntry(services.context, ACTOR, '0'.repeat(32), nothing).catch(codeOf)).toBe(
      'not-found',
    );
  });
});

describe('the list', () => {
  it('has suspensions and strikes that count, the longest first, and no warning', async () => {
    const put = (number: number, given: Partial<Parameters<typeof addEntry>[3]>) =>
      addEntry(
        services.context,
        ACTOR,
        { id: `unit-${number}`, memberId: `unit-${number}` },
        { ...ban, requestId: `00000000-0000-4000-8000-00000000001${number}`, ...given },
      );
    await services.store(REGISTRATIONS, sampleUnit(3));
    await put(1, {});
    await put(2, { days: null });
    await put(3, { kind: 'warning', days: null });
    const kinds = async () =>
      (await listRecords(services.context, { limit: 10 })).records.map(({ entries }) =>
        entries.map(({ kind, until, registrationId }) => [kind, until === null, registrationId]),
      );
    expect(await kinds()).toEqual([[['ban', true, 'unit-2']], [['ban', false, 'unit-1']]]);
    later(7);
    expect(await kinds()).toEqual([[['ban', true, 'unit-2']]]);
  });

  it('names the player while the registration exists, and then the last digits of the ID', async () => {
    await addEntry(services.context, ACTOR, where, ban);
    const listed = async () =>
      (await listRecords(services.context, { limit: 10 })).records.map(({ player, entries }) => [
        player?.nick,
        entries[0]?.idEnd,
      ]);
    const [captain] = unit.members;
    if (captain?.state !== 'accepted') throw new Error('no captain');
    const idEnd = captain.freeFireId.slice(-4);
    expect(await listed()).toEqual([[captain.nick, idEnd]]);
    await services.context.database.transaction(async (transaction) => {
      await transaction.get(REGISTRATIONS, unit.id);
      transaction.remove(REGISTRATIONS, unit.id);
    });
    expect(await listed()).toEqual([[undefined, idEnd]]);
  });

  it('keeps no digits of a warned player', async () => {
    const { entries } = await addEntry(services.context, ACTOR, where, {
      ...ban,
      kind: 'warning',
      days: null,
    });
    expect(entries[0]?.idEnd).toBe('');
  });

  it('of a tournament has the units with a suspended member, of any notation of the ID', async () => {
    const claims = claimsOf('copa-1');
    await services.store(claims, { id: '10000001', registrationId: 'unit-1', waiting: false });
    await services.store(claims, { id: '10000002', registrationId: 'unit-2', waiting: true });
    expect(await suspendedUnits(services.context, 'copa-1')).toEqual([]);
    await addEntry(services.context, ACTOR, where, ban);
    expect(await suspendedUnits(services.context, 'copa-1')).toEqual([
      { id: 'unit-1', until: new Date(SAMPLE_NOW.getTime() + 7 * DAY_MS) },
    ]);
    later(7);
    expect(await suspendedUnits(services.context, 'copa-1')).toEqual([]);
  });

  it.each([
    [7, 14, 14],
    [14, 7, 14],
    [7, null, null],
  ])('of a tournament has the longest suspension of a unit: %s and %s days', async (one, other, longest) => {
    for (const [number, days] of [one, other].entries()) {
      const id = `unit-${number + 1}`;
      await services.store(claimsOf('copa-1'), {
        id: String(10_000_001 + number),
        registrationId: unit.id,
        waiting: false,
      });
      await addEntry(services.context, ACTOR, { id, memberId: id }, { ...ban, days });
    }
    const until = longest === null ? null : new Date(SAMPLE_NOW.getTime() + longest * DAY_MS);
    expect(await suspendedUnits(services.context, 'copa-1')).toEqual([{ id: unit.id, until }]);
  });
});

describe('the job', () => {
  it('erases entries at their end, those that were revoked after a while, and the empty record', async () => {
    const { key } = await addEntry(services.context, ACTOR, where, { ...ban, days: null });
    await addEntry(services.context, ACTOR, where, { ...ban, requestId: `${REQUEST.slice(0, -1)}2` });
    await revokeEntry(services.context, ACTOR, key, { entryId: REQUEST, reason: 'Se aclaró lo que pasó' });
    const left = async () =>
      (await services.stored(RECORDS)).map(({ entries }) => entries.map(({ until }) => until === null));
    await eraseAgedEntries(services.context, services.now);
    expect(await left()).toEqual([[true, false]]);
    later(7);
    await eraseAgedEntries(services.context, services.now);
    expect(await left()).toEqual([[true]]);
    later(REVOKED_KEPT_DAYS);
    await eraseAgedEntries(services.context, services.now);
    expect(await left()).toEqual([]);
  });
});
