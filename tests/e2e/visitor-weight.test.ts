import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { watchTraffic } from './support/traffic.ts';

/** Of a first visit, in bytes as they come over the line. */
const weights = [
  { path: '/', scripts: 105_000, all: 150_000 },
  { path: '/tournaments', scripts: 120_000, all: 160_000 },
] as const;

journey.for(weights)(
  'whoever only looks at $path for ten seconds downloads no more than it may',
  async ({ path, scripts, all }, { visitor }) => {
    const page = await visitor({ noticeDismissed: false, serviceWorker: true, clock: true });
    const total = watchTraffic(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    // What a worker fetches would not be counted.
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    const { bytes, scriptBytes } = await total();
    expect(scriptBytes).toBeGreaterThan(50_000);
    expect(scriptBytes).toBeLessThanOrEqual(scripts);
    expect(bytes).toBeLessThanOrEqual(all);
  },
);

journey('whoever stays gets what lies below, and can come back without a connection', async ({ visitor }) => {
  const page = await visitor({ noticeDismissed: false, serviceWorker: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Entendido' }).click();
  await page.getByRole('heading', { name: 'Próximos torneos' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});
