import { roomKey } from '@copa/domain/day/room';
import { DEFAULT_PLAY_MS, HOUR_MS, ROOMS_KEPT_MS } from '@copa/domain/limits';
import type { OpenRoom } from '@copa/domain/registrations/ticket-room';
import { isComplete } from '@copa/domain/registrations/unit';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../../tests/load/support/tournament.ts';
import { type Instance, runServices } from '../../../../tests/setup/local-site/services.ts';
import { REGISTRATIONS, ROOMS, roomsOf, TOURNAMENTS } from '../../store/collections.ts';
import type { Database } from '../../store/database.ts';
import { readDocument } from '../../store/documents.ts';
import { UNITS_AT_ONCE } from '../../store/unit-pages.ts';
import { deleteTournament } from '../../tournaments/removal.ts';
import { deleteRoom, eraseRooms, putRoom } from './rooms.ts';

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };
const MATCH = { lobby: null, match: 1 };
const PASSWORD = 'clave-de-la-sala';
const KEY_OF_ANOTHER_SEASON = '0123456789abc'.repeat(2);
const ROOM = { roomId: 'sala-de-la-final', password: PASSWORD };

describe('the rooms of a tournament', () => {
  const site = runServices();

  const put = (id: string, changes: object = {}, { dependencies }: Instance = site.program) =>
    putRoom(dependencies, ADMIN, id, MATCH, { ...ROOM, openAt: new Date(Date.now() - 1), ...changes });

  async function played(units: number, places = units): Promise<{ id: string; desk: Desk }> {
    const desk = createDesk(site.program.dependencies);
    const id = await createTournament(site.program.firestore, {
      maxPlayers: places,
      waitlist: { max: units - places, mode: 'auto', endsAt: null },
    });
    const receipts = await Promise.all(
      Array.from({ length: units }, (_, number) => desk.register(playerOf(id, number))),
    );
    await desk.decideMany(
      ADMIN,
      receipts.map((receipt) => receipt.id),
      { status: 'approved', reason: null },
    );
    return { id, desk };
  }

  it('reach every ticket, though an instance dies between two pages, others hurry, and players come and go', async () => {
    const { id, desk } = await played(130);
    await put(id);
    const { dependencies } = site.program;
    const dying = { ...dependencies, database: dyingAfterPages(1, dependencies.database) };
    await expect(createDesk(dying).deliverRooms(id)).rejects.toThrow('the instance is gone');
    expect(await roomCount(site.program.firestore)).toBe(UNITS_AT_ONCE);

    const [first, second, third] = await unitsOf(site.program.firestore);
    await put(id, { password: `${PASSWORD}-2` });
    await Promise.all([
      desk.deliverRooms(id),
      createDesk(site.programs[1].dependencies).deliverAllRooms(),
      desk.remove(ADMIN, first?.id ?? ''),
      desk.decide(ADMIN, second?.id ?? '', { status: 'rejected', reason: null }),
      desk.decide(ADMIN, third?.id ?? '', { status: 'pending', reason: null }),
    ]);
    await createDesk(dependencies).deliverAllRooms();
    await expectRoomsToBeDealt(site.program.firestore);
    expect(await roomCount(site.program.firestore)).toBe(127);
    expect(
      (await site.program.firestore.collection('agenda').where('task', '==', 'delivery').get()).size,
    ).toBe(0);
  });

  it('reach every ticket once more if a password changes after the last page was written', async () => {
    const { id } = await played(1);
    await put(id);
    const { dependencies, firestore } = site.program;
    const { database } = dependencies;
    const changes = [() => put(id, { password: `${PASSWORD}-2` })];
    const transaction: Database['transaction'] = async (work) => {
      for (const change of changes.splice(0)) await change();
      return database.transaction(work);
    };
    await createDesk({ ...dependencies, database: { ...database, transaction } }).deliverRooms(id);
    expect(changes).toEqual([]);
    await expectRoomsToBeDealt(firestore);
    expect(await roomCount(firestore)).toBe(1);
  });

  it('are stored only for units that may read them, whatever happens in the tournament', async () => {
    const { id, desk } = await played(12, 8);
    await put(id);
    await desk.deliverRooms(id);
    const [first, second] = await unitsOf(site.program.firestore);
    await desk.remove(ADMIN, first?.id ?? '');
    await desk.replaceTicket(ADMIN, second?.id ?? '');
    await put(id, { roomId: 'otra-sala-de-la-final' });
    await desk.deliverAllRooms();
    await deleteRoom(site.program.dependencies, ADMIN, id, MATCH);
    await put(id);
    await desk.deliverAllRooms();
    await expectRoomsToBeDealt(site.program.firestore);

    const holding = (await everyDocument(site.program.firestore)).filter(({ text }) =>
      /clave-de-la-sala|sala-de-la-final/.test(text),
    );
    expect(holding.length).toBeGreaterThan(1);
    expect(holding.filter(({ path }) => !/^rooms\/[^/]+$|^tickets\/[^/]+\/rooms\/[^/]+$/.test(path))).toEqual(
      [],
    );
    for (const { log } of site.programs) expect(log.join('\n')).not.toMatch(/clave-de|sala-de-la/);
  });

  it('come with the lobbies and season of today, also for a unit that lost its place', async () => {
    const { id, desk } = await played(2);
    const [first, second] = await unitsOf(site.program.firestore);
    const [member] = first?.members ?? [];
    const former = {
      lobby: { stage: 1, id: 'a' },
      members: [{ ...member, seasonKey: KEY_OF_ANOTHER_SEASON }],
    };
    await site.program.firestore.doc(`registrations/${first?.id}`).update({ ...former, place: 'released' });
    await site.program.firestore.doc(`registrations/${second?.id}`).update({ ...former, place: 'waiting' });
    await put(id);
    await desk.deliverRooms(id);
    for (const { lobby, members } of await unitsOf(site.program.firestore)) {
      expect([lobby, members]).toMatchObject([null, [{ seasonKey: null }]]);
    }
  });

  it('are gone a day after the tournament, from the tickets too, and with what phones wrote', async () => {
    const { id, desk } = await played(3);
    await put(id);
    const [first, second, third] = await unitsOf(site.program.firestore);
    await site.program.firestore.doc(`rooms/${id}`).update({
      stage: 2,
      lobbies: { [first?.id ?? '']: 'a', [second?.id ?? '']: 'a' },
      former: { [third?.id ?? '']: { stage: 1, id: 'b' } },
    });
    await desk.deliverRooms(id);
    const [unit] = await unitsOf(site.program.firestore);
    await site.program.firestore
      .doc(`tickets/${unit?.ticketId}/openings/${unit?.rooms[0]?.id}`)
      .set({ room: `${id}/${unit?.rooms[0]?.id}`, ticketId: unit?.ticketId, at: new Date() });
    const tournament = readDocument(TOURNAMENTS, await site.program.firestore.doc(`tournaments/${id}`).get());
    const end = (tournament?.date?.getTime() ?? 0) + DEFAULT_PLAY_MS;
    await site.program.firestore.doc(`tournaments/${id}`).update({ endedAt: new Date(end) });
    const last = end + ROOMS_KEPT_MS;
    await eraseRooms(site.program.dependencies, new Date(last));
    await desk.deliverAllRooms();
    expect(await roomCount(site.program.firestore)).toBe(2);
    await eraseRooms(site.program.dependencies, new Date(last + 1));
    await desk.deliverAllRooms();
    await expectNothingLeft();
    const drawnFor = (await unitsOf(site.program.firestore)).map(({ lobby }) => lobby?.stage);
    expect(drawnFor).toEqual([2, 2, 1]);
  });

  it('are gone with the tournament, and with the players where these go first', async () => {
    const { id, desk } = await played(12);
    await put(id);
    await desk.deliverRooms(id);
    const deleted = await deleteTournament(site.program.dependencies, ADMIN, id, true);
    expect(deleted.deletedRegistrations).toBe(12);
    await desk.deliverAllRooms();
    await expectNothingLeft();
  });

  async function expectNothingLeft(): Promise<void> {
    const left = (await everyDocument(site.program.firestore)).filter(
      ({ path, text }) => /rooms\/|openings\/|deliveries\//.test(path) || text.includes(PASSWORD),
    );
    expect(left).toEqual([]);
  }

  it('cost no read where there never was one', async () => {
    const desk = createDesk(site.program.dependencies);
    const id = await createTournament(site.program.firestore, {
      maxPlayers: 2,
      date: new Date(Date.now() + HOUR_MS),
    });
    await site.program.firestore.doc(`rooms/${id}`).set({ rooms: 'unreadable' });
    await expect(desk.register(playerOf(id, 1))).resolves.toMatchObject({ place: 'held' });
  });
});

function dyingAfterPages(pages: number, database: Database): Database {
  let left = pages;
  return {
    ...database,
    page: (...query) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the instance is gone')) : database.page(...query);
    },
  };
}

async function unitsOf(firestore: Firestore) {
  const { docs } = await firestore.collection('registrations').get();
  return docs.flatMap((snapshot) => readDocument(REGISTRATIONS, snapshot) ?? []);
}

async function roomCount(firestore: Firestore): Promise<number> {
  const { docs } = await firestore.collectionGroup('rooms').get();
  return docs.filter(({ ref }) => ref.path.startsWith('tickets/')).length;
}

async function expectRoomsToBeDealt(firestore: Firestore): Promise<void> {
  const units = await unitsOf(firestore);
  const stored = (await firestore.collection('rooms').get()).docs.flatMap(
    (snapshot) => readDocument(ROOMS, snapshot) ?? [],
  );
  const expected = stored.flatMap(({ id: tournamentId, rooms, seats }) =>
    units
      .filter((unit) => unit.tournamentId === tournamentId && mayPlay(unit))
      .flatMap((unit) =>
        rooms.map(({ revision, lobby: _, ...room }): [string, OpenRoom] => {
          const id = roomKey({ match: room.match, revision });
          const seat = seats[unit.id] ?? 0;
          return [`tickets/${unit.ticketId}/rooms/${id}`, { ...room, id, tournamentId, seat }];
        }),
      ),
  );
  const { docs } = await firestore.collectionGroup('rooms').get();
  const dealt = docs
    .filter(({ ref }) => ref.path.startsWith('tickets/'))
    .map((snapshot): [string, OpenRoom | null] => [
      snapshot.ref.path,
      readDocument(roomsOf('any'), snapshot),
    ]);
  expect(new Map(dealt)).toEqual(new Map(expected));
  for (const { seats } of stored) {
    expect(new Set(Object.values(seats)).size).toBe(Object.keys(seats).length);
    expect(Object.keys(seats).filter((id) => !units.some((unit) => unit.id === id && holds(unit)))).toEqual(
      [],
    );
  }
}

type Stored = Awaited<ReturnType<typeof unitsOf>>[number];

const holds = ({ place }: Stored) => place === 'held';
const mayPlay = (unit: Stored) => holds(unit) && unit.status === 'approved' && isComplete(unit.members);

async function everyDocument(firestore: Firestore) {
  const found: { readonly path: string; readonly text: string }[] = [];
  const visit = async (owner: Pick<Firestore, 'listCollections'>): Promise<void> => {
    for (const collection of await owner.listCollections()) {
      for (const reference of await collection.listDocuments()) {
        const snapshot = await reference.get();
        if (snapshot.exists) found.push({ path: reference.path, text: JSON.stringify(snapshot.data()) });
        await visit(reference);
      }
    }
  };
  await visit(firestore);
  return found;
}
