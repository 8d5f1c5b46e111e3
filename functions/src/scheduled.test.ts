import { DAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Report } from '@copa/domain/play/report/report';
import { describe, expect, it } from 'vitest';
import { billedReads } from '../../tests/load/play/billed-reads.ts';
import { createAccounts } from '../../tests/setup/local-site/accounts.ts';
import { refusingQueries, runServices } from '../../tests/setup/local-site/services.ts';
import {
  SAMPLE_NOW,
  sampleTournament,
  sampleUnit,
  sampleWindow,
  toldAsOpened,
} from './desk/samples.fixture.ts';
import { createPublishScheduled } from './scheduled.ts';
import { agendaId, putOnAgenda } from './store/agenda.ts';
import { AGENDA, FORGOTTEN, REGISTRATIONS, REPORTS, type Task, TOURNAMENTS } from './store/collections.ts';

const EVENT = { scheduleTime: SAMPLE_NOW.toISOString() };
const ID = sampleTournament().id;
const SENT: Report = {
  id: 'u1_1_a-1',
  tournamentId: ID,
  stage: 1,
  match: 'a-1',
  registrationId: 'u1',
  placement: 1,
  kills: 5,
  sentAt: SAMPLE_NOW,
  requestId: '00000000-0000-4000-8000-000000000001',
  revision: 1,
  width: 1280,
  height: 590,
  discardedAt: null,
};
const later = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);

describe('the scheduled run', () => {
  const bill = billedReads();
  const site = runServices(SAMPLE_NOW, bill.watch);

  const job = () => createPublishScheduled({ ...site.program.dependencies, identity: createAccounts() });
  const run = () => job().run(EVENT);

  it('is not tried again, and may erase for five minutes', () => {
    expect(job().__endpoint).toMatchObject({
      timeoutSeconds: 300,
      scheduleTrigger: { schedule: 'every 1 minutes', retryConfig: { retryCount: 0 } },
    });
  });
  const store = ({ id, ...tournament }: ReturnType<typeof sampleTournament>) =>
    site.program.firestore.doc(`${TOURNAMENTS.path}/${id}`).set(tournament);
  const status = async () => (await site.program.dependencies.database.get(TOURNAMENTS, ID))?.status;
  const noteNow = (task: Task, about: string, at: Date) =>
    site.program.dependencies.database.transaction((transaction) =>
      Promise.resolve(putOnAgenda(transaction, task, about, at)),
    );
  const agenda = async () =>
    (await site.program.dependencies.database.find(AGENDA, {})).flatMap(({ id, at }) =>
      id === 'sweep_site' ? [] : [[id, at]],
    );

  it('comes every minute and is not repeated when it fails: the next one is near', () => {
    expect(job().__endpoint.scheduleTrigger).toMatchObject({
      schedule: 'every 1 minutes',
      retryConfig: { retryCount: 0 },
    });
  });

  it('does what the agenda says, and takes it out', async () => {
    await run();
    await store(sampleTournament({ status: 'scheduled', publishDate: SAMPLE_NOW }));
    await noteNow('publish', ID, SAMPLE_NOW);
    await run();
    const stored = await site.program.dependencies.database.get(TOURNAMENTS, ID);
    expect(stored).toMatchObject({ status: 'published', publishedAt: SAMPLE_NOW });
    // The next run looks for player pages that show the tournament.
    expect((await agenda()).map(([id]) => id)).toEqual([agendaId('day', ID), agendaId('page', ID)]);
    await run();
    expect(await agenda()).toEqual([[agendaId('day', ID), later(26 * HOUR_MS)]]);
  });

  it('reads two documents in a minute with nothing due: the agenda, and who holds a role', async () => {
    await run();
    site.now = later(MINUTE_MS);
    await run();
    bill.take();
    site.now = later(2 * MINUTE_MS);
    await run();
    expect(bill.take().reads).toBe(2);
  });

  it('finds within the hour what is missing in the agenda', async () => {
    await run();
    await store(sampleTournament({ status: 'scheduled', publishDate: SAMPLE_NOW }));
    site.now = later(HOUR_MS - MINUTE_MS);
    await run();
    expect(await status()).toBe('scheduled');
    site.now = later(HOUR_MS);
    await run();
    expect(await status()).toBe('published');
  });

  it('notes anew within the hour when the day of a tournament needs it, and closes what is due', async () => {
    const [opensAt, closesAt] = [later(HOUR_MS / 4), later(HOUR_MS / 2)];
    await run();
    const windows = [sampleWindow('entry', opensAt, closesAt)];
    await store(sampleTournament({ windows, closings: toldAsOpened(windows) }));
    site.now = later(HOUR_MS);
    await run();
    const stored = await site.program.dependencies.database.get(TOURNAMENTS, ID);
    expect(stored?.closings.entry?.closedAt).toEqual(site.now);
    expect(await agenda()).toEqual([]);
  });

  it('leaves the deadlines of a hidden tournament to its publication', async () => {
    const hidden = sampleTournament({ status: 'draft', hiddenAt: SAMPLE_NOW });
    await store({
      ...hidden,
      windows: [sampleWindow('entry', SAMPLE_NOW, later(1))],
    });
    const { database } = site.program.dependencies;
    const unit = sampleUnit(1, { confirmBy: later(1) });
    await database.transaction(async (transaction) => transaction.set(REGISTRATIONS, unit));
    await noteNow('place', unit.id, later(1));
    site.now = later(30 * MINUTE_MS);
    await run();
    expect(await agenda()).toEqual([]);
  });

  it('erases within the hour what a team sent a month ago', async () => {
    const { database } = site.program.dependencies;
    await database.transaction(async (transaction) => transaction.set(REPORTS, SENT));
    site.now = later(30 * DAY_MS);
    await run();
    expect(await database.find(REPORTS, {})).toHaveLength(1);
    site.now = later(30 * DAY_MS + HOUR_MS);
    await run();
    expect(await database.find(REPORTS, {})).toEqual([]);
  });

  it('finds within the hour the names that nobody was told to forget any more', async () => {
    const { database } = site.program.dependencies;
    const waiting = { id: 'left-1', tournamentId: ID, at: SAMPLE_NOW, units: [] };
    await run();
    await database.transaction(async (transaction) => transaction.set(FORGOTTEN, waiting));
    site.now = later(HOUR_MS);
    await run();
    expect([await database.find(FORGOTTEN, {}), await agenda()]).toEqual([[], []]);
  });

  it('tells once an hour of a task that it does not know, and leaves it to the other version', async () => {
    const { firestore, log } = site.program;
    const entry = firestore.doc('agenda/dance_copa-1');
    await entry.set({ task: 'dance', about: 'copa-1', at: SAMPLE_NOW, turn: null });
    let read = log.length;
    const told = () => {
      const lines = log.slice(read);
      read = log.length;
      return lines.map((line) => (JSON.parse(line) as { message: string }).message);
    };
    await run();
    expect(told()).toEqual(['unknown task on the agenda']);
    for (const minute of [1, 2, 59]) {
      site.now = later(minute * MINUTE_MS);
      await run();
    }
    expect(told()).toEqual([]);
    site.now = later(HOUR_MS);
    await run();
    expect([told(), (await entry.get()).exists]).toEqual([['unknown task on the agenda'], true]);
    await entry.delete();
  });

  it('leaves in the agenda what lies ahead, and takes out what nobody waits for any more', async () => {
    await run();
    const publishDate = later(2 * HOUR_MS);
    await store(sampleTournament({ status: 'scheduled', publishDate }));
    for (const task of ['publish', 'change', 'day', 'place', 'room', 'result'] as const) {
      await noteNow(task, ID, SAMPLE_NOW);
    }
    await run();
    expect(await agenda()).toEqual([[agendaId('publish', ID), publishDate]]);
  });

  it('looks for everything where a clock that was wrong wrote the hour into the future', async () => {
    await noteNow('sweep', 'site', later(5 * HOUR_MS));
    await store(sampleTournament({ status: 'scheduled', publishDate: SAMPLE_NOW }));
    await run();
    expect(await status()).toBe('published');
  });
});

describe('the scheduled run that may not read', () => {
  const site = runServices(SAMPLE_NOW, refusingQueries);

  it('tries each of its tasks, and logs the whole error of each', async () => {
    const { dependencies, log } = site.program;
    await expect(
      createPublishScheduled({ ...dependencies, identity: createAccounts() }).run(EVENT),
    ).rejects.toThrow('may not read');
    const failure = (message: string) => ({
      severity: 'ERROR',
      message,
      error: expect.objectContaining({
        code: 7,
        message: expect.stringContaining('may not read') as string,
        stack: expect.stringContaining('    at ') as string,
      }) as object,
    });
    expect(log.map((line): unknown => JSON.parse(line))).toEqual(
      [
        'reading what is due failed',
        'mending the agenda failed',
        'publishing what is due failed',
        'telling players of changes failed',
        'giving places on failed',
        'telling players of confirmations failed',
        'moving deadlines failed',
        'releasing overdue places failed',
        'giving places to who may play again failed',
        'taking absences back failed',
        'handing rooms out failed',
        'telling players of rooms failed',
        'telling players of results failed',
        'looking after protested matches failed',
        'forgetting names in protests and rolls failed',
        'erasing pictures of removed reports failed',
        'counting the results of seasons failed',
        'renaming tournaments on pages of players failed',
        'telling followers failed',
        'erasing unused pictures failed',
      ].map(failure),
    );
    expect(await dependencies.database.get(AGENDA, 'sweep_site')).toBeNull();
  });
});
