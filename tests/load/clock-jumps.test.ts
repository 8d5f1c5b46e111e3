import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishDue } from '../../functions/src/tournaments/publish-due.ts';
import { createDesk, tally } from './support/desk.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import type { Program } from './support/program.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const at = (milliseconds: number) => new Date(START.getTime() + milliseconds);

describe('clocks that are wrong', () => {
  const offBy: [number, number] = [0, 0];
  const jump = (first: number, second: number) => offBy.splice(0, 2, first, second);
  beforeEach(() => {
    jump(0, 0);
  });
  const site = runSite('demo-clocks', {
    clock: (instance) => at(offBy[instance] ?? 0),
    emptied: ['tournaments', 'forms', 'registrations', 'tickets', 'mail', 'audit'],
  });

  const runJob = ({ dependencies }: Program) => publishDue(dependencies, dependencies.clock());

  it('that jump to and fro publish each tournament once, and never again', async () => {
    const { firestore } = site.program;
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        createTournament(firestore, {
          maxPlayers: 10,
          date: at(99 * HOUR_MS),
          status: 'scheduled',
          publishDate: at((index - 20) * 5 * MINUTE_MS),
        }),
      ),
    );
    const publishedAt = new Map<string, number>();
    for (const [first, second] of [
      [0, -HOUR_MS],
      [HOUR_MS, -HOUR_MS],
      [-HOUR_MS, HOUR_MS],
      [-2 * HOUR_MS, 2 * HOUR_MS],
      [5 * HOUR_MS, 0],
      [-5 * HOUR_MS, 5 * HOUR_MS],
    ] as const) {
      jump(first, second);
      const said = (await Promise.all(site.programs.map(runJob))).flat();
      const { docs } = await firestore.collection('tournaments').where('status', '==', 'published').get();
      for (const { id } of docs) expect(said.includes(id)).toBe(!publishedAt.has(id));
      for (const snapshot of docs) {
        const when = (snapshot.get('publishedAt') as { toMillis(): number }).toMillis();
        expect(publishedAt.get(snapshot.id) ?? when).toBe(when);
        publishedAt.set(snapshot.id, when);
      }
    }
    expect(publishedAt.size).toBe(60);
    const audit = await firestore.collection('audit').get();
    expect(audit.docs.map((entry) => String(entry.get('target'))).toSorted()).toEqual(
      [...publishedAt.keys()].map((id) => `tournaments/${id}`).toSorted(),
    );
  });

  it('give one request one receipt, whichever instance it reaches, and however late', async () => {
    const [ahead, behind] = site.programs;
    const tournamentId = await createTournament(ahead.firestore, {
      maxPlayers: 10,
      date: at(48 * HOUR_MS),
      registrationDeadline: at(30 * MINUTE_MS),
    });
    const desks = [createDesk(ahead.dependencies), createDesk(behind.dependencies)] as const;
    const player = playerOf(tournamentId, 1);
    jump(0, -HOUR_MS);
    const receipt = await desks[1].register(player);
    jump(HOUR_MS, -HOUR_MS);
    expect(await desks[0].register(player)).toEqual(receipt);
    expect(await desks[1].register(player)).toEqual(receipt);
    expect(await tally([desks[0].register(playerOf(tournamentId, 2))])).toEqual({ 'registration-closed': 1 });
    const rush = Array.from({ length: 40 }, (_, number) =>
      desks[number % 2 === 0 ? 0 : 1].register(playerOf(tournamentId, 100 + (number >> 1))),
    );
    expect(await tally(rush)).toEqual({ 'registration-closed': 20, accepted: 9, 'tournament-full': 11 });
    expect((await expectPlacesToAddUp(ahead.firestore)).get(tournamentId)?.taken).toBe(10);
  });
});
