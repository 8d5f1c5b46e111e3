import { expect } from 'vitest';
import { freeFireId, PLAYERS, REQUESTS, registrationId, TOURNAMENTS, tournamentId } from './act.ts';
import { expectPanelToAgree } from './admin-readers.ts';
import { shown } from './rules.ts';
import type { Site } from './site.ts';
import { TOURNAMENT_SHOWN } from './tournament-acts.ts';
import {
  holderOf,
  isOver,
  newestFirst,
  type Player,
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
    players.map((player) => (isPublic ? { exists: holderOf(world, id, player) !== undefined } : 'not-found')),
  );
}

const PLAYER_SHOWN = ['tournamentId', 'freeFireId', 'status', 'reason', 'createdAt', 'decidedAt'];

async function expectRegistration(site: Site, world: World, id: string): Promise<void> {
  const found = world.players[id];
  const shownToBoth = found === undefined ? 'not-found' : ownOf(found);
  const [toAdmin, toPlayer] = await Promise.all([
    site.call(1, 'GET', `/registrations/${id}`, undefined, PLAYER_SHOWN),
    site.own(0, 'GET', id, PLAYER_SHOWN),
  ]);
  expect([toAdmin, toPlayer]).toEqual([shownToBoth, shownToBoth]);
}

const ownOf = ({ answers: _answers, email: _email, mails: _mails, ...own }: Player) => own;
