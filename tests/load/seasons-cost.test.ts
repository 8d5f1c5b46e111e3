import { HOUR_MS, PUBLIC_POLL_MS } from '@copa/domain/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../functions/src/app.ts';
import { createPublishScheduled } from '../../functions/src/scheduled.ts';
import {
  boardIn,
  count,
  type Entered,
  endFriday,
  enterFriday,
  openSeason,
  playFriday,
  reopenFriday,
} from '../../functions/src/seasons/friday.fixture.ts';
import type { fetchSeason as fetching } from '../../web/src/features/seasons/public/season-source.ts';
import { createAccounts } from '../setup/local-site/accounts.ts';
import { billedReads } from './play/billed-reads.ts';
import { PRODUCT_RULES } from './support/firestore-server.ts';
import { listen } from './support/http.ts';
import { runSite, serveSite } from './support/run-site.ts';
import { beStranger } from './support/stranger.ts';
import { playerOf } from './support/tournament.ts';

const PROJECT = 'demo-season-cost';
/** A reopening marks the season twice: when it writes the table and when it writes the tournament. */
const MARKS_MAX = 2;
const FRIENDS = 50;
const POLLS_AN_HOUR = HOUR_MS / PUBLIC_POLL_MS;
const ENTERED: readonly Entered[] = [
  { number: 1, nick: 'Lobo' },
  { number: 2, nick: 'Rayo' },
  { number: 3, nick: 'Nova' },
];

const bill = billedReads();
let now = new Date();
const site = runSite(PROJECT, {
  clock: () => now,
  firestore: { rules: PRODUCT_RULES, watch: bill.watch },
  isInProcess: true,
});
const http = serveSite(site);
const { takeTraffic } = beStranger(PROJECT, site);

const isOfSeason = (path: string) => /^(seasons|seasonBoards|seasonRuns)(\/|$)|^agenda\/season_/.test(path);

async function costOf(act: () => Promise<unknown>) {
  bill.take();
  await act();
  const { reads, writes, paths } = bill.take();
  return { reads, writes, ofSeason: paths.filter(isOfSeason).map((path) => path.split('.')[0]) };
}

type Cost = Awaited<ReturnType<typeof costOf>>;

async function get(path: string, { url } = http): Promise<Response> {
  const response = await fetch(`${url}${path}`);
  expect(response.status, path).toBe(200);
  await response.text();
  return response;
}

async function costsOfTournament(counts: boolean): Promise<Record<string, Cost>> {
  const { program } = site;
  const stored = await program.firestore.listCollections();
  await Promise.all(stored.map((collection) => program.firestore.recursiveDelete(collection)));
  const job = createPublishScheduled({ ...program.dependencies, identity: createAccounts() });
  const runJob = async () => job.run({ scheduleTime: now.toISOString() });
  const played = await playFriday(program, ENTERED);
  const open = await enterFriday(program, ENTERED.slice(0, 2), {
    date: new Date(now.getTime() + 2 * HOUR_MS),
  });
  if (counts) await openSeason(program, [played, open]);
  // The job first does all tasks that are due, so that the costs below do not include them.
  now = new Date(now.getTime() + HOUR_MS);
  await runJob();
  await runJob();
  const own = { headers: { 'Private-Code': open.receipts.get(1)?.privateCode ?? '' } };
  return {
    'the list': await costOf(() => get('/tournaments')),
    'the page of a tournament': await costOf(() => get(`/tournament/${open.id}`)),
    'its table': await costOf(() => get(`/tournament/${played.id}/posiciones`)),
    'its form': await costOf(() => get(`/register/${open.id}`)),
    'a registration': await costOf(() => open.desk.register(playerOf(open.id, 30))),
    'an own registration': await costOf(async () => {
      const answer = await fetch(`${http.url}/api/registrations/status`, own);
      expect(answer.status).toBe(200);
    }),
    'a reopening': await costOf(() => reopenFriday(program, played)),
    'the end': await costOf(() => endFriday(program, played)),
    'a minute of the job': await costOf(runJob),
  };
}

describe('a site without seasons', () => {
  it('reads and writes no document of a season, whatever is done with a tournament', async () => {
    const costs = await costsOfTournament(false);
    expect(Object.entries(costs).filter(([, { ofSeason }]) => ofSeason.length > 0)).toEqual([]);
    // An act without any read was not carried out.
    expect(Object.entries(costs).filter(([, { reads }]) => reads === 0)).toEqual([]);
  });

  it('costs no more with one, but for a mark at the end of a tournament that counts, and the job', async () => {
    const [without, within] = [await costsOfTournament(false), await costsOfTournament(true)];
    const more = Object.keys(within).filter((act) => (within[act]?.ofSeason.length ?? 0) > 0);
    expect(more).toEqual(['a reopening', 'the end', 'a minute of the job']);
    delete within['a minute of the job'];
    for (const [act, { reads, writes, ofSeason }] of Object.entries(within)) {
      const before = without[act];
      expect([act, reads]).toEqual([act, before?.reads]);
      expect(writes - (before?.writes ?? 0), act).toBeLessThanOrEqual(ofSeason.length === 0 ? 0 : MARKS_MAX);
    }
  });
});

describe('a friend who looks at the table of a season', () => {
  let fetchSeason: typeof fetching;
  beforeAll(async () => {
    ({ fetchSeason } = await import('../../web/src/features/seasons/public/season-source.ts'));
  });

  async function countedSeason(): Promise<string> {
    const id = await openSeason(site.program, [await playFriday(site.program, ENTERED)]);
    await count(site.program, id);
    return id;
  }

  it(`gets a page that is kept: ${FRIENDS} friends cost the table and the settings once, past Hosting too`, async () => {
    const id = await countedSeason();
    const { config, ...needs } = site.program.dependencies;
    // `inEmulators` is false, because in emulators the function caches no page.
    const server = await listen(createApp({ ...needs, config: { ...config, inEmulators: false } }));
    try {
      const cost = await costOf(async () => {
        for (let friend = 0; friend < FRIENDS; friend += 1) {
          const { headers } = await get(`/temporada/${id}`, server);
          expect(headers.get('cache-control')).toContain('s-maxage=30');
        }
      });
      expect(cost).toEqual({ reads: 2, writes: 0, ofSeason: [`seasonBoards/${id}`] });
    } finally {
      await server.close();
    }
  });

  it('costs one read for each poll of an hour and one more after a change', async () => {
    const id = await countedSeason();
    const { revision } = await boardIn(site.program, id);
    takeTraffic();
    for (let poll = 0; poll < POLLS_AN_HOUR; poll += 1) {
      if (poll === 60) await site.program.firestore.doc(`seasonBoards/${id}`).update({ revision: 99 });
      expect(await fetchSeason(id)).toMatchObject({ id, revision: poll < 60 ? revision : 99 });
    }
    expect(takeTraffic().reads).toBe(POLLS_AN_HOUR + 1);
  });
});
