import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistrationCodes } from '../../functions/src/desk/code.ts';
import { createRecordKeys } from '../../functions/src/desk/record-keys.ts';
import { createRegistrationLookup } from '../../functions/src/registrations/lookup.ts';
import {
  bareTransaction,
  type CountedFirestore,
  startCountedFirestore,
} from './support/counted-firestore.ts';
import { createDesk } from './support/desk.ts';
import { createProgram, type Program } from './support/program.ts';
import { createTournament, playerOf } from './support/tournament.ts';

describe('what registrations cost', () => {
  let server: CountedFirestore;
  let program: Program;

  beforeAll(async () => {
    server = await startCountedFirestore();
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

    server.takeCalls();
    await bareTransaction(program.firestore);
    expect(server.takeCalls()).toEqual(['read', 'commit']);

    await desk.register(playerOf(tournamentId, 2));
    const calls = server.takeCalls();
    expect(calls.toSorted((a, b) => a.localeCompare(b))).toEqual(['commit', 'query', 'read']);
    expect(calls.at(-1)).toBe('commit');
  });

  it('the first of an instance: one read more, for the form', async () => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: 10 });
    const desk = createDesk(program.dependencies);
    server.takeCalls();
    await desk.register(playerOf(tournamentId, 1));
    expect(server.takeCalls().filter((call) => call !== 'query')).toEqual(['read', 'read', 'commit']);
  });

  it('two hundred at once who ask whether a player is registered: three reads each, and no query', async () => {
    const { firestore, dependencies } = program;
    const tournamentId = await createTournament(firestore, { maxPlayers: 10 });
    const { config, database, clock } = dependencies;
    const codes = createRegistrationCodes(config.statusCodeSecret);
    const recordKeys = createRecordKeys(config.statusCodeSecret);
    const lookup = createRegistrationLookup({ database, clock, codes, recordKeys });
    server.takeCalls();
    const asked = Array.from({ length: 200 }, (_, number) =>
      lookup.isTaken(tournamentId, String(10_000_000 + number)),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set([false]));
    const calls = server.takeCalls();
    expect(calls).not.toContain('query');
    expect(calls.filter((call) => call === 'read').length).toBeLessThanOrEqual(600);
  });

  it('a thousand at once: a handful of transactions', async () => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: 1000 });
    const desk = createDesk(program.dependencies);
    server.takeCalls();
    await Promise.all(
      Array.from({ length: 1000 }, (_, number) => desk.register(playerOf(tournamentId, number))),
    );
    expect(server.takeCalls().filter((call) => call === 'commit').length).toBeLessThanOrEqual(6);
  });
});
