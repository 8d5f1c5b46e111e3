import { expect } from 'vitest';
import { TOURNAMENT_SHOWN } from './acts/tournament-acts.ts';
import { publishDue, shown } from './rules.ts';
import type { Site } from './site.ts';
import { shownUnit, UNIT_SHOWN } from './units.ts';
import { newestFirst, unitsOf, type World } from './world.ts';

const PAGE = 200;

/** The owner's lists publish the tournaments that are due. */
export async function expectPanelToAgree(site: Site, world: World): Promise<void> {
  const then = structuredClone(world);
  Array.from(publishDue(then));
  const tournaments = Object.entries(then.tournaments);
  const withRegistrations = tournaments
    .toSorted(newestFirst(({ date }) => date))
    .map(([id, each]) => ({ ...shown(then, id, each), registrations: countsOf(then, unitsOf(then, id)) }));
  const fields = [...TOURNAMENT_SHOWN, 'registrations'];
  expect(await site.list(0, '/tournaments/with-registrations', 'tournaments', fields)).toEqual(
    withRegistrations,
  );
  const [stats, registrations, audit] = await Promise.all([
    site.call(0, 'GET', '/stats', undefined, ['tournaments', 'registrations', 'pendingRequests']),
    site.list(1, `/registrations?limit=${PAGE}`, 'registrations', UNIT_SHOWN),
    site.list(0, `/audit?limit=${PAGE}`, 'entries', ['action', 'target']),
  ]);
  expect(stats).toEqual(figuresOf(then));
  expect(registrations).toEqual(
    Object.entries(then.units)
      .toSorted(newestFirst(({ createdAt }) => createdAt))
      .slice(0, PAGE)
      .map(([id, unit]) => shownUnit(id, unit)),
  );
  // The audit log also holds what the readers above opened.
  const entries = audit as readonly { action: unknown }[];
  const acts = entries.filter(({ action }) => action !== 'registration.read');
  const reads = entries.length - acts.length;
  expect(acts).toHaveLength(Math.min(then.audit.length, PAGE - reads));
}

function countsOf({ units }: World, ids: readonly string[]) {
  const count = (status: string) => ids.filter((id) => units[id]?.status === status).length;
  return { pending: count('pending'), approved: count('approved'), rejected: count('rejected') };
}

function figuresOf(world: World) {
  const tournaments = Object.values(world.tournaments);
  const count = (wanted: string) => tournaments.filter(({ status }) => status === wanted).length;
  return {
    tournaments: { scheduled: count('scheduled'), published: count('published') },
    registrations: countsOf(world, Object.keys(world.units)),
    pendingRequests: Object.values(world.requests).filter(({ status }) => status === 'pending').length,
  };
}
