import { expect } from 'vitest';
import { holdBack } from '../support/hold-back.ts';
import { journey } from '../support/journey.ts';
import { addTournament, cardOf } from '../support/suite-data.ts';

/** The small script that starts the others is there. */
const SCRIPTS = '**/assets/index-*.js';

journey('a tap that comes before the scripts is answered', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor();
  const letGo = await holdBack(page, SCRIPTS);

  await page.goto(`/tournament/${id}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Inscribirme' }).tap();
  await page.waitForURL(/register\?tournament=/, { waitUntil: 'commit' });

  await page.goto('/tournaments', { waitUntil: 'commit' });
  await page.getByText('Buscar y filtrar').tap();
  await page.getByLabel('Buscar', { exact: true }).fill(`Copa ${id}`);

  letGo();
  await page.waitForFunction(() => document.querySelector('#root[data-runs]'));
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await cardOf(page, id).waitFor();
  expect(await page.getByLabel('Buscar', { exact: true }).inputValue()).toBe(`Copa ${id}`);
});

journey('a question that is typed before the scripts is searched for', async ({ visitor }) => {
  const page = await visitor();
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('contraseña de la sala');
  const before = await page.getByRole('group').count();
  letGo();
  await expect.poll(() => page.getByRole('group').count()).toBeLessThan(before);
  expect(await page.getByRole('searchbox').inputValue()).toBe('contraseña de la sala');
});

journey('a button that is tapped before the scripts does its work once', async ({ visitor }) => {
  const page = await visitor();
  const letGo = await holdBack(page, SCRIPTS);
  const started = page.waitForResponse(/assets\/start-/);
  await page.goto('/', { waitUntil: 'commit' });
  await (await started).finished();
  const silence = page.getByRole('button', { name: /sonidos/ });
  await silence.tap();
  letGo();
  await expect.poll(() => silence.getAttribute('aria-pressed')).toBe('true');
});
