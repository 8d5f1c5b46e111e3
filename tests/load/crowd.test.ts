import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { percentile, spreadOf } from '../../scripts/bench/statistics.ts';
import { openInbox } from './support/admin-inbox.ts';
import { type BuiltFunction, startBuiltFunction } from './support/built-function.ts';
import { type Child, startChild, untilHeld } from './support/child.ts';
import { tallyAnswers } from './support/http.ts';
import { signUpInsistently } from './support/insistent-player.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { createProgram, type Program } from './support/program.ts';
import { createTournament, playerOf } from './support/tournament.ts';
import { openVisitors } from './support/visitors.ts';

const PROJECT = 'demo-crowd';
const VISITORS = 400;
const POLLS_EACH = 2;
const INBOXES = 5;
const PLAYERS = 300;

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

  it('of 400 who poll, 300 who sign up and organisers who listen is served, and leaves nothing behind', async ({
    annotate,
  }) => {
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
    const visitors = openVisitors(PROJECT, database.ready);
    const alone: number[] = [];
    for (let poll = 0; poll < 20; poll += 1) alone.push((await visitors.poll()).milliseconds);

    const together: number[] = [];
    const visit = async () => {
      let seen = 1;
      for (let poll = 0; poll < POLLS_EACH; poll += 1) {
        const list = await visitors.poll();
        together.push(list.milliseconds);
        expect([...list.players.keys()]).toEqual([tournamentId]);
        const now = list.players.get(tournamentId) ?? 0;
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
    expect(together).toHaveLength(VISITORS * POLLS_EACH);
    expect((await visitors.poll()).players.get(tournamentId)).toBe(PLAYERS);
    expect((await expectPlacesToAddUp(program.firestore)).get(tournamentId)?.taken).toBe(PLAYERS);
    const sorted = together.toSorted((a, b) => a - b);
    const ratio = (share: number) => (percentile(sorted, share) / spreadOf(alone).median).toFixed(0);
    await annotate(`a poll in the crowd takes ${ratio(0.5)} x (99 %: ${ratio(0.99)} x) as long as one alone`);

    visitors.leave();
    await Promise.all(inboxes.map((inbox) => inbox.close()));
    await untilHeld(database, before);
    expect(before).toMatchObject({ listen: 0, webChannel: 0 });
    expect(database.log).toEqual([]);
  });
});
