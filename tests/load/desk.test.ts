import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, tally } from './support/desk.ts';
import { type FirestoreServer, startFirestore } from './support/firestore-server.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { createProgram, type Program } from './support/program.ts';
import { createTournament, playerOf } from './support/tournament.ts';

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
