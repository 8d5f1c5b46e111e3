import { LONGEST_PLAY_MS } from '@copa/domain/limits';
import { expect } from 'vitest';
import { publishDue, shown } from './rules.ts';
import type { Site } from './site.ts';
import { type Fields, known, listOf } from './stored.ts';
import { shownUnit } from './units.ts';
import { newestFirst, type Tournament, unitsOf, type World } from './world.ts';

const PAGE = 200;

/** `GET /tournaments/with-registrations` publishes due tournaments before it answers. */
export async function expectPanelToAgree(site: Site, world: World): Promise<void> {
  const then = structuredClone(world);
  Array.from(publishDue(then));
  const tournaments = Object.entries(then.tournaments)
    .toSorted(soonestFirst(new Date(then.now).getTime() - LONGEST_PLAY_MS))
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
  // The audit log also contains reads of registrations, which are not in `world.audit`.
  const entries = listOf(((await site.call(0, `GET /audit?limit=${PAGE}`)) as Fields)['entries']);
  const acts = entries.filter(({ action }) => action !== 'registration.read');
  const reads = entries.length - acts.length;
  expect(acts).toHaveLength(Math.min(then.audit.length, PAGE - reads));
}

const soonestFirst = (from: number) => {
  const part = (date: string | null) => (date === null ? 1 : Date.parse(date) >= from ? 0 : 2);
  return ([a, one]: readonly [string, Tournament], [b, two]: readonly [string, Tournament]): number => {
    const apart = part(one.date) - part(two.date);
    if (apart !== 0) return apart;
    const isBefore = (one.date ?? '') + a < (two.date ?? '') + b;
    return isBefore === (part(one.date) === 2) ? 1 : -1;
  };
};

function countsOf({ units }: World, ids: readonly string[]) {
  const count = (status: string) => ids.filter((id) => units[id]?.status === status).length;
  return { pending: count('pending'), approved: count('approved'), rejected: count('rejected') };
}

function figuresOf(world: World) {
  const tournaments = Object.values(world.tournaments);
  const count = (wanted: string) => tournaments.filter(({ status }) => status === wanted).length;
  return {
    tournaments: { draft: count('draft'), scheduled: count('scheduled'), published: count('published') },
    registrations: countsOf(world, Object.keys(world.units)),
  };
}
