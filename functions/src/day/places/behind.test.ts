import { recordOf } from '@copa/domain/fairness/record';
import { BEHIND_FROM, DAY_MS, HOUR_MS, NO_SHOWS_KEPT_DAYS } from '@copa/domain/limits';
import { behindServedFrom } from '@copa/domain/registrations/places/behind';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { createRecordKeys } from '../../desk/record-keys.ts';
import { SAMPLE_NOW, sampleAbsence, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { keyOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { createWorld } from '../../desk/world.fixture.ts';
import { revokeEntry } from '../../fairness/records.ts';
import { agendaId } from '../../store/agenda.ts';
import { AGENDA, RECORDS, REGISTRATIONS } from '../../store/collections.ts';
import { settleAgenda } from '../../wiring/agenda.ts';
import { reconsider } from './behind.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
const ABSENT = sampleInput(9);

const worldOf = (changes: Parameters<typeof sampleTournament>[0] = {}) =>
  createWorld({ tournament: sampleTournament({ maxPlayers: 2, waitlist, ...changes }) });
type World = ReturnType<typeof worldOf>;

const byNow = (world: World, { id }: StoredUnit) => {
  const unit = world.registrations.get(id);
  if (unit === undefined) throw new Error('the unit is gone');
  return unit;
};

describe('who was absent from two tournaments', () => {
  it('waits although a place is free, behind all who register later', () => {
    const world = worldOf();
    world.miss(ABSENT, 'copa-7', 'copa-8');
    const behind = world.register(ABSENT);
    expect(behind).toMatchObject({ place: 'waiting', waitSeq: BEHIND_FROM + 1 });
    const [first, second, third] = [1, 2, 3].map((number) => world.register(sampleInput(number)));
    expect([first?.place, second?.place, third?.place]).toEqual(['held', 'held', 'waiting']);
    expect(world.queue()).toEqual([third?.waitSeq, behind.waitSeq]);
    if (first !== undefined) world.remove(first);
    expect(third !== undefined && byNow(world, third).place).toBe('held');
    expect(byNow(world, behind).place).toBe('waiting');
  });

  it('gets a place that is left when the first confirmation opens, or a day before the start', () => {
    const world = worldOf();
    world.miss(ABSENT, 'copa-7', 'copa-8');
    const behind = world.register(ABSENT);
    world.advance(24 * HOUR_MS - 1);
    world.register(sampleInput(1));
    expect(byNow(world, behind).place).toBe('waiting');
    world.advance(1);
    const other = world.apply(reconsider(keyOf(behind)));
    expect(other).toMatchObject({ place: 'held', waitSeq: null, promotedAt: world.now() });
    world.miss(sampleInput(3), 'copa-7', 'copa-8');
    expect(world.register(sampleInput(3)).place).toBe('waiting');
  });

  it('gets a place at once when it comes after that moment and nobody waits', () => {
    const world = worldOf();
    world.advance(24 * HOUR_MS);
    world.miss(ABSENT, 'copa-7', 'copa-8');
    expect(world.register(ABSENT)).toMatchObject({ place: 'held', promotedAt: null });
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
  ] as const)('has a place with %s', (_, missed, changes, registered, days) => {
    const world = worldOf(changes);
    world.miss(ABSENT, ...missed);
    world.advance(days * DAY_MS);
    expect(world.register({ ...ABSENT, ...registered }).place).toBe('held');
  });

  it('is behind however the same phone and mailbox are written, and as part of a team', () => {
    const world = worldOf({ timeZone: 'America/Mexico_City' });
    const local = { ...ABSENT, email: 'ana.paz@gmail.com', phone: '55 1234 5678' };
    world.miss(local, 'copa-7', 'copa-8');
    const written = { ...local, email: 'AnaPaz+copa@googlemail.com', phone: '+52 1 55 1234 5678' };
    expect(world.register(written).place).toBe('waiting');
    const team = worldOf({ modality: 'duo' });
    team.miss(ABSENT, 'copa-7', 'copa-8');
    expect(team.register({ ...ABSENT, unit: { name: 'Los Fénix', tag: '' } }).place).toBe('waiting');
  });

  it('gets a place from an organiser, who adds the player by hand', () => {
    const world = worldOf();
    world.miss(ABSENT, 'copa-7', 'copa-8');
    const { fullName, freeFireId, email, phone } = ABSENT;
    expect(world.add('by-hand', { fullName, freeFireId, email, phone }).place).toBe('held');
  });

  it('has the number of its turn, and a place if one is free, once an absence is taken back', () => {
    const world = worldOf({ maxPlayers: 1 });
    world.miss(ABSENT, 'copa-7', 'copa-8');
    const behind = world.register(ABSENT);
    const [, later] = [1, 2].map((number) => world.register(sampleInput(number)));
    world.apply(reconsider(keyOf(behind)));
    expect(world.queue()).toEqual([later?.waitSeq, behind.waitSeq]);
    world.miss(ABSENT, 'copa-7');
    expect(world.apply(reconsider(keyOf(behind)))).toMatchObject({ place: 'waiting', waitSeq: 1 });
    expect(world.queue()).toEqual([1, later?.waitSeq]);
    const free = worldOf();
    free.miss(ABSENT, 'copa-7', 'copa-8');
    const other = free.register(ABSENT);
    free.miss(ABSENT);
    expect(free.apply(reconsider(keyOf(other))).place).toBe('held');
  });
});

it('no moment comes for a tournament without a date', () => {
  expect(behindServedFrom({ windows: [], date: null })).toBeNull();
});

describe('the job', () => {
  let time = SAMPLE_NOW;
  const site = runServices(() => time);
  beforeEach(() => {
    time = SAMPLE_NOW;
  });

  async function waitBehind() {
    const { firestore, dependencies } = site.program;
    const { config, database } = dependencies;
    const opensAt = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
    const closesAt = new Date(SAMPLE_NOW.getTime() + 20 * HOUR_MS);
    const windows = [{ kind: 'entry' as const, opensAt, closesAt, onMissing: 'release' as const }];
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
    await settleAgenda(dependencies, [{ task: 'day', about: id }], time);
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
    time = new Date(opensAt.getTime() - 1);
    await desk.closeAllDue(time);
    expect(await placeNow()).toBe('waiting');
    time = opensAt;
    await desk.closeAllDue(time);
    expect(await placeNow()).toBe('held');
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
