import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { expect } from 'vitest';
import { holdBack, holdBackScripts } from '../support/hold-back.ts';
import { journey, SMALL } from '../support/journey.ts';
import { expectStill, layoutShift } from '../support/layout-shift.ts';
import { addTicket, register, unitsOf } from '../support/registrations.ts';
import { addTournament, cardOf, firestore, inMinutes, putBoards } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';

/** Matches the entry script of the application, but not `assets/start-*.js`, which loads the entry script. */
const SCRIPTS = '*/assets/index-*.js';

journey('a tap that comes before the scripts is answered', async ({ visitor }) => {
  const id = await addTournament();
  const page = await visitor();
  const letGo = await holdBackScripts(page, SCRIPTS);

  await page.goto(`/tournament/${id}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Inscribirme' }).tap();
  await page.waitForURL(/register\?tournament=/, { waitUntil: 'commit' });

  await page.goto('/tournaments', { waitUntil: 'commit' });
  await page.locator('summary', { hasText: 'Buscar y filtrar' }).tap();
  await page.getByLabel('Buscar', { exact: true }).fill(`Copa ${id}`);

  letGo();
  await page.waitForFunction(() => document.querySelector('#root[data-runs]'));
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await cardOf(page, id).waitFor();
  expect(await page.getByLabel('Buscar', { exact: true }).inputValue()).toBe(`Copa ${id}`);
});

journey('a visitor who goes back before a loaded page runs sees the earlier one', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Torneos', exact: true }).first().tap();
  await page.getByRole('heading', { name: 'Torneos activos' }).waitFor();

  const letGo = await holdBackScripts(page, '*/assets/tournaments-*.js');
  const entry = page.waitForResponse(/assets\/index-.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  await (await entry).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.evaluate(() => history.back());
  await page.waitForURL('**/faq', { waitUntil: 'commit' });
  letGo();
  await page.getByRole('heading', { name: 'Preguntas frecuentes' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Preguntas frecuentes']);
});

journey('a question that is typed before the scripts is searched for', async ({ visitor }) => {
  const page = await visitor();
  const letGo = await holdBackScripts(page, SCRIPTS);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('contraseña de la sala');
  const before = await page.getByRole('group').count();
  letGo();
  await expect.poll(() => page.getByRole('group').count()).toBeLessThan(before);
  expect(await page.getByRole('searchbox').inputValue()).toBe('contraseña de la sala');
});

journey('a button that is tapped before the scripts does its work once', async ({ visitor }) => {
  const page = await visitor();
  const letGo = await holdBackScripts(page, SCRIPTS);
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
  const letGo = await holdBackScripts(page, SCRIPTS);
  await page.goto(`/inscripcion/${privateCode}`, { waitUntil: 'commit' });
  await page.getByText(/^Recibimos tu inscripción\. Un organizador la revisará/).waitFor();

  await page.goto(`/mi/${unit?.get('ticketId')}`, { waitUntil: 'commit' });
  const sentence = page.getByText('Confirma que vas a jugar.');
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

const ROOM = { match: 1, openAt: inMinutes(-2), seat: 17 };
const SECRETS = { roomId: '482 913 557', password: 'clave-de-la-final' };

async function addCalledUnit() {
  const id = await addTournament({ date: inMinutes(5) });
  const board = sampleBoard({ tournamentId: id, lobbies: { a: ['Uno', 'Dos'] } });
  await putBoards(board);
  const [lobby, [first]] = [{ stage: board.stage, id: 'a' }, board.rows];
  const number = first?.number ?? 0;
  const ticket = await addTicket(id, { number, lobby, rooms: [{ id: '1-1', lobby: 'a', ...ROOM }] });
  await firestore.doc(`tickets/${ticket}/rooms/1-1`).create({ ...ROOM, ...SECRETS, tournamentId: id });
  return { ticket, board };
}

journey(
  'the room is in sight, copied and kept before React runs, which moves nothing',
  async ({ visitor }) => {
    const { ticket } = await addCalledUnit();
    const page = await visitor({ viewport: SMALL });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const letGo = await holdBackScripts(page, SCRIPTS);
    await page.goto(`/mi/${ticket}`, { waitUntil: 'commit' });
    const copy = page.getByRole('button', { name: /^Copia/ });
    for (const said of ['Sala abierta: entra ya.', ...Object.values(SECRETS)]) {
      await expectInSight(page.getByText(said));
    }
    await expectInSight(page.getByText('17', { exact: true }));
    await expectInSight(copy);
    await copy.tap();
    await expect.poll(() => copy.textContent()).toBe('Copiado');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(Object.values(SECRETS).join('\n'));
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(SECRETS.password);
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain(SECRETS.password);

    const [before, settled] = [await copy.boundingBox(), await layoutShift(page)];
    letGo();
    await page.getByRole('heading', { name: 'Mis datos' }).waitFor();
    await expectInSight(page.getByText(SECRETS.password));
    expect(await copy.boundingBox()).toEqual(before);
    await expectStill(page, settled.score);

    await page.evaluate(async () => {
      await navigator.clipboard.writeText('');
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copy.tap();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(Object.values(SECRETS).join('\n'));
  },
);

journey('a unit that was disqualified is not called into a room', async ({ visitor }) => {
  const { ticket, board } = await addCalledUnit();
  const rows = board.rows.map((row, index) => (index === 0 ? { ...row, rank: null } : row));
  await firestore.doc(`boards/${board.id}`).update({ rows });
  const page = await visitor({ viewport: SMALL });
  const letGo = await holdBackScripts(page, SCRIPTS);
  await page.goto(`/mi/${ticket}`, { waitUntil: 'commit' });
  await expectInSight(page.getByText('Descalificaron a tu equipo del torneo.'));
  expect(await page.getByText(/Sala/).count()).toBe(0);
  letGo();
  await page.getByRole('heading', { name: 'Mis datos' }).waitFor();
  expect(await page.getByText(/Sala/).count()).toBe(0);
});

journey('the list of «Mi torneo» does not wait for the screen of one', async ({ visitor }) => {
  const page = await visitor();
  await holdBack(page, /\/assets\/ticket-[\w-]{8}\.js$/);
  await page.goto('/mi', { waitUntil: 'commit' });
  await page.getByText('Aún no hay inscripciones en este teléfono').waitFor();
});

journey('a font that arrives late moves no hour of a confirmation to another line', async ({ visitor }) => {
  const id = await addTournament({
    date: inMinutes(18 * 60),
    windows: [
      { kind: 'entry', opensAt: inMinutes(-5), closesAt: inMinutes(15 * 60) },
      { kind: 'match', opensAt: inMinutes(17 * 60), closesAt: inMinutes(18 * 60 - 10) },
    ],
  });
  await register(id);
  const [unit] = await unitsOf(id);
  const page = await visitor({ viewport: SMALL });
  await page.goto(`/mi/${unit?.get('ticketId')}`);
  await page.getByRole('heading', { name: 'Tus confirmaciones' }).waitFor();
  const hoursBelowNames = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.querySelectorAll('main ol > li strong')].map((name) => {
        const hour = name.nextElementSibling?.getBoundingClientRect();
        return (hour?.top ?? 0) >= name.getBoundingClientRect().bottom - 1 && (hour?.height ?? 99) < 30;
      });
    });
  for (const width of [344, 360, 376, 392, 412, 432, 480]) {
    await page.setViewportSize({ width, height: SMALL.height });
    expect(await hoursBelowNames(), `${width} px`).toEqual([true, true]);
  }
});
