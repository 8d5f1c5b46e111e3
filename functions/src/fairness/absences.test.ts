import * as endpoints from '@copa/domain/fairness/endpoints';
import { decidedFor, recordOf } from '@copa/domain/fairness/record';
import {
  ABSENCE_CONTACTS_MAX,
  BEHIND_FROM,
  DAY_MS,
  HOUR_MS,
  NO_SHOWS_KEPT_DAYS,
  RECORD_ENTRIES_MAX,
} from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { createTournament, playerOf, type SentRegistration } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import { SAMPLE_NOW, sampleAbsence, sampleBan } from '../desk/samples.fixture.ts';
import { agendaId } from '../store/agenda.ts';
import { AGENDA, AUDIT, RECORDS, REGISTRATIONS } from '../store/collections.ts';
import { addEntry, decideAbsence, getRecord, revokeEntry } from './records.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const OTHER_MAILBOX = { email: 'otra@correo.example' };
const site = runServices(SAMPLE_NOW);
const needs = () => site.program.dependencies;
const desk = () => createDesk(needs());
const keys = () => createRecordKeys(needs().config.statusCodeSecret);

const open = (maxPlayers: number) =>
  createTournament(site.program.firestore, {
    maxPlayers,
    waitlist: { max: 5, mode: 'auto', endsAt: null },
    date: new Date(SAMPLE_NOW.getTime() + 30 * DAY_MS),
  });

async function openAbsent(): Promise<string> {
  const contacts = [keys().contactOf(playerOf('copa', 1), 'UTC')];
  const key = keys().recordOf(playerOf('copa', 1).freeFireId);
  const absences = ['copa-7', 'copa-8'].map((tournamentId) =>
    sampleAbsence(SAMPLE_NOW, { id: `no-show-${tournamentId}`, tournamentId, contacts }),
  );
  const record = recordOf(key, absences);
  await needs().database.transaction(async (transaction) => {
    if (record !== null) transaction.set(RECORDS, record);
  });
  return key;
}

async function decide({ requestId: id }: SentRegistration, doesCount: boolean, copa = 'copa-7') {
  const record = await decideAbsence(
    needs(),
    ACTOR,
    { id, memberId: id, entryId: `no-show-${copa}` },
    doesCount,
  );
  await desk().reconsider(id);
  return record;
}
const shownTo = ({ requestId: id }: SentRegistration) => getRecord(needs(), ACTOR, { id, memberId: id });
const unitOf = async ({ requestId: id }: SentRegistration) => {
  const unit = await needs().database.get(REGISTRATIONS, id);
  if (unit === null) throw new Error('there is no such registration');
  return unit;
};

describe('an absence of somebody with another mailbox', () => {
  it('counts once an organiser decides so: the unit goes behind, and comes back when that is taken back', async () => {
    await openAbsent();
    const id = await open(1);
    const [holder, absent, later] = [playerOf(id, 5), playerOf(id, 1, OTHER_MAILBOX), playerOf(id, 6)];
    for (const player of [holder, absent, later]) await desk().register(player);
    expect((await unitOf(absent)).waitSeq).toBe(1);
    const decided = await decide(absent, true);
    expect(await decide(absent, true)).toEqual(decided);
    expect((await unitOf(absent)).waitSeq).toBe(1);
    await decide(absent, true, 'copa-8');
    expect((await unitOf(absent)).waitSeq).toBe(BEHIND_FROM + 1);
    await desk().remove(ACTOR, holder.requestId);
    expect([(await unitOf(later)).place, (await unitOf(absent)).place]).toEqual(['held', 'waiting']);
    await decide(absent, false);
    expect((await unitOf(absent)).waitSeq).toBe(1);
    await desk().remove(ACTOR, later.requestId);
    expect((await unitOf(absent)).place).toBe('held');
    await decide(absent, true);
    expect((await unitOf(absent)).place).toBe('held');
  });

  it('counts from then on for the same mailbox and phone, and for no other ones', async () => {
    await openAbsent();
    const [first, second] = [await open(4), await open(4)];
    const evading = playerOf(first, 1, OTHER_MAILBOX);
    expect((await desk().register(evading)).place).toBe('held');
    for (const copa of ['copa-7', 'copa-8']) await decide(evading, true, copa);
    expect((await desk().register(playerOf(second, 1, OTHER_MAILBOX))).place).toBe('waiting');
    const third = playerOf(await open(4), 1, { email: 'tercera@correo.example' });
    expect((await desk().register(third)).place).toBe('held');
    const { entries } = await shownTo(third);
    expect(entries).toMatchObject([
      { ofOthers: true, decided: null },
      { ofOthers: true, decided: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain('contacts');
  });

  it('that no longer counts gives the waiting unit its normal number, by the job', async () => {
    const key = await openAbsent();
    const id = await open(1);
    const absent = playerOf(await open(4), 1, OTHER_MAILBOX);
    await desk().register(absent);
    for (const copa of ['copa-7', 'copa-8']) await decide(absent, true, copa);
    const waiting = playerOf(id, 1, OTHER_MAILBOX);
    await desk().register(waiting);
    expect((await unitOf(waiting)).place).toBe('waiting');
    await decide(absent, false);
    const due = await needs().database.get(AGENDA, agendaId('record', `${key}_no-show-copa-7`));
    expect(due?.at.getTime()).toBe(0);
    await desk().reconsiderWaiting();
    expect((await unitOf(waiting)).place).toBe('held');
  });

  it('is decided once, audited without a name, and shown', async () => {
    await openAbsent();
    const absent = playerOf(await open(4), 1, OTHER_MAILBOX);
    await desk().register(absent);
    const first = await decide(absent, false);
    expect(first.entries.find(({ id }) => id === 'no-show-copa-7')).toMatchObject({
      ofOthers: true,
      decided: false,
    });
    expect(await decide(absent, false)).toEqual(first);
    await decide(absent, true);
    const acts = await needs().database.find(AUDIT, {
      where: [{ field: 'action', op: '==', value: 'record.decide-absence' }],
      orderBy: { field: 'at', direction: 'asc' },
    });
    expect(acts.map(({ before, after }) => [before?.['counts'], after?.['counts']])).toEqual(
      expect.arrayContaining([
        [null, false],
        [false, true],
      ]),
    );
    expect(acts).toHaveLength(2);
    expect(JSON.stringify(acts)).not.toContain(absent.fullName);
    expect(JSON.stringify(await needs().database.find(RECORDS, {}))).not.toContain('otra@correo');
  });

  it('is no question for who did not show up, nor once it has no consequence', async () => {
    const key = await openAbsent();
    const [own, other] = [playerOf(await open(4), 1), playerOf(await open(4), 1, OTHER_MAILBOX)];
    for (const player of [own, other]) await desk().register(player);
    expect((await shownTo(own)).entries[0]).toMatchObject({ ofOthers: false, decided: null });
    await decide(own, true);
    await expect(decide(own, false)).rejects.toMatchObject({ code: 'conflict' });
    await revokeEntry(needs(), ACTOR, key, { entryId: 'no-show-copa-7', reason: 'Sí estaba en la sala' });
    await expect(decide(other, true)).rejects.toThrow('ya no cuenta para nadie');
    site.now = new Date(SAMPLE_NOW.getTime() + NO_SHOWS_KEPT_DAYS * DAY_MS + HOUR_MS);
    await expect(decide(other, true, 'copa-8')).rejects.toThrow('ya no cuenta para nadie');
    await expect(decide(other, true, 'copa-9')).rejects.toMatchObject({ code: 'not-found' });
    const elsewhere = { id: own.requestId, memberId: other.requestId, entryId: 'no-show-copa-8' };
    await expect(decideAbsence(needs(), ACTOR, elsewhere, true)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is the only kind of entry to decide about, for a limited number of mailboxes', async () => {
    const key = await openAbsent();
    const absent = playerOf(await open(4), 1, OTHER_MAILBOX);
    await desk().register(absent);
    const named = Array.from({ length: ABSENCE_CONTACTS_MAX }, (_, index) => `contact-${index}`);
    const put = (contacts: readonly string[], others: readonly string[]) => {
      const weighed = { contacts: [...contacts], others: [...others] };
      const record = recordOf(key, [
        sampleAbsence(SAMPLE_NOW, { id: 'no-show-copa-7', tournamentId: 'copa-7', ...weighed }),
        { ...sampleBan(SAMPLE_NOW, 7), id: 'no-show-copa-8' },
      ]);
      return needs().database.transaction(async (transaction) => {
        if (record !== null) transaction.set(RECORDS, record);
      });
    };
    await put(named.slice(0, 1), named.slice(2));
    await decide(absent, true);
    await put(named.slice(0, 1), named.slice(1));
    await expect(decide(absent, true)).rejects.toThrow(`${ABSENCE_CONTACTS_MAX} contactos`);
    await expect(decide(absent, true, 'copa-8')).rejects.toThrow('Solo de una ausencia');
    const stored = await needs().database.get(RECORDS, key);
    const contact = keys().contactOf(absent, 'UTC');
    expect(stored?.entries.map((entry) => decidedFor(entry, contact))).toEqual([null, null]);
  });

  it('never fills the record: a suspension finds room beside any number of them, and all can be read', async () => {
    const absent = playerOf(await open(4), 1);
    await desk().register(absent);
    const absences = Array.from({ length: RECORD_ENTRIES_MAX + 1 }, (_, index) =>
      sampleAbsence(new Date(SAMPLE_NOW.getTime() - index), { id: `no-show-${index}` }),
    );
    const record = recordOf(keys().recordOf(absent.freeFireId), absences);
    await needs().database.transaction(async (transaction) => {
      if (record !== null) transaction.set(RECORDS, record);
    });
    const { requestId: id } = absent;
    const given = { requestId: id, kind: 'ban' as const, days: 7, reason: 'Usó un programa para apuntar' };
    await addEntry(needs(), ACTOR, { id, memberId: id }, given);
    const { entries } = z.parse(endpoints.getRecord.data, await shownTo(absent));
    expect(entries.filter(({ kind }) => kind === 'ban')).toHaveLength(1);
    const shown = entries.filter(({ kind }) => kind === 'no_show').map(({ id: each }) => each);
    expect(shown).toEqual(absences.slice(0, RECORD_ENTRIES_MAX).map(({ id: each }) => each));
  });
});

it('an absence loses what an organiser typed about it once the player leaves, and no more', async () => {
  const player = playerOf(await open(2), 1);
  const { id, privateCode } = await desk().register(player);
  const key = keys().recordOf(player.freeFireId);
  const absence = sampleAbsence(SAMPLE_NOW, { registrationId: id });
  const record = recordOf(key, [absence]);
  await needs().database.transaction(async (transaction) => {
    if (record !== null) transaction.set(RECORDS, record);
  });
  await revokeEntry(needs(), ACTOR, key, { entryId: absence.id, reason: 'Rayo sí estaba' });
  await desk().withdraw(privateCode);
  const { entries = [] } = (await needs().database.get(RECORDS, key)) ?? {};
  expect(entries).toMatchObject([{ reason: absence.reason, revokeReason: '' }]);
});
