import { describe, expect, it } from 'vitest';
import type { FirestoreService } from '../../emulator/src/core/firestore-service.ts';
import { type BuiltFunction, startBuiltFunction } from './support/built-function.ts';
import { createDesk } from './support/desk.ts';
import { type Answer, tallyAnswers } from './support/http.ts';
import { signUpInsistently } from './support/insistent-player.ts';
import {
  expectDecisionsToBeAudited,
  expectPlacesToAddUp,
  expectReceiptsToHold,
} from './support/invariants.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, playerOf, type SentRegistration } from './support/tournament.ts';

const PROJECT = 'demo-opening';
const PLAYERS = 400;
const PLACES = 350;
const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

type Commit = FirestoreService['commit'];

function createService(start: () => Promise<BuiltFunction>) {
  let current = start();
  return {
    address: async () => (await current).url,
    kill: async () => {
      const dying = await current;
      const ended = dying.kill();
      current = ended.then(start);
      await ended;
    },
    end: async () => (await current).kill(),
  };
}

describe('the opening minute', () => {
  let faults: ((commit: () => ReturnType<Commit>) => ReturnType<Commit>)[] = [];
  let isHappening = false;
  let calm = 0;

  const watch = (service: FirestoreService): FirestoreService => ({
    ...service,
    commit: (caller, request) => {
      const commit = () => service.commit(caller, request);
      const takesPlaces = request.writes.some(({ name }) => name.endsWith('-received'));
      const [fault] = faults;
      if (!takesPlaces || fault === undefined || isHappening) return commit();
      calm += 1;
      // Lets at least one commit pass before each fault, so that some callers get answers.
      if (calm < 2) return commit();
      isHappening = true;
      return fault(commit).finally(() => {
        isHappening = false;
      });
    },
  });
  const site = runSite(PROJECT, { firestore: { watch } });

  it('loses and doubles nothing when kill -9 hits the function before, during and after a commit', async () => {
    const { firestore, dependencies } = site.program;
    const tournamentId = await createTournament(firestore, { maxPlayers: PLACES });
    const service = createService(() => startBuiltFunction(PROJECT, site.server.address));
    const receipts = new Map<SentRegistration, Answer>();
    const approve = async (count: number) => {
      const { docs } = await firestore.collection('registrations').limit(count).get();
      const ids = docs.map(({ id }) => id);
      const desk = createDesk(dependencies);
      const decision = { status: 'approved', reason: null } as const;
      // While two instances change one tournament, some decisions may fail. The loop repeats them.
      let open = ids;
      while (open.length > 0) {
        const { results } = await desk.decideMany(ADMIN, open, decision);
        open = results.filter(({ success }) => !success).map(({ id }) => id);
      }
      return ids.length;
    };
    const deaths: string[] = [];
    let approving: Promise<number> | undefined;
    const happens = () => {
      faults.shift();
      calm = 0;
    };
    faults = [
      async (commit) => {
        // If the transaction lost a race, `commit` throws here, and the next transaction gets this fault.
        const committed = await commit();
        happens();
        await service.kill();
        deaths.push('committed, and nobody told');
        approving = approve(50);
        return committed;
      },
      async (commit) => {
        happens();
        await service.kill();
        deaths.push('sent, and gone before it was done');
        return commit();
      },
    ];
    const answers = await Promise.all(
      Array.from({ length: PLAYERS }, async (_, number) => {
        const player = playerOf(tournamentId, number);
        const answer = await signUpInsistently(service.address, player);
        if (answer.body.success) receipts.set(player, answer);
        return answer;
      }),
    );
    const approved = (await approving) ?? 0;
    await service.end();

    expect(deaths).toEqual(['committed, and nobody told', 'sent, and gone before it was done']);
    expect(tallyAnswers(answers)).toEqual({ accepted: PLACES, '409 tournament-full': PLAYERS - PLACES });
    const places = (await expectPlacesToAddUp(firestore)).get(tournamentId);
    expect(approved).toBeGreaterThan(0);
    expect(places).toEqual({ taken: PLACES, pending: PLACES - approved, approved, rejected: 0 });
    await expectReceiptsToHold(firestore, receipts);
    await expectDecisionsToBeAudited(firestore);
  });
});
