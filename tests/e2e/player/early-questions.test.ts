import { expect } from 'vitest';
import { holdBack } from '../support/hold-back.ts';
import { journey } from '../support/journey.ts';
import { workerReady } from '../support/running-site.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';
import { registerAlone } from './phone.ts';

const { firestore } = openSuiteData();

journey(
  'what a private page shows is asked for while its scripts are on their way, once',
  async ({ visitor }) => {
    const own = await registerAlone(await addTournament(firestore, {}), 'AnaFNX');
    const pages = [
      { path: `/mi/${own.ticketId}`, question: ':batchGet', times: 2, shows: 'AnaFNX' },
      {
        path: `/inscripcion/${own.privateCode}`,
        question: '/api/registrations/status',
        times: 1,
        shows: 'Pendiente',
      },
    ];
    for (const { path, question, times, shows } of pages) {
      const page = await visitor({});
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(question)) asked.push(request.url());
      });
      const letGo = await holdBack(page, '**/assets/index-*.js');
      const opening = page.goto(path);
      await expect.poll(() => asked).toHaveLength(times);
      letGo();
      await opening;
      await page.getByText(shows).first().waitFor();
      expect(asked).toHaveLength(times);
    }
  },
);

journey(
  'a phone that comes back to the form asks for its tournament before its scripts run',
  async ({ visitor }) => {
    const id = await addTournament(firestore, {});
    const page = await visitor({ serviceWorker: true });
    await page.goto(`/register/${id}`);
    await page.keyboard.press('PageDown');
    await workerReady(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes(`tournaments/${id}`)) asked.push(request.url());
    });
    await page.reload();
    await page.getByLabel('Nombre completo').waitFor();
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).toContainEqual(expect.stringContaining('/assets/ask-'));
    expect(asked).toHaveLength(1);
  },
);
