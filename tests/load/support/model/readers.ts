import { expect } from 'vitest';
import { freeFireId, PLAYERS, REQUESTS, registrationId, TOURNAMENTS, tournamentId } from './acts/act.ts';
import { TOURNAMENT_SHOWN } from './acts/tournament-acts.ts';
import { expectPanelToAgree } from './admin-readers.ts';
import { INVITATION_SHOWN, invitationShown } from './member-rules.ts';
import { shown } from './rules.ts';
import type { Site } from './site.ts';
import { codes, invitesOf, membersOf, OWN_SHOWN, ownOf, shownUnit, UNIT_SHOWN } from './units.ts';
import {
  holderOf,
  isBanned,
  isOver,
  newestFirst,
  phaseOf,
  placesOf,
  statusOf,
  type Tournament,
  type World,
} from './world.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** At rest whoever looks sees the same world, by the rules or by the API. */
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
  const [list, byRules, stats] = await Promise.all([
    site.list(0, '/tournaments', 'tournaments', TOURNAMENT_SHOWN, undefined, null),
    site.shownToStrangers(),
    site.call(0, 'GET', '/tournaments/stats', undefined, Object.keys(figures), null),
  ]);
  expect(list).toEqual(published.map(([id, each]) => shown(world, id, each)));
  expect(byRules.toSorted()).toEqual(published.map(([id]) => id).toSorted());
  expect(stats).toEqual(figures);
  await Promise.all([
    ...range(TOURNAMENTS).map((number) => expectTournament(site, world, tournamentId(number))),
    ...range(REQUESTS).map((number) => expectRegistration(site, world, registrationId(number))),
  ]);
  await expectPanelToAgree(site, world);
}

async function expectTournament(site: Site, world: World, id: string): Promise<void> {
  const found = world.tournaments[id];
  const isPublic = found !== undefined && statusOf(found, world.now) === 'published';
  expect(await site.call(1, 'GET', `/tournaments/${id}`, undefined, TOURNAMENT_SHOWN, null)).toEqual(
    isPublic ? shown(world, id, found) : 'not-found',
  );
  const players = range(PLAYERS).map((player) => freeFireId(player));
  const answers = players.map((player) =>
    site.call(0, 'GET', `/registrations/check-freefireid/${id}/${player}`, undefined, ['exists'], null),
  );
  expect(await Promise.all(answers)).toEqual(
    players.map((player) => {
      const exists = holderOf(world, id, player) !== undefined || isBanned(world, player);
      return isPublic ? { exists } : 'not-found';
    }),
  );
}

async function expectRegistration(site: Site, world: World, id: string): Promise<void> {
  const unit = world.units[id];
  if (unit === undefined) {
    const told = [
      site.call(1, 'GET', `/registrations/${id}`, undefined, UNIT_SHOWN),
      site.byCode(0, 'GET', 'status', id, OWN_SHOWN),
    ];
    expect(await Promise.all(told)).toEqual(['not-found', 'not-found']);
    return;
  }
  expect(await site.call(1, 'GET', `/registrations/${id}`, undefined, UNIT_SHOWN)).toEqual(
    shownUnit(id, unit),
  );
  for (const member of membersOf(unit)) {
    expect(await site.byCode(0, 'GET', 'status', member.id, OWN_SHOWN)).toEqual(ownOf(id, unit, member));
  }
  for (const revision of invitesOf(unit)) {
    const told = await site.byInvitation(1, codes.invitationOf(id, revision), INVITATION_SHOWN);
    expect({ revision, told }).toEqual({ revision, told: invitationShown(world, unit, revision) });
  }
}
