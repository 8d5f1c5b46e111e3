import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, tally } from './support/desk.ts';
import { type FirestoreServer, startFirestore } from './support/firestore-server.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { createProgram, type Program } from './support/program.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

describe('one desk', () => {
  let server: FirestoreServer;
  let program: Program;

  beforeAll(async () => {
    server = await startFirestore();
    program = createProgram({ projectId: 'demo-desk', firestoreAddress: server.address });
  });
  afterAll(async () => {
    await program.close();
    await server.close();
  });

  it('gives 100 places to exactly 100 of 1,000 players who come at once', async () => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: 100 });
    const desk = createDesk(program.dependencies);
    const calls = Array.from({ length: 1000 }, (_, number) => desk.register(playerOf(tournamentId, number)));
    expect(await tally(calls)).toEqual({ accepted: 100, 'tournament-full': 900 });
    const places = await expectPlacesToAddUp(program.firestore);
    expect(places.get(tournamentId)).toEqual({ taken: 100, pending: 100, approved: 0, rejected: 0 });
  });

  it('gives one place to a player who sends 50 requests at once', async () => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: 100 });
    const desk = createDesk(program.dependencies);
    const calls = Array.from({ length: 50 }, () => desk.register(playerOf(tournamentId, 1)));
    expect(await tally(calls)).toEqual({ accepted: 1, 'already-registered': 49 });
    expect((await expectPlacesToAddUp(program.firestore)).get(tournamentId)?.taken).toBe(1);
  });

  it('answers one request sent 50 times with the same receipt 50 times', async () => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: 100 });
    const desk = createDesk(program.dependencies);
    const input = playerOf(tournamentId, 1);
    const receipts = await Promise.all(Array.from({ length: 50 }, () => desk.register(input)));
    const first = receipts[0];
    for (const receipt of receipts) expect(receipt).toEqual(first);
    expect((await expectPlacesToAddUp(program.firestore)).get(tournamentId)?.taken).toBe(1);
  });

  it.each([
    ['another tournament', true, 1],
    ['another player', false, 2],
  ])('leaves alone who has the same request id by now, for %s', async (_, moves, number) => {
    const { firestore, dependencies } = program;
    const [one, two] = [
      await createTournament(firestore, { maxPlayers: 5 }),
      await createTournament(firestore, { maxPlayers: 5 }),
    ];
    const { database } = dependencies;
    const desk = createDesk(dependencies);
    const first = playerOf(one, 1);
    const second = playerOf(moves ? two : one, number, { requestId: first.requestId });
    /** Gone and back between what an organiser's call reads and what it does. */
    const slow = createDesk({
      ...dependencies,
      database: {
        ...database,
        get: async (collection, id) => {
          const read = await database.get(collection, id);
          await desk.remove(ADMIN, first.requestId);
          await desk.register(second);
          return read;
        },
      },
    });
    for (const act of [
      () => slow.decide(ADMIN, first.requestId, { status: 'approved', reason: null }),
      () => slow.remove(ADMIN, first.requestId),
    ]) {
      await desk.register(first);
      await expect(act()).rejects.toMatchObject({ code: 'not-found' });
      const places = await expectPlacesToAddUp(firestore);
      expect(places.get(second.tournamentId)).toMatchObject({ taken: 1, pending: 1 });
      await desk.remove(ADMIN, first.requestId);
    }
  });

  it('keeps one request id to one tournament when it is used for two at once', async () => {
    const [one, two] = await Promise.all([
      createTournament(program.firestore, { maxPlayers: 5 }),
      createTournament(program.firestore, { maxPlayers: 5 }),
    ]);
    const desk = createDesk(program.dependencies);
    const requestId = randomUUID();
    const calls = [one, two].map((id) => desk.register(playerOf(id, 1, { requestId })));
    expect(await tally(calls)).toEqual({ accepted: 1, 'request-reused': 1 });
    const places = await expectPlacesToAddUp(program.firestore);
    expect((places.get(one)?.taken ?? 0) + (places.get(two)?.taken ?? 0)).toBe(1);
  });
});
