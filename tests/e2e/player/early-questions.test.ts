import { expect } from 'vitest';
import { holdBack } from '../support/hold-back.ts';
import { journey } from '../support/journey.ts';
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
