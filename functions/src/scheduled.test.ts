import { HOUR_MS, PUBLISH_CHECK_MS } from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { createAccounts } from '../../tests/setup/local-site/accounts.ts';
import { refusingQueries, runServices } from '../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from './desk/samples.fixture.ts';
import { createPublishScheduled } from './scheduled.ts';
import { HOURLY, HOURLY_ID, TOURNAMENTS } from './store/collections.ts';

const EVENT = { scheduleTime: SAMPLE_NOW.toISOString() };

describe('the scheduled run', () => {
  const site = runServices(() => SAMPLE_NOW);
  const job = () => createPublishScheduled({ ...site.program.dependencies, identity: createAccounts() });

  it('comes every minute and is not repeated when it fails: the next one is near', () => {
    expect(job().__endpoint.scheduleTrigger).toMatchObject({
      schedule: 'every 1 minutes',
      retryConfig: { retryCount: 0 },
    });
    expect(PUBLISH_CHECK_MS).toBe(60_000);
  });

  it('publishes what is due', async () => {
    const { id, ...tournament } = sampleTournament({ status: 'scheduled', publishDate: SAMPLE_NOW });
    await site.program.firestore.doc(`${TOURNAMENTS.path}/${id}`).set(tournament);
    await job().run(EVENT);
    const stored = await site.program.dependencies.database.get(TOURNAMENTS, id);
    expect(stored).toMatchObject({ status: 'published', publishedAt: SAMPLE_NOW });
  });
});

describe('the scheduled run that may not read', () => {
  const site = runServices(() => SAMPLE_NOW, refusingQueries);

  it('tries each of its tasks, and logs the whole error of each', async () => {
    const { dependencies, firestore, log } = site.program;
    // The tasks of the hour have run.
    const at = new Date(SAMPLE_NOW.getTime() - HOUR_MS / 2);
    await firestore.doc(`${HOURLY.path}/${HOURLY_ID}`).set({ at });
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
    expect(log.map((line): unknown => JSON.parse(line))).toEqual([
      failure('publishing what is due failed'),
      failure('telling players of changes failed'),
      failure('giving places on failed'),
      failure('telling players of confirmations failed'),
      failure('releasing overdue places failed'),
      failure('handing rooms out failed'),
      failure('telling players of rooms failed'),
      failure('telling players of results failed'),
    ]);
  });
});
