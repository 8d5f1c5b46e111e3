import { expect } from 'vitest';
import { freeFireId, PLAYERS, REQUESTS, registrationId, TOURNAMENTS, tournamentId } from './acts/act.ts';
import { expectPanelToAgree } from './admin-readers.ts';
import { invitationShown } from './member-rules.ts';
import { shown } from './rules.ts';
import { NOBODY, type Site } from './site.ts';
import { known } from './stored.ts';
import { codes, invitesOf, membersOf, ownOf, shownUnit } from './units.ts';
import {
  holderOf,
  isOver,
  newestFirst,
  phaseOf,
  placesOf,
  statusOf,
  type Tournament,
  type World,
} from './world.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function expectTold(told: Promise<unknown>, expected: unknown): Promise<void> {
  expect(known(await told, expected)).toEqual(expected);
}

export async function expectReadersToAgree(site: Site, world: World): Promise<void> {
  const published = Object.entries(world.tournaments)
    .filter(([, { status }]) => status === 'published')
    .toSorted(newestFirst(({ date }) => date));
  const count = (is: (tournament: Tournament, id: string) => boolean) =>
    published.filter(([id, each]) => is(each, id)).length;
  const figures = {
    published: published.length,
    players: published.reduce((sum, [id]) => sum + placesOf(world, id), 0),
    open: count((each, id) => phaseOf(world, id, each) === 'open'),
    completed: count((each) => isOver(each, world.now)),
  };
  const list = { tournaments: published.map(([id, each]) => shown(world, id, each)) };
  await Promise.all([
    expectTold(site.call(0, 'GET /tournaments', undefined, NOBODY), list),
    expectTold(site.call(0, 'GET /tournaments/stats', undefined, NOBODY), figures),
  ]);
  expect((await site.shownToStrangers()).toSorted()).toEqual(published.map(([id]) => id).toSorted());
  await Promise.all([
    ...range(TOURNAMENTS).map((number) => expectTournament(site, world, tournamentId(number))),
    ...range(REQUESTS).map((number) => expectRegistration(site, world, registrationId(number))),
  ]);
  await expectPanelToAgree(site, world);
}

async function expectTournament(site: Site, world: World, id: string): Promise<void> {
  const found = world.tournaments[id];
  const isPublic = found !== undefined && statusOf(found, world.now) === 'published';
  const read = site.call(1, `GET /tournaments/${id}`, undefined, NOBODY);
  await expectTold(read, isPublic ? shown(world, id, found) : 'not-found');
  const players = range(PLAYERS).map((player) => freeFireId(player));
  await Promise.all(
    players.map((player) => {
      const exists = holderOf(world, id, player) !== undefined;
      const asked = site.call(0, `GET /registrations/check-freefireid/${id}/${player}`, undefined, NOBODY);
      return expectTold(asked, isPublic ? { exists } : 'not-found');
    }),
  );
}

async function expectRegistration(site: Site, world: World, id: string): Promise<void> {
  const unit = world.units[id];
  const byOrganiser = site.call(1, `GET /registrations/${id}`);
  const byCode = (memberId: string) =>
    site.call(0, 'GET /registrations/status', undefined, { 'Private-Code': codes.codeOf(memberId) });
  if (unit === undefined) {
    expect(await Promise.all([byOrganiser, byCode(id)])).toEqual(['not-found', 'not-found']);
    return;
  }
  await expectTold(byOrganiser, shownUnit(id, unit));
  for (const member of membersOf(unit)) await expectTold(byCode(member.id), ownOf(id, unit, member));
  for (const revision of invitesOf(unit)) {
    const caller = { 'Invitation-Code': codes.invitationOf(id, revision) };
    const read = site.call(1, 'GET /registrations/invitation', undefined, caller);
    await expectTold(read, invitationShown(world, unit, revision));
  }
}
