import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from './support/desk.ts';
import { type FirestoreServer, startFirestore } from './support/firestore-server.ts';
import { createProgram, type Program } from './support/program.ts';
import { createTournament, playerOf } from './support/tournament.ts';

describe('what registrations cost', () => {
  let server: FirestoreServer;
  let program: Program;
  let calls: string[] = [];

  beforeAll(async () => {
    server = await startFirestore({
      watch: (service) => ({
        ...service,
        batchGetDocuments: (...request) => {
          calls.push('read');
          return service.batchGetDocuments(...request);
        },
        runQuery: (...request) => {
          calls.push('query');
          return service.runQuery(...request);
        },
        commit: (...request) => {
          calls.push('commit');
          return service.commit(...request);
        },
      }),
    });
    program = createProgram({ projectId: 'demo-cost', firestoreAddress: server.address });
  });
  afterAll(async () => {
    await program.close();
    await server.close();
  });

  it('one: a bare transaction, and the questions beside its read', async () => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: 10 });
    const desk = createDesk(program.dependencies);
    await desk.register(playerOf(tournamentId, 1));

    calls = [];
    const reference = program.firestore.doc(`tournaments/${tournamentId}`);
    await program.firestore.runTransaction(async (transaction) => {
      await transaction.get(reference);
      transaction.update(reference, { touched: true });
    });
    expect(calls).toEqual(['read', 'commit']);

    calls = [];
    await desk.register(playerOf(tournamentId, 2));
    expect(calls.toSorted((a, b) => a.localeCompare(b))).toEqual(['commit', 'query', 'read']);
    expect(calls.at(-1)).toBe('commit');
  });

  it('the first of an instance: one read more, for the form', async () => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: 10 });
    const desk = createDesk(program.dependencies);
    calls = [];
    await desk.register(playerOf(tournamentId, 1));
    expect(calls.filter((call) => call !== 'query')).toEqual(['read', 'read', 'commit']);
  });

  it('a thousand at once: a handful of transactions', async () => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: 1000 });
    const desk = createDesk(program.dependencies);
    calls = [];
    await Promise.all(
      Array.from({ length: 1000 }, (_, number) => desk.register(playerOf(tournamentId, number))),
    );
    expect(calls.filter((call) => call === 'commit').length).toBeLessThanOrEqual(6);
  });
});
