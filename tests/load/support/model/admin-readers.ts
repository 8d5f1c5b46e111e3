import { expect } from 'vitest';
import { publishDue, shown } from './rules.ts';
import type { Site } from './site.ts';
import { type Fields, known, listOf } from './stored.ts';
import { shownUnit } from './units.ts';
import { newestFirst, unitsOf, type World } from './world.ts';

const PAGE = 200;

/** Checks the owner's screens. Reading a list also publishes due tournaments. */
export async function expectPanelToAgree(site: Site, world: World): Promise<void> {
  const then = structuredClone(world);
  Array.from(publishDue(then));
  const tournaments = Object.entries(then.tournaments)
    .toSorted(newestFirst(({ date }) => date))
    .map(([id, each]) => ({ ...shown(then, id, each), registrations: countsOf(then, unitsOf(then, id)) }));
  const units = Object.entries(then.units)
    .toSorted(newestFirst(({ createdAt }) => createdAt))
    .slice(0, PAGE);
  const expected = [
    { tournaments },
    figuresOf(then),
    { registrations: units.map(([id, unit]) => shownUnit(id, unit)) },
  ];
  const told = [await site.call(0, 'GET /tournaments/with-registrations')];
  told.push(await site.call(0, 'GET /stats'), await site.call(1, `GET /registrations?limit=${PAGE}`));
  expect(known(told, expected)).toEqual(expected);
  // The audit log also contains the reads of personal data above.
  const entries = listOf(((await site.call(0, `GET /audit?limit=${PAGE}`)) as Fields)['entries']);
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
