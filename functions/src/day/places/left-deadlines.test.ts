import { HOUR_MS, INCOMPLETE_HELD_MS } from '@copa/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDesk } from '../../../../tests/load/support/desk.ts';
import { createAccounts } from '../../../../tests/setup/local-site/accounts.ts';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import {
  SAMPLE_NOW,
  sampleAcceptance,
  sampleInput,
  sampleTournament,
  sampleUnit,
  sampleWindow,
} from '../../desk/samples.fixture.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';
import { putOnAgenda } from '../../store/agenda.ts';
import { AGENDA, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import type { Database } from '../../store/database.ts';
import { UNITS_AT_ONCE } from '../../store/unit-pages.ts';
import { setCancellation } from '../../tournaments/cancellation.ts';
import { runDue } from '../../wiring/job.ts';
import { noteDeadlines } from './left-deadlines.ts';
import { MOVED_AT_ONCE } from './tournament-change.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const CHANGED = at(24 * HOUR_MS);
const START = at(200 * HOUR_MS);

let services: Services;

function incomplete(number: number, incompleteUntil: Date | null, confirmBy: Date | null = null) {
  const unit = sampleUnit(number, { incompleteUntil, confirmBy, placedAt: SAMPLE_NOW });
  const open = { slot: 2, role: 'player' as const, state: 'invited' as const, id: `${unit.id}-open` };
  const members = incompleteUntil === null ? unit.members : [...unit.members, open];
  return { ...unit, unit: { name: `Dúo ${number}`, tag: '', size: 2 }, members };
}

async function storeAll(count: number, unitOf: (number: number) => ReturnType<typeof incomplete>) {
  const units = Array.from({ length: count }, (_, index) => unitOf(index + 1));
  for (let from = 0; from < count; from += 200) {
    await services.store(REGISTRATIONS, ...units.slice(from, from + 200));
  }
}

const storeTournament = (fields: Parameters<typeof sampleTournament>[0]) =>
  services.store(
    TOURNAMENTS,
    sampleTournament({ modality: 'duo', date: START, maxPlayers: 2000, currentPlayers: 1500, ...fields }),
  );

const units = () => services.stored(REGISTRATIONS);
const runJob = () => runDue({ ...services.context, identity: createAccounts() });

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

it('more teams than one transaction moves lose no place after a pause in which their time ran out', async () => {
  await storeTournament({ cancelledAt: SAMPLE_NOW, hiddenAt: SAMPLE_NOW });
  await storeAll(MOVED_AT_ONCE + 1, (number) => incomplete(number, at(HOUR_MS)));
  services.now = CHANGED;
  await setCancellation(services.context, ACTOR, 'copa-1', { cancelled: false, reason: '' });
  await runJob();
  const until = new Date(CHANGED.getTime() + INCOMPLETE_HELD_MS).getTime();
  const kept = (await units()).filter(({ place, incompleteUntil }) => {
    return place === 'held' && incompleteUntil?.getTime() === until;
  });
  expect(kept).toHaveLength(MOVED_AT_ONCE + 1);
  expect((await services.stored(AGENDA)).filter(({ task }) => task === 'deadline')).toEqual([]);
});

it('the job finds what is left without reading other entries of the agenda', async () => {
  const { database } = services.context;
  await database.transaction(async (transaction) => {
    noteDeadlines(transaction, 'copa-1', SAMPLE_NOW, 'turn-1');
    for (let number = 1; number <= 20; number += 1) {
      putOnAgenda(transaction, 'place', `unit-${number}`, SAMPLE_NOW);
    }
  });
  const read: string[] = [];
  const watched: Database = {
    ...database,
    find: async (...query) => {
      const found = await database.find(...query);
      if (query[0].path === AGENDA.path) read.push(...found.map(({ id }) => id));
      return found;
    },
  };
  await createDesk({ ...services.context, database: watched }).moveDeadlines(SAMPLE_NOW);
  expect(read).toEqual(['deadline_copa-1']);
  expect(await services.stored(AGENDA)).toHaveLength(20);
});

describe('before the job has moved their deadlines', () => {
  const note = (site: Services) =>
    site.context.database.transaction(async (transaction) => {
      noteDeadlines(transaction, 'copa-1', site.now, 'turn-1');
    });

  it('a late-placed team that confirms goes by the window', async () => {
    const windows = [sampleWindow('match', SAMPLE_NOW, at(48 * HOUR_MS))];
    const site = await openTournament({ date: START, windows });
    const team = await site.register(sampleInput(1));
    await site.store(REGISTRATIONS, { ...team, confirmBy: at(HOUR_MS) });
    site.goTo(CHANGED);
    await note(site.services);
    expect(await site.confirm(team, 'match')).toMatchObject({
      place: 'held',
      confirmBy: null,
      confirmations: { match: { by: 'player' } },
    });
  });

  it('a player may join a team, whose time then ends later', async () => {
    const site = await openTournament({ modality: 'squad', date: START });
    const team = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    site.goTo(CHANGED);
    await note(site.services);
    const { members, incompleteUntil } = await site.accept(team, sampleAcceptance(2));
    expect(members.filter(({ state }) => state === 'accepted')).toHaveLength(2);
    expect(incompleteUntil).toEqual(new Date(CHANGED.getTime() + INCOMPLETE_HELD_MS));
    const due = (await site.stored(AGENDA)).filter(({ task }) => task === 'place');
    expect(due).toMatchObject([{ about: team.id, at: incompleteUntil }]);
  });

  it('a team that became incomplete after the change keeps its own time', async () => {
    const site = await openTournament({ modality: 'squad', date: START });
    const team = await site.register(sampleInput(1, { unit: { name: 'Los Fénix', tag: '' } }));
    site.goTo(CHANGED);
    await note(site.services);
    const own = new Date(CHANGED.getTime() + INCOMPLETE_HELD_MS + HOUR_MS);
    await site.store(REGISTRATIONS, { ...team, incompleteUntil: own, confirmBy: at(HOUR_MS) });
    const accepted = await site.accept(team, sampleAcceptance(2));
    expect([accepted.incompleteUntil, accepted.confirmBy]).toEqual([own, null]);
  });
});

it('a run that begins before its tournament is resumed releases no place', async () => {
  await storeTournament({});
  await storeAll(1, (number) => incomplete(number, at(HOUR_MS)));
  const { database } = services.context;
  await database.transaction(async (transaction) => {
    noteDeadlines(transaction, 'copa-1', CHANGED, 'turn-1');
  });
  services.now = CHANGED;
  await createDesk(services.context).releaseOverdue(services.now);
  expect(await units()).toMatchObject([{ place: 'held' }]);
});

it('places are released behind more overdue units of a paused tournament than are read at once', async () => {
  await storeTournament({});
  await services.store(
    TOURNAMENTS,
    sampleTournament({ id: 'copa-2', modality: 'duo', cancelledAt: SAMPLE_NOW, hiddenAt: SAMPLE_NOW }),
  );
  await storeAll(4 * UNITS_AT_ONCE, (number) => ({
    ...incomplete(number, at(HOUR_MS)),
    tournamentId: 'copa-2',
  }));
  await services.store(REGISTRATIONS, incomplete(900, at(2 * HOUR_MS)));
  services.now = CHANGED;
  await createDesk(services.context).releaseOverdue(services.now);
  const lost = (await units()).filter(({ place }) => place === 'released').map(({ id }) => id);
  expect(lost).toEqual(['unit-900']);
});

it('all get the time of a unit that became incomplete at the change, and at most until the next close', async () => {
  const close = new Date(CHANGED.getTime() + HOUR_MS);
  await storeTournament({ windows: [sampleWindow('entry', SAMPLE_NOW, close)] });
  const later = new Date(close.getTime() + HOUR_MS);
  await storeAll(2 * UNITS_AT_ONCE, (number) =>
    number % 2 === 0 ? incomplete(number, later) : incomplete(number, at(HOUR_MS)),
  );
  await services.store(REGISTRATIONS, incomplete(900, null, at(HOUR_MS)), incomplete(901, null));
  services.now = CHANGED;
  await services.context.database.transaction(async (transaction) => {
    noteDeadlines(transaction, 'copa-1', CHANGED, 'turn-1');
  });
  await createDesk(services.context).moveDeadlines(services.now);
  const ends = (await units()).map((unit) => unit.incompleteUntil?.getTime() ?? unit.confirmBy);
  expect(ends.filter((end) => end === close.getTime())).toHaveLength(2 * UNITS_AT_ONCE);
  expect(ends.filter((end) => end === null)).toHaveLength(2);
});

it('a team that became incomplete after that close keeps its own time, also if the job comes late', async () => {
  const close = new Date(CHANGED.getTime() + HOUR_MS);
  await storeTournament({ windows: [sampleWindow('entry', SAMPLE_NOW, close)] });
  const own = new Date(close.getTime() + INCOMPLETE_HELD_MS);
  await services.store(REGISTRATIONS, incomplete(900, own));
  services.now = new Date(close.getTime() + HOUR_MS);
  await services.context.database.transaction(async (transaction) => {
    noteDeadlines(transaction, 'copa-1', CHANGED, 'turn-1');
  });
  await createDesk(services.context).moveDeadlines(services.now);
  expect((await units()).map(({ incompleteUntil }) => incompleteUntil)).toEqual([own]);
});
