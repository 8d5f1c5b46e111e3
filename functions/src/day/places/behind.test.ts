import { recordOf } from '@copa/domain/fairness/record';
import { BEHIND_FROM, DAY_MS, HOUR_MS, LONGEST_PLAY_MS, NO_SHOWS_KEPT_DAYS } from '@copa/domain/limits';
import { behindServedFrom } from '@copa/domain/registrations/places/behind';
import type { Player } from '@copa/domain/registrations/player';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { createRecordKeys } from '../../desk/record-keys.ts';
import {
  SAMPLE_NOW,
  sampleAbsence,
  sampleBan,
  sampleInput,
  sampleWindow,
} from '../../desk/samples.fixture.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';
import { revokeEntry } from '../../fairness/records.ts';
import { agendaId } from '../../store/agenda.ts';
import { AGENDA, RECORDS, REGISTRATIONS } from '../../store/collections.ts';
import { settleAgenda } from '../../wiring/agenda.ts';
import { tournamentsWithQueue } from './swept.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
const ABSENT = sampleInput(9);

async function openQueue(changes: Parameters<typeof openTournament>[0] = {}) {
  const site = await openTournament({ maxPlayers: 2, waitlist, ...changes });
  const { config, database } = site.needs;
  const keys = createRecordKeys(config.statusCodeSecret);
  return {
    ...site,
    suspend: (player: Player) => {
      const record = recordOf(keys.recordOf(player.freeFireId), [sampleBan(site.now(), 7)]);
      return database.transaction(async (transaction) => {
        if (record !== null) transaction.set(RECORDS, record);
      });
    },
    miss: (player: Player, ...tournamentIds: readonly string[]) => {
      const key = keys.recordOf(player.freeFireId);
      const contacts = [keys.contactOf(player, changes?.timeZone ?? 'America/Mexico_City')];
      const absences = tournamentIds.map((id, match) =>
        sampleAbsence(site.now(), { id: `${id}-${match}`, tournamentId: id, contacts }),
      );
      const record = recordOf(key, absences);
      return database.transaction(async (transaction) => {
        if (record === null) transaction.remove(RECORDS, key);
        else transaction.set(RECORDS, record);
      });
    },
  };
}

describe('who was absent from two tournaments', () => {
  it('waits although a place is free, behind all who register later', async () => {
    const site = await openQueue();
    await site.miss(ABSENT, 'copa-7', 'copa-8');
    const behind = await site.register(ABSENT);
    expect(behind).toMatchObject({ place: 'waiting', waitSeq: BEHIND_FROM + 1 });
    const [first, second, third] = await site.registerAll(1, 2, 3);
    expect([first.place, second.place, third.place]).toEqual(['held', 'held', 'waiting']);
    expect(await site.queue()).toEqual([third.waitSeq, behind.waitSeq]);
    await site.remove(first);
    expect((await site.unitOf(third)).place).toBe('held');
    expect((await site.unitOf(behind)).place).toBe('waiting');
  });

  it('gets a place that is left when the first confirmation opens, or a day before the start', async () => {
    const site = await openQueue();
    await site.miss(ABSENT, 'copa-7', 'copa-8');
    const behind = await site.register(ABSENT);
    site.advance(24 * HOUR_MS - 1);
    await site.register(sampleInput(1));
    expect((await site.unitOf(behind)).place).toBe('waiting');
    site.advance(1);
    await site.desk.reconsider(behind.id);
    expect(await site.unitOf(behind)).toMatchObject({ place: 'held', waitSeq: null, promotedAt: site.now() });
    await site.miss(sampleInput(3), 'copa-7', 'copa-8');
    expect((await site.register(sampleInput(3))).place).toBe('waiting');
  });

  it('gets a place at once when it comes after that moment and nobody waits', async () => {
    const site = await openQueue();
    site.advance(24 * HOUR_MS);
    await site.miss(ABSENT, 'copa-7', 'copa-8');
    expect(await site.register(ABSENT)).toMatchObject({ place: 'held', promotedAt: null });
  });

  it.each([
    ['one absence', ['copa-7'], {}, {}, 0],
    ['two absences in one tournament', ['copa-7', 'copa-7'], {}, {}, 0],
    ['a registration with another mailbox', ['copa-7', 'copa-8'], {}, { email: 'otra@correo.example' }, 0],
    ['a registration with another phone', ['copa-7', 'copa-8'], {}, { phone: '+57 300 123 4567' }, 0],
    [
      'a tournament without a waiting list',
      ['copa-7', 'copa-8'],
      { waitlist: { ...waitlist, max: 0 } },
      {},
      0,
    ],
    [
      'places that organisers give',
      ['copa-7', 'copa-8'],
      { waitlist: { ...waitlist, mode: 'manual' as const } },
      {},
      0,
    ],
    ['absences of more than 90 days ago', ['copa-7', 'copa-8'], { date: null }, {}, NO_SHOWS_KEPT_DAYS],
  ] as const)('has a place with %s', async (_, missed, changes, registered, days) => {
    const site = await openQueue(changes);
    await site.miss(ABSENT, ...missed);
    site.advance(days * DAY_MS);
    expect((await site.register({ ...ABSENT, ...registered })).place).toBe('held');
  });

  it('is behind however the same phone and mailbox are written, and as part of a team', async () => {
    const site = await openQueue({ timeZone: 'America/Mexico_City' });
    const local = { ...ABSENT, email: 'ana.paz@gmail.com', phone: '55 1234 5678' };
    await site.miss(local, 'copa-7', 'copa-8');
    const written = { ...local, email: 'AnaPaz+copa@googlemail.com', phone: '+52 1 55 1234 5678' };
    expect((await site.register(written)).place).toBe('waiting');
    const team = await openQueue({ modality: 'duo' });
    await team.miss(ABSENT, 'copa-7', 'copa-8');
    expect((await team.register({ ...ABSENT, unit: { name: 'Los Fénix', tag: '' } })).place).toBe('waiting');
  });

  it('gets a place from an organiser, who adds the player by hand', async () => {
    const site = await openQueue();
    await site.miss(ABSENT, 'copa-7', 'copa-8');
    expect((await site.add(ABSENT.requestId, ABSENT)).place).toBe('held');
  });

  it('stays where it is while a suspension keeps it from any place', async () => {
    const site = await openQueue();
    await site.miss(ABSENT, 'copa-7', 'copa-8');
    const behind = await site.register(ABSENT);
    await site.suspend(ABSENT);
    await site.desk.reconsider(behind.id);
    expect(await site.unitOf(behind)).toEqual(behind);
  });

  it('keeps its number where nothing is on record', async () => {
    const site = await openQueue({ maxPlayers: 1 });
    const [, waiting, later] = await site.registerAll(1, 2, 3);
    await site.desk.reconsider(waiting.id);
    expect(await site.queue()).toEqual([waiting.waitSeq, later.waitSeq]);
    expect(await site.unitOf(waiting)).toEqual(waiting);
  });

  it('has the number of its turn, and a place if one is free, once an absence is taken back', async () => {
    const site = await openQueue({ maxPlayers: 1 });
    await site.miss(ABSENT, 'copa-7', 'copa-8');
    const behind = await site.register(ABSENT);
    const [, later] = await site.registerAll(1, 2);
    await site.desk.reconsider(behind.id);
    expect(await site.queue()).toEqual([later.waitSeq, behind.waitSeq]);
    await site.miss(ABSENT, 'copa-7');
    await site.desk.reconsider(behind.id);
    expect(await site.unitOf(behind)).toMatchObject({ place: 'waiting', waitSeq: 1 });
    expect(await site.queue()).toEqual([1, later.waitSeq]);
    const free = await openQueue();
    await free.miss(ABSENT, 'copa-7', 'copa-8');
    const other = await free.register(ABSENT);
    await free.miss(ABSENT);
    await free.desk.reconsider(other.id);
    expect((await free.unitOf(other)).place).toBe('held');
  });
});

it('no moment comes for a tournament without a date', () => {
  expect(behindServedFrom({ windows: [], date: null })).toBeNull();
});

describe('the job', () => {
  const site = runServices(SAMPLE_NOW);

  async function waitBehind() {
    const { firestore, dependencies } = site.program;
    const { config, database } = dependencies;
    const opensAt = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
    const closesAt = new Date(SAMPLE_NOW.getTime() + 20 * HOUR_MS);
    const windows = [sampleWindow('entry', opensAt, closesAt)];
    const id = await createTournament(firestore, {
      maxPlayers: 2,
      waitlist,
      windows,
      date: new Date(SAMPLE_NOW.getTime() + 48 * HOUR_MS),
    });
    const player = playerOf(id, 1);
    const keys = createRecordKeys(config.statusCodeSecret);
    const contacts = [keys.contactOf(player, 'America/Mexico_City')];
    const absences = ['copa-7', 'copa-8'].map((tournamentId) =>
      sampleAbsence(SAMPLE_NOW, { id: tournamentId, tournamentId, contacts }),
    );
    const key = keys.recordOf(player.freeFireId);
    const record = recordOf(key, absences);
    await database.transaction(async (transaction) => {
      if (record !== null) transaction.set(RECORDS, record);
    });
    await settleAgenda(dependencies, [{ task: 'day', about: id }], site.now);
    const desk = createDesk(dependencies);
    const receipt = await desk.register(player);
    const placeNow = async () => (await database.get(REGISTRATIONS, receipt.id))?.place;
    expect(await placeNow()).toBe('waiting');
    return { id, key, desk, placeNow, opensAt };
  }

  it('wakes up when places go to those behind', async () => {
    const { id, desk, placeNow, opensAt } = await waitBehind();
    const { database } = site.program.dependencies;
    expect((await database.get(AGENDA, agendaId('day', id)))?.at).toEqual(opensAt);
    site.now = new Date(opensAt.getTime() - 1);
    await desk.endAllReviews(site.now);
    expect(await placeNow()).toBe('waiting');
    site.now = opensAt;
    await desk.endAllReviews(site.now);
    expect(await placeNow()).toBe('held');
  });

  it.each([
    [LONGEST_PLAY_MS, ['copa-1']],
    [LONGEST_PLAY_MS + 1, []],
  ])('asks about the queue of a tournament that began %i ms ago: %j', async (ago, asked) => {
    const opened = await openTournament({ date: SAMPLE_NOW, waitingPlayers: 1 });
    const found = await tournamentsWithQueue(opened.needs.database, new Date(SAMPLE_NOW.getTime() + ago));
    expect(found.map(({ id }) => id)).toEqual(asked);
  });

  it('asks again when an absence is taken back', async () => {
    const { key, desk, placeNow } = await waitBehind();
    const { database } = site.program.dependencies;
    await desk.reconsiderWaiting();
    expect(await placeNow()).toBe('waiting');
    await revokeEntry(site.program.dependencies, ACTOR, key, {
      entryId: 'copa-7',
      reason: 'Sí estaba en la sala',
    });
    expect(await database.get(AGENDA, agendaId('record', `${key}_copa-7`))).not.toBeNull();
    await desk.reconsiderWaiting();
    expect(await placeNow()).toBe('held');
  });
});
