import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { TournamentUpdateSchema } from '@copa/domain/tournaments/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { systemClock } from '../../emulator/src/core/clock.ts';
import { updateTournament } from '../../functions/src/tournaments/commands.ts';
import { publishDue } from '../../functions/src/tournaments/publish-due.ts';
import { createDesk, tally } from './support/desk.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import type { Program } from './support/program.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };
const at = (milliseconds: number) => new Date(START.getTime() + milliseconds);

describe('clocks that are wrong', () => {
  let serverIsOffBy = 0;
  const offBy: [number, number] = [0, 0];
  const jump = (first: number, second: number) => offBy.splice(0, 2, first, second);
  beforeEach(() => {
    serverIsOffBy = 0;
    jump(0, 0);
  });
  const site = runSite('demo-clocks', {
    clock: (instance) => at(offBy[instance] ?? 0),
    firestore: {
      clock: { ...systemClock, now: () => systemClock.now() + BigInt(serverIsOffBy) * 1000n },
    },
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

  it('do not let an organiser overwrite what another has changed', async () => {
    const [ahead, behind] = site.programs;
    const { firestore } = ahead;
    const id = await createTournament(firestore, { maxPlayers: 10, date: at(48 * HOUR_MS) });
    const linkedFormId = String((await firestore.doc(`tournaments/${id}`).get()).get('linkedFormId'));
    const fields = { name: 'Copa', date: at(48 * HOUR_MS), status: 'published', linkedFormId };
    const change = ({ dependencies }: Program, maxPlayers: number, expectedUpdatedAt: Date | null) =>
      updateTournament(
        dependencies,
        ADMIN,
        id,
        z.parse(TournamentUpdateSchema, { ...fields, maxPlayers, expectedUpdatedAt }),
      );
    jump(HOUR_MS, -HOUR_MS);
    const first = await change(ahead, 20, null);
    const second = await change(behind, 30, first.updatedAt);
    expect(second.updatedAt?.getTime()).toBeGreaterThan(Number(first.updatedAt?.getTime()));
    await expect(change(ahead, 40, first.updatedAt)).rejects.toMatchObject({ code: 'stale-write' });
    const third = await change(behind, 50, second.updatedAt);
    expect(third.updatedAt?.getTime()).toBeGreaterThan(Number(second.updatedAt?.getTime()));
  });

  it('leave the times of documents to the database, which never go back', async () => {
    const [ahead, behind] = site.programs;
    const { firestore } = ahead;
    const tournamentId = await createTournament(firestore, { maxPlayers: 10, date: at(48 * HOUR_MS) });
    const times: bigint[] = [];
    const register = async (program: Program, number: number) => {
      const player = playerOf(tournamentId, number);
      await createDesk(program.dependencies).register(player);
      const { updateTime } = await program.firestore.doc(`registrations/${player.requestId}`).get();
      if (updateTime === undefined) throw new Error('not stored');
      times.push(BigInt(updateTime.seconds) * 1_000_000n + BigInt(updateTime.nanoseconds / 1000));
    };
    const before = systemClock.now();
    jump(24 * HOUR_MS, -24 * HOUR_MS);
    await register(ahead, 1);
    await register(behind, 2);
    const after = systemClock.now();
    for (const time of times) {
      expect(time).toBeGreaterThanOrEqual(before);
      expect(time).toBeLessThanOrEqual(after);
    }
    serverIsOffBy = -HOUR_MS;
    await register(ahead, 3);
    await register(behind, 4);
    expect(times).toEqual(times.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(times).size).toBe(4);
    expect((await expectPlacesToAddUp(firestore)).get(tournamentId)?.taken).toBe(4);
  });
});
