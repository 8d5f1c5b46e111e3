import type { Obstacle } from '@copa/domain/registrations/next-in-queue';
import fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '../setup/property-cases.ts';
import { type FirestoreServer, PRODUCT_RULES, startFirestore } from './support/firestore-server.ts';
import { ABSENT_OPENING, absentDays } from './support/model/days/absent.ts';
import { PASSED_OVER } from './support/model/days/passed-over.ts';
import {
  after,
  DAY_OPENING,
  days,
  OPENING,
  TEAM_OPENING,
  teamDays,
  tournamentDays,
  type Wave,
} from './support/model/days/random.ts';
import { CROWDED, DYING, IN_TEAMS } from './support/model/days/written.ts';
import { explain } from './support/model/explain.ts';
import { expectReadersToAgree } from './support/model/readers.ts';
import { openSite, type Site } from './support/model/site.ts';
import { emptyWorld, type World, waitingIn } from './support/model/world.ts';
import { copyWhole, createReader } from './support/whole-database.ts';

const LIMITS = { interruptAfterTimeLimit: 200_000, markInterruptAsFailure: true };
const OPENS = '2026-11-20T12:00:00.000Z';

interface Opened {
  readonly world: World;
  readonly reader: Firestore;
}

describe('the API', () => {
  let server: FirestoreServer;
  let runs = 0;
  /** Each opening is played once, and its database is copied for every day that begins with it. */
  const opened = new Map<readonly Wave[], Promise<Opened>>();

  beforeAll(async () => {
    server = await startFirestore({ rules: PRODUCT_RULES });
  });
  afterAll(() => server.close());

  const open = (projectId: string) =>
    openSite(projectId, { address: server.address, service: server.service }, OPENS);

  async function playWaves(site: Site, start: World, waves: readonly Wave[]): Promise<World> {
    let world = start;
    for (const { passes, acts, waiting } of waves) {
      world = { ...world, now: after(world, passes) };
      site.now = world.now;
      const plans = acts.map((act) => act.plan(world));
      const send = () => Promise.all(plans.map((plan) => plan.send(site)));
      const told = await (plans.length > 1 ? site.overSockets(send) : send());
      world = explain(world, plans, { told, stored: await site.stored() });
      const { length } = Object.keys(world.tournaments).flatMap((id) => waitingIn(world, id));
      expect(length).toBe(waiting ?? length);
    }
    return world;
  }

  async function playOpening(opening: readonly Wave[]): Promise<Opened> {
    const projectId = `demo-opening-${opened.size}`;
    const site = await open(projectId);
    try {
      const world = await playWaves(site, emptyWorld(OPENS), opening);
      return { world, reader: createReader(projectId, server.service) };
    } finally {
      await site.close();
    }
  }

  async function openDay(projectId: string, opening: readonly Wave[]): Promise<World> {
    const playing = opened.get(opening) ?? playOpening(opening);
    opened.set(opening, playing);
    const { world, reader } = await playing;
    await copyWhole(reader, createReader(projectId, server.service));
    return world;
  }

  async function play(
    waves: readonly Wave[],
    opening: readonly Wave[],
  ): Promise<readonly (readonly Obstacle[])[]> {
    runs += 1;
    const projectId = `demo-model-${runs}`;
    const start = opening.length === 0 ? emptyWorld(OPENS) : await openDay(projectId, opening);
    const site = await open(projectId);
    try {
      const world = await playWaves(site, start, waves);
      await expectReadersToAgree(site, world);
      return site.kept;
    } finally {
      await site.close();
    }
  }

  const playAny = (days: fc.Arbitrary<readonly Wave[]>, numRuns: number, opening: readonly Wave[]) =>
    fc.assert(
      fc.asyncProperty(days, async (waves) => {
        await expect(play(waves, opening)).resolves.toBeDefined();
      }),
      { numRuns: casesOf(numRuns), ...LIMITS },
    );

  it.each([
    ['one call after another', 1, 2],
    ['calls at once, as in some order', 3, 2],
  ])('does what the specification says: %s', async (_, atOnce, numRuns) => {
    await expect(playAny(days(atOnce), numRuns, OPENING)).resolves.toBeUndefined();
  });

  it.each([
    ['one call after another', 1, 1],
    ['calls at once, as in some order', 2, 1],
  ])('lets teams play with the consent of adults: %s', async (_, atOnce, numRuns) => {
    await expect(playAny(teamDays(atOnce), numRuns, TEAM_OPENING)).resolves.toBeUndefined();
  });

  it.each([
    ['one call after another', 1, 1],
    ['calls at once, as in some order', 2, 1],
  ])(
    'gives places, takes confirmations and moves the queue on a tournament’s day: %s',
    async (_, atOnce, numRuns) => {
      await expect(playAny(tournamentDays(atOnce), numRuns, DAY_OPENING)).resolves.toBeUndefined();
    },
  );

  it('remembers absences and forgets those that are taken back, on any day', async () => {
    await expect(playAny(absentDays, 1, ABSENT_OPENING)).resolves.toBeUndefined();
  });

  it.each(
    Object.entries(PASSED_OVER).flatMap(([obstacle, ends]) =>
      Object.entries(ends).map(([end, waves]) => [obstacle as Obstacle, end, waves] as const),
    ),
  )('passes over nobody any more who was kept from a place (%s), after %s', async (obstacle, _, waves) => {
    const isAbsence = ABSENT_OPENING.every((each, at) => each === waves[at]);
    const opening = isAbsence ? ABSENT_OPENING : [];
    expect(await play(waves.slice(opening.length), opening)).toContainEqual([obstacle]);
  });

  const written = [
    ['tells the place of a team', IN_TEAMS, TEAM_OPENING],
    ['gives each place on once where an instance dies', DYING, DAY_OPENING],
    ['gives every place on that nobody confirmed: a closing', CROWDED, []],
  ] as const;
  it.each(
    written.flatMap(([what, some, opening]) =>
      Object.entries(some).map(([when, waves]) => [what, when, waves, opening] as const),
    ),
  )('%s %s', async (_what, _when, waves, opening) => {
    await expect(play(waves, opening)).resolves.toBeDefined();
  });
});
