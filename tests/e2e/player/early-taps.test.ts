import { expect } from 'vitest';
import { holdBack } from '../support/hold-back.ts';
import { journey, SMALL } from '../support/journey.ts';
import { register, unitsOf } from '../support/registrations.ts';
import { addTournament, cardOf, inMinutes } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';

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

journey('«Mi torneo» says its sentence and takes its tap before React runs', async ({ visitor }) => {
  const id = await addTournament({
    date: inMinutes(120),
    windows: [{ kind: 'entry', opensAt: inMinutes(-5), closesAt: inMinutes(60) }],
  });
  const { privateCode } = await register(id);
  const [unit] = await unitsOf(id);
  const page = await visitor({ viewport: SMALL });
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto(`/inscripcion/${privateCode}`, { waitUntil: 'commit' });
  await page.getByText(/^Recibimos tu inscripción\. Un organizador la revisará/).waitFor();

  await page.goto(`/mi/${unit?.get('ticketId')}`, { waitUntil: 'commit' });
  const sentence = page.getByText(/^Confirma que vas a jugar: tienes hasta las? /);
  await expectInSight(sentence);
  const said = await sentence.textContent();
  const confirm = page.getByRole('button', { name: 'CONFIRMO' });
  await expectInSight(confirm);
  await confirm.tap();
  await page.getByRole('button', { name: 'Enviando…' }).waitFor();
  expect(await sentence.textContent()).toBe(said);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) calls.push(request.url());
  });
  letGo();
  await page.getByText(/^Listo, confirmaste\./).waitFor();
  expect(calls).toHaveLength(1);
  const [confirmed] = await unitsOf(id);
  expect(confirmed?.get('confirmations.entry')).not.toBeNull();
});

journey('the list of «Mi torneo» does not wait for the screen of one', async ({ visitor }) => {
  const page = await visitor();
  await holdBack(page, '**/assets/ticket-*.js');
  await page.goto('/mi', { waitUntil: 'commit' });
  await page.getByText('Aún no hay inscripciones en este teléfono').waitFor();
});
