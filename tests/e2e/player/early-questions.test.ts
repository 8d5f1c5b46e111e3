import { expect } from 'vitest';
import { holdBack } from '../support/hold-back.ts';
import { journey } from '../support/journey.ts';
import { workerReady } from '../support/running-site.ts';
import { addTournament } from '../support/suite-data.ts';
import { requestsOf } from '../support/traffic.ts';
import { registerAlone } from './phone.ts';

journey('what a private page shows is asked for once, while its scripts come', async ({ visitor }) => {
  const own = await registerAlone(await addTournament(), 'AnaFNX');
  const pages = [
    [`/mi/${own.ticketId}`, ':batchGet', 2, 'AnaFNX'],
    [`/inscripcion/${own.privateCode}`, '/api/registrations/status', 1, 'Pendiente'],
  ] as const;
  for (const [path, question, times, shows] of pages) {
    const page = await visitor();
    const asked = requestsOf(page, (request) => request.url().includes(question));
    const letGo = await holdBack(page, '**/assets/index-*.js');
    const opening = page.goto(path);
    await expect.poll(() => asked).toHaveLength(times);
    letGo();
    await opening;
    await page.getByText(shows).first().waitFor();
    expect(asked).toHaveLength(times);
  }
});

journey('a form that is opened again is asked for before its scripts run', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor({ serviceWorker: true });
  await page.goto(`/register/${id}`);
  await page.keyboard.press('PageDown');
  await workerReady(page);
  const asked = requestsOf(page, (request) => !!request.postData()?.includes(`tournaments/${id}`));
  await page.reload();
  await page.getByLabel('Nombre completo').waitFor();
  const names = () => performance.getEntriesByType('resource').map(({ name }) => name);
  expect(await page.evaluate(names)).toContainEqual(expect.stringContaining('/assets/ask-'));
  expect(asked).toHaveLength(1);
});
