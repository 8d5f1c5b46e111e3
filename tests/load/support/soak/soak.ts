import { expect } from 'vitest';
import { createAccounts } from '../../../setup/local-site/accounts.ts';
import { HURRIED_CLOCK, PRODUCT_RULES, startFirestore } from '../firestore-server.ts';
import { after, type Wave } from '../model/days/random.ts';
import { expectReadersToAgree } from '../model/readers.ts';
import { openSite, type Site } from '../model/site.ts';
import { emptyWorld, type World, waitingIn } from '../model/world.ts';
import { dayOf } from './days.ts';
import { type Fault, type MortalInstances, openInstances } from './instances.ts';
import { explainRetried } from './retries.ts';

export interface Figures {
  readonly days: number;
  readonly acts: number;
  readonly kills: number;
  readonly cuts: number;
}

const OPENS = '2026-11-20T12:00:00.000Z';
const ACTS_BETWEEN_CHECKS = 100;

export async function soak(
  seed: number,
  isEnough: (figures: Figures) => boolean,
  say: (figures: Figures) => void = () => undefined,
): Promise<Figures> {
  let afterCommit: () => void = () => undefined;
  const server = await startFirestore({
    rules: PRODUCT_RULES,
    clock: HURRIED_CLOCK,
    watch: (service) => {
      service.onCommit(() => afterCommit());
      return service;
    },
  });
  const instances = await openInstances(server.address);
  afterCommit = () => instances.committed();
  const counts = { days: 0, acts: 0 };
  const figures = (): Figures => ({ ...counts, ...instances.tally });
  const count = async (acts: number, site: Site) => {
    const before = counts.acts;
    counts.acts += acts;
    const isRound = (number: number) => Math.floor(number / ACTS_BETWEEN_CHECKS);
    if (isRound(before) !== isRound(counts.acts)) await site.expectPlacesToAddUp();
    say(figures());
  };
  try {
    for (let own = seed; counts.days === 0 || !isEnough(figures()); own += 1) {
      await playDay(own, server.address, instances, count).catch(async (error: unknown) => {
        const text = `the day of seed ${own} went wrong; "COPA_SOAK_SEED=${own} COPA_SOAK_MINUTES=0 npm run soak" plays it again`;
        const log = (await instances.log()).join('\n');
        const what =
          error instanceof Error
            ? `${error.message}\n${'diff' in error ? String(error.diff) : ''}`
            : String(error);
        throw new Error(`${text}\n${JSON.stringify(figures())}\n${what}\n${log}`, { cause: error });
      });
      counts.days += 1;
    }
  } finally {
    await instances.close();
    await server.close();
  }
  return figures();
}

async function playDay(
  seed: number,
  address: string,
  instances: MortalInstances,
  count: (acts: number, site: Site) => Promise<void>,
): Promise<void> {
  const { opening, waves, faults } = dayOf(seed);
  const identity = createAccounts();
  const projectId = `demo-soak-${seed}`;
  const base = await openSite(projectId, { address }, OPENS, identity);
  const site: Site = Object.assign(base, instances.sender());
  instances.serve({
    projectId,
    get now() {
      return site.now;
    },
    identity,
    lost: () => site.stored(),
  });
  let worlds: readonly World[] = [emptyWorld(OPENS)];
  async function playWave({ passes, acts, waiting }: Wave, fault: Fault | null): Promise<void> {
    const [first] = worlds;
    if (first === undefined) throw new Error('there is no world left');
    site.now = after(first, passes);
    worlds = worlds.map((world) => ({ ...world, now: site.now }));
    const [world = first] = worlds;
    const plans = acts.map((act) => act.plan(world));
    await instances.strike(plans.some(({ dies }) => dies) ? null : fault);
    const senders = plans.map(() => instances.sender());
    const told = await Promise.all(plans.map((plan, index) => plan.send({ ...site, ...senders[index] })));
    const isUnsure = senders.map((sender) => sender.isUnsure());
    await instances.strike(null);
    worlds = explainRetried(worlds, plans, isUnsure, { told, stored: await site.stored() });
    const lengths = worlds.map(
      (each) => Object.keys(each.tournaments).flatMap((id) => waitingIn(each, id)).length,
    );
    if (waiting !== undefined) expect(lengths).toContain(waiting);
    await count(acts.length, site);
  }
  try {
    for (const wave of opening) await playWave(wave, null);
    for (const [index, wave] of waves.entries()) await playWave(wave, faults[index] ?? null);
    await site.expectPlacesToAddUp();
    const [world] = worlds;
    if (world !== undefined) await expectReadersToAgree(site, world);
  } finally {
    await base.close();
  }
}
