import { BEHIND_FROM, DAY_MS } from '@copa/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices, runServices } from '../../../tests/setup/local-site/services.ts';
import { noteDelivery } from '../day/rooms/delivery.ts';
import { createRegistrationCodes } from '../desk/code.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import { sampleForm, sampleInput, sampleTournament, sampleUnit } from '../desk/samples.fixture.ts';
import { freeFireIdsOf } from '../desk/stored-unit.ts';
import { deleteForm } from '../forms/forms.ts';
import { publishedMatch, services, settle } from '../play/protests/protests.fixture.ts';
import { ORGANISER } from '../play/samples/stage.fixture.ts';
import { eraseExpiredPlayers } from '../registrations/erasure.ts';
import { createRegistrationKeys } from '../registrations/keys.ts';
import { createRegistrationLookup } from '../registrations/lookup.ts';
import { AT_ONCE, putOnAgenda } from '../store/agenda.ts';
import {
  AGENDA,
  claimsOf,
  FORMS,
  matchesOf,
  PLAYERS,
  QUEUES,
  REGISTRATIONS,
  ROOMS,
  TOURNAMENTS,
} from '../store/collections.ts';
import { equal, type Reader } from '../store/database.ts';
import { withDefaults } from '../store/documents.ts';
import { UNITS_AT_ONCE, type UnitPage, unitPage } from '../store/unit-pages.ts';
import { deleteTournament } from '../tournaments/removal.ts';
import { runDue } from './job.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const site = runServices(NOW);

const run = () => runDue({ ...site.program.dependencies, identity: createAccounts() });
const set = (documents: Readonly<Record<string, object>>) =>
  Promise.all(
    Object.entries(documents).map(([path, fields]) => site.program.firestore.doc(path).set(fields)),
  );
const isThere = async (path: string) => (await site.program.firestore.doc(path).get()).exists;

/** `BAD` sorts before `GOOD`, so queries ordered by id find the unreadable document first. */
const [BAD, GOOD] = ['copa-a', 'copa-b'];

const ofTournament = (id: string) => ({
  [`rooms/${id}`]: {
    rooms: [{ match: 1, lobby: null, roomId: '77', password: 'fenix', openAt: daysAgo(60), revision: 1 }],
    seats: {},
  },
  [`guardians/member-${id}`]: {
    registrationId: 'unit-1',
    tournamentId: id,
    name: 'Rosa Díaz',
    phone: '+52 55 8765 4321',
  },
  [`followers/${id}_0`]: { tournamentId: id, phones: [], endsAt: daysAgo(id === BAD ? 50 : 40) },
  [`reports/report-${id}`]: {
    tournamentId: id,
    stage: 1,
    match: 'a-1',
    registrationId: 'unit-1',
    requestId: '00000000-0000-4000-8000-000000000001',
    revision: 1,
    width: 640,
    height: 320,
    sentAt: daysAgo(id === BAD ? 50 : 40),
    played: true,
    placement: 1,
    kills: 1,
    note: '',
  },
});

const ofForm = (id: string) => ({
  [`forms/${id}`]: { title: 'Encuesta', updatedAt: daysAgo(500) },
  [`forms/${id}/responses/answer`]: { formId: id, answers: {}, submittedAt: daysAgo(400) },
});

describe('an unreadable document does not keep the job from erasing', () => {
  beforeEach(async () => {
    await set({
      [`tournaments/${BAD}`]: { status: 'published', date: daysAgo(60), maxPlayers: 'many' },
      [`tournaments/${BAD}/stages/1/matches/a-1`]: { state: 'published' },
      [`tournaments/${GOOD}`]: {
        name: 'Copa',
        status: 'published',
        date: daysAgo(60),
        maxPlayers: 4,
        roomsRevision: 1,
      },
      ...ofTournament(BAD),
      ...ofTournament(GOOD),
      ...ofForm('form-a'),
      'formCounts/form-a': { responses: 'many' },
      ...ofForm('form-b'),
      'formCounts/form-b': { responses: 1 },
    });
  });

  it.each([
    ['the rooms', `rooms/${GOOD}`],
    ['the adults of minors', `guardians/member-${GOOD}`],
    ['the followers', `followers/${GOOD}_0`],
    ['what teams sent', `reports/report-${GOOD}`],
    ['the answers', 'forms/form-b/responses/answer'],
  ])('%s of others', async (_, path) => {
    await expect(run()).rejects.toThrow('does not fit its schema');
    expect(await isThere(path)).toBe(false);
  });

  it.each([
    ['the adult of a minor', `guardians/member-${GOOD}`, { tournamentId: GOOD, name: 7 }],
    ['followers', `followers/${GOOD}_0`, { tournamentId: GOOD, phones: 'many', endsAt: daysAgo(40) }],
  ])('%s, also unreadable', async (_, path, damaged) => {
    await set({ [path]: damaged });
    await expect(run()).rejects.toThrow('does not fit its schema');
    expect(await isThere(path)).toBe(false);
  });

  it('of other tournaments, if it is the adult of a minor', async () => {
    await set({ [`guardians/member-${BAD}`]: { tournamentId: BAD, name: 7 } });
    await expect(run()).rejects.toThrow('does not fit its schema');
    expect(await isThere(`guardians/member-${GOOD}`)).toBe(false);
  });
});

it('an unreadable answer and device are deleted with their form', async () => {
  await set({
    'forms/form-a': { title: 'Encuesta', updatedAt: daysAgo(5) },
    'forms/form-a/responses/answer': { answers: 'none' },
    'forms/form-a/devices/device': { responseId: 7 },
  });
  const { dependencies } = site.program;
  await expect(deleteForm(dependencies, ORGANISER, 'form-a', false)).rejects.toMatchObject({
    code: 'in-use',
  });
  expect(await deleteForm(dependencies, ORGANISER, 'form-a', true)).toMatchObject({ deletedResponses: 1 });
  expect(await isThere('forms/form-a/responses/answer')).toBe(false);
  expect(await isThere('forms/form-a/devices/device')).toBe(false);
});

it('unreadable settings do not keep an erasure that has begun from going on', async () => {
  const { id, ...unit } = sampleUnit(1, { tournamentId: GOOD });
  await set({
    'settings/site': { brand: 'none' },
    [`tournaments/${GOOD}`]: {
      name: 'Copa',
      status: 'published',
      date: daysAgo(60),
      maxPlayers: 4,
      playersErasedAt: daysAgo(0),
    },
    [`registrations/${id}`]: unit,
  });
  await expect(run()).rejects.toThrow('does not fit its schema');
  expect(await isThere(`registrations/${id}`)).toBe(false);
});

it('an unreadable tournament keeps no overdue place of another one', async () => {
  const overdue = (number: number, tournamentId: string) => {
    const { id, ...unit } = sampleUnit(number, { tournamentId, confirmBy: daysAgo(1) });
    return { [`registrations/${id}`]: unit };
  };
  const open = { name: 'Copa', status: 'published', date: daysAgo(-2), currentPlayers: 1 };
  await set({
    [`tournaments/${BAD}`]: { ...open, maxPlayers: 'many' },
    [`tournaments/${GOOD}`]: { ...open, maxPlayers: 4 },
    ...overdue(1, BAD),
    ...overdue(2, GOOD),
  });
  const { database } = site.program.dependencies;
  await database.transaction(async (transaction) => {
    for (const id of [BAD, 'copa-gone']) putOnAgenda(transaction, 'deadline', id, AT_ONCE);
  });
  await expect(run()).rejects.toThrow('does not fit its schema');
  expect((await database.get(REGISTRATIONS, 'unit-2'))?.place).toBe('released');
  expect((await database.get(REGISTRATIONS, 'unit-1'))?.place).toBe('held');
  const left = await database.find(AGENDA, { where: equal({ task: 'deadline' }) });
  expect(left.map(({ about }) => about)).toEqual([BAD]);
});

async function readIn(reader: Reader): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: UnitPage = await unitPage(reader, GOOD, [], after);
    ids.push(...page.units.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  return ids;
}

it('the pages of units go on behind unreadable ones', async () => {
  const fields = ({ id: _, ...unit }: ReturnType<typeof sampleUnit>) => unit;
  const numbers = Array.from({ length: UNITS_AT_ONCE + 5 }, (_, index) => index + 11);
  const units = numbers.map((number) => sampleUnit(number, { tournamentId: GOOD }));
  const unreadable = units.slice(0, 2).map(({ id }) => id);
  await set(Object.fromEntries(units.map((unit) => [`registrations/${unit.id}`, fields(unit)])));
  for (const id of unreadable) {
    await site.program.firestore.doc(`registrations/${id}`).update({ members: 'nobody' });
  }
  const { database } = site.program.dependencies;
  const readable = units.slice(2).map(({ id }) => id);
  expect(await readIn(database)).toEqual(readable);
  expect(await database.transaction(readIn)).toEqual(readable);
});

it('the pages of units go on behind more unreadable ones than one query reads', async () => {
  const fields = ({ id: _, ...unit }: ReturnType<typeof sampleUnit>) => unit;
  const units = Array.from({ length: 270 }, (_, index) => sampleUnit(index + 100, { tournamentId: GOOD }));
  const [last] = units.slice(-1);
  const stored = units.map((unit) => (unit === last ? fields(unit) : { ...fields(unit), members: 'nobody' }));
  await set(Object.fromEntries(units.map(({ id }, at) => [`registrations/${id}`, stored[at] ?? {}])));
  const { database } = site.program.dependencies;
  expect(await readIn(database)).toEqual([last?.id]);
});

it("an unreadable claim is reported without the player's ID", async () => {
  await set({ 'tournaments/copa/claims/123456789': { registrationId: 7 } });
  const { database } = site.program.dependencies;
  const claims = claimsOf('copa');
  await expect(database.get(claims, '123456789')).rejects.toThrow(/^tournaments\/copa\/claims\/… does not/);
  expect(await database.find(claims, {})).toEqual([]);
  expect(site.program.log.join()).toContain('tournaments/copa/claims/…');
  expect(site.program.log.join()).not.toContain('123456789');
});

it('an unreadable match does not hold up the other protested matches', async () => {
  await publishedMatch();
  const { context, now } = services;
  const [match] = await services.stored(matchesOf('copa-1', 1));
  if (match === undefined) throw new Error('no match was published');
  await services.store(matchesOf('copa-1', 1), { ...match, officialAt: null });
  await context.firestore.doc('tournaments/copa-0/stages/1/matches/a-1').set({ state: 'published' });
  await context.database.transaction(async (transaction) => {
    for (const id of ['copa-0', 'copa-1']) putOnAgenda(transaction, 'protest', `${id}_1_a-1`, AT_ONCE);
  });
  await expect(settle()).rejects.toThrow('does not fit its schema');
  const [freed] = await services.stored(matchesOf('copa-1', 1));
  expect(freed?.officialAt?.getTime()).toBeGreaterThan(now.getTime());
});

describe('an unreadable document about one player', () => {
  const BEHIND = BEHIND_FROM + 4;
  const pageOf = (number: number) => String(number).repeat(26);

  async function open(bad: Readonly<Record<string, object>>, held: number) {
    const opened = openServices(NOW);
    const { context } = opened;
    const waitSeqs = [2, 3, BEHIND].slice(held - 1);
    await opened.store(
      TOURNAMENTS,
      sampleTournament({
        maxPlayers: 3,
        currentPlayers: held,
        waitlist: { max: 9, mode: 'auto', endsAt: null },
        waitingPlayers: waitSeqs.length,
        lastWaitSeq: 4,
        roomsRevision: 1,
      }),
    );
    const room = { match: 1, lobby: null, roomId: '77', password: 'fenix', openAt: NOW, revision: 1 };
    await opened.store(ROOMS, withDefaults(ROOMS.schema, { id: 'copa-1', rooms: [room], seats: {} }));
    await opened.store(FORMS, sampleForm());
    await opened.store(QUEUES, { id: 'copa-1', waiting: waitSeqs });
    for (const number of [1, 2, 3, 4]) {
      const waitSeq = waitSeqs[number - held - 1] ?? null;
      const isWaiting = { place: 'waiting' as const, waitSeq, waitsFor: ['entry' as const], placedAt: null };
      const unit = sampleUnit(number, number <= held ? { status: 'approved' } : isWaiting);
      const members = unit.members.map((each) => ({ ...each, playerKey: pageOf(number) }));
      await opened.store(REGISTRATIONS, { ...unit, members });
      const [id = ''] = freeFireIdsOf(unit);
      await opened.store(claimsOf('copa-1'), { id, registrationId: unit.id, waiting: number > held });
    }
    for (const [path, fields] of Object.entries(bad)) await context.firestore.doc(path).set(fields);
    const unitOf = (number: number) => context.database.get(REGISTRATIONS, `unit-${number}`);
    return { desk: createDesk(context), context, unitOf, log: opened.log };
  }
  const guardianOf = (registrationId: string) => ({
    registrationId,
    tournamentId: 'copa-1',
    name: 'Rosa Díaz',
    phone: '+52 55 8765 4321',
  });
  const badRecord = (number: number) => {
    const [freeFireId = ''] = freeFireIdsOf(sampleUnit(number));
    const keys = createRecordKeys(site.program.dependencies.config.statusCodeSecret);
    return { [`records/${keys.recordOf(freeFireId)}`]: { entries: 'many' } };
  };

  it('who waits passes a free place on to the next, and the log names the record', async () => {
    const { desk, unitOf, log } = await open(badRecord(2), 1);
    await desk.remove(ORGANISER, 'unit-1');
    const [path = ''] = Object.keys(badRecord(2));
    expect(log.join()).toContain(`"path":"${path}"`);
    expect((await unitOf(2))?.place).toBe('waiting');
    expect((await unitOf(3))?.place).toBe('held');
  });

  it('who waits behind keeps no free place from the others', async () => {
    const { desk, unitOf } = await open(badRecord(4), 1);
    await expect(desk.reconsiderWaiting()).rejects.toThrow('does not fit its schema');
    expect((await unitOf(2))?.place).toBe('held');
  });

  it('who has a page keeps no room from the others', async () => {
    const { desk, unitOf, context } = await open({ [`players/${pageOf(1)}`]: { entries: 'many' } }, 3);
    await context.database.transaction(async (transaction) => {
      noteDelivery(transaction, { id: 'copa-1', roomsRevision: 1 }, context.newId);
    });
    await desk.deliverRooms('copa-1');
    expect((await unitOf(2))?.rooms).toHaveLength(1);
  });

  it('who shares a mailbox keeps nobody from registering', async () => {
    const { desk, context } = await open({}, 1);
    const input = sampleInput(9);
    const { here } = createRegistrationKeys(context.config.statusCodeSecret).mails(
      'copa-1',
      input.email,
    ).mailbox;
    await context.firestore.doc(`traces/${here}`).set({ expiresAt: daysAgo(-1), holder: 'unit-3' });
    await context.firestore.doc('registrations/unit-3').update({ members: 'nobody' });
    expect((await desk.register(input)).tournamentId).toBe('copa-1');
  });

  it('who has a page keeps no private page from the player', async () => {
    const { context } = await open({ [`players/${pageOf(1)}`]: { entries: 'many' } }, 3);
    const codes = createRegistrationCodes(context.config.statusCodeSecret);
    const code = codes.codeOf('unit-1');
    await context.firestore.doc('registrations/unit-1').update({ codeHashes: [codes.hashOf(code)] });
    const unit = await context.database.get(REGISTRATIONS, 'unit-1');
    const members = unit?.members.map((each) => ({ ...each, codeHash: codes.hashOf(code) }));
    await context.firestore.doc('registrations/unit-1').update({ members });
    expect(await createRegistrationLookup({ ...context, codes }).own(code)).toMatchObject({
      playerKey: null,
    });
  });

  it('who has a page is erased with the player', async () => {
    const { desk, unitOf, context } = await open({ [`players/${pageOf(1)}`]: { entries: 'many' } }, 3);
    await desk.remove(ORGANISER, 'unit-1');
    expect(await unitOf(1)).toBeNull();
    expect((await context.firestore.doc(`players/${pageOf(1)}`).get()).exists).toBe(false);
  });

  it.each(['deletion', 'age'] as const)(
    'is erased with the tournament, if it is the unit: %s',
    async (why) => {
      const played = {
        tournamentId: 'copa-1',
        tournament: 'Copa',
        number: 1,
        unit: 'Fénix',
        nick: 'Fénix',
        timeZone: 'UTC',
      };
      const others = { ...played, tournamentId: 'copa-2', nick: 'Ave' };
      const { context } = await open(
        {
          'phones/unit-1': {},
          'guardians/unit-1': { ...guardianOf('unit-1'), name: 7 },
          'mail/unit-1-received': {},
          'reports/report-1': { tournamentId: 'copa-1' },
          'rolls/roll-1': { tournamentId: 'copa-1' },
          [`players/${pageOf(1)}`]: { nick: 'Fénix', entries: [played, others] },
          [`players/${pageOf(2)}`]: { nick: 'Fénix', entries: [played] },
        },
        3,
      );
      const roster = context.firestore.doc('rosters/copa-1');
      await roster.set({ listed: true, units: { 1: { name: 'Los Fénix', tag: 'FNX' } } });
      const damaged = { state: 'accepted', nick: 7, mailIds: ['unit-1-received', '__x__', 'a/b'] };
      const members = [{ ...damaged, playerKey: pageOf(1) }, { ...damaged, playerKey: pageOf(2) }, 'nobody'];
      const rooms = [{ id: '1-1' }];
      await context.firestore.doc('registrations/unit-1').update({ members, rooms });
      const { ticketId } = sampleUnit(1);
      await context.firestore.doc(`tickets/${ticketId}/rooms/1-1`).set({ password: 'fenix' });
      if (why === 'age') {
        await context.firestore.doc('tournaments/copa-1').update({ playersErasedAt: NOW });
        await eraseExpiredPlayers(context, NOW);
      } else await deleteTournament(context, ORGANISER, 'copa-1', true);
      const left = (await context.firestore.collectionGroup('').get()).docs.map(({ ref }) => ref.path);
      expect(
        left.filter((path) =>
          /^(?:registrations|phones|guardians|tickets|mail|reports|rolls)\/|\/claims\//.test(path),
        ),
      ).toEqual([]);
      expect(left.filter((path) => path.startsWith('players/'))).toEqual([`players/${pageOf(1)}`]);
      const page = await context.database.get(PLAYERS, pageOf(1));
      expect(page).toMatchObject({ nick: 'Ave', entries: [{ tournamentId: 'copa-2' }] });
      expect(Object.keys(((await roster.get()).get('units') ?? {}) as object)).toEqual([]);
    },
  );
});
