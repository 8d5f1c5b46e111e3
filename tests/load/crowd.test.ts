import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openInbox } from './support/admin-inbox.ts';
import { type BuiltFunction, startBuiltFunction } from './support/built-function.ts';
import { type Child, startChild, untilHeld } from './support/child.ts';
import { tallyAnswers } from './support/http.ts';
import { signUpInsistently } from './support/insistent-player.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { createProgram, type Program } from './support/program.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const PROJECT = 'demo-crowd';
const VISITORS = 400;
const POLLS_EACH = 2;
const INBOXES = 5;
const PLAYERS = 300;

const ResultsSchema = z.array(
  z.object({
    document: z.optional(
      z.object({
        name: z.string(),
        fields: z.object({ currentPlayers: z.object({ integerValue: z.string() }) }),
      }),
    ),
  }),
);

/** Reads the dated tournaments to come, and returns the number of players of each. */
async function pollTournaments(address: string): Promise<ReadonlyMap<string, number>> {
  const filter = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  const filters = [
    filter('status', 'EQUAL', { stringValue: 'published' }),
    filter('date', 'GREATER_THAN_OR_EQUAL', { timestampValue: new Date().toISOString() }),
  ];
  const structuredQuery = {
    from: [{ collectionId: 'tournaments' }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [{ field: { fieldPath: 'date' }, direction: 'ASCENDING' }],
    limit: 50,
  };
  const url = `http://${address}/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) });
  if (!response.ok) throw new Error(`a visitor was told ${response.status}: ${await response.text()}`);
  const results = z.parse(ResultsSchema, await response.json());
  return new Map(
    results.flatMap(({ document }) =>
      document === undefined
        ? []
        : [[document.name.split('/').at(-1) ?? '', Number(document.fields.currentPlayers.integerValue)]],
    ),
  );
}

describe('a crowd', () => {
  let database: Child;
  let service: BuiltFunction;
  let program: Program;

  beforeAll(async () => {
    database = await startChild('firestore-host.ts');
    service = await startBuiltFunction(PROJECT, database.ready);
    program = createProgram({ projectId: PROJECT, firestoreAddress: database.ready });
  });
  afterAll(async () => {
    await program.close();
    await service.kill();
    await database.kill();
  });

  it('of 400 who poll, 300 who sign up and organisers who listen is served, and leaves nothing behind', async () => {
    const tournamentId = await createTournament(program.firestore, { maxPlayers: 1000 });
    await createTournament(program.firestore, { maxPlayers: 1000, status: 'draft' });
    await createTournament(program.firestore, { maxPlayers: 1000, status: 'scheduled' });
    const players = Array.from({ length: PLAYERS }, (_, number) => playerOf(tournamentId, number));
    const [first, ...others] = players.map(
      (player) => () => signUpInsistently(async () => service.url, player),
    );
    expect(await first?.()).toMatchObject({ status: 201 });

    const before = await database.held();
    const inboxes = Array.from({ length: INBOXES }, () => openInbox(PROJECT, database.ready));
    await Promise.all(
      inboxes.map((inbox) => inbox.shows(players.slice(0, 1).map(({ requestId }) => requestId))),
    );
    const visit = async () => {
      let seen = 1;
      for (let poll = 0; poll < POLLS_EACH; poll += 1) {
        const list = await pollTournaments(database.ready);
        expect([...list.keys()]).toEqual([tournamentId]);
        const now = list.get(tournamentId) ?? 0;
        expect(now).toBeGreaterThanOrEqual(seen);
        seen = now;
      }
    };
    const [answers] = await Promise.all([
      Promise.all(others.map((signUp) => signUp())),
      ...Array.from({ length: VISITORS }, visit),
      ...inboxes.map((inbox) => inbox.shows(players.map(({ requestId }) => requestId))),
    ]);
    expect(tallyAnswers(answers)).toEqual({ accepted: PLAYERS - 1 });
    expect((await pollTournaments(database.ready)).get(tournamentId)).toBe(PLAYERS);
    expect((await expectPlacesToAddUp(program.firestore)).get(tournamentId)?.taken).toBe(PLAYERS);

    await Promise.all(inboxes.map((inbox) => inbox.close()));
    await untilHeld(database, before);
    expect(before).toMatchObject({ listen: 0, webChannel: 0 });
    expect(database.log).toEqual([]);
  });
});
