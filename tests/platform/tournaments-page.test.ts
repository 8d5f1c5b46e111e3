import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { HOUR_MS } from '@copa/domain/limits';
import { readPageData } from '@copa/domain/page-data';
import { partMarks } from '@copa/domain/page-template';
import type { Board } from '@copa/domain/play/board';
import { type SampleStage, sampleBoard } from '@copa/domain/play/board/board.fixture';
import { BOARD_PAGE_DATA_ID } from '@copa/domain/play/board/id';
import {
  REGISTRATION_PAGE_DATA_ID,
  type RegistrationPageData,
} from '@copa/domain/registrations/registration-page';
import { createTournament, updateTournament } from '@copa/domain/tournaments/endpoints';
import { LINK_PAGE_DATA_ID, type LinkPageData } from '@copa/domain/tournaments/pages/link-page';
import { LIST_PAGE_DATA_ID, type ListPageData } from '@copa/domain/tournaments/pages/list-page';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../api/support/api-client.ts';
import { suiteEnvironment } from '../api/support/environment.ts';
import { openAdmin } from '../api/support/organiser.ts';
import { startOwnProgram } from '../api/support/own-program.ts';
import { tournamentBody } from '../api/support/samples.ts';

const { firestore, token } = await openAdmin();

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${suiteEnvironment().site}${path}`, { headers });

describe('the page behind a shared link', () => {
  it('says what the tournament is, under the strict policy of the site', async () => {
    const body = tournamentBody({ name: 'Copa <b>Relámpago</b>', description: 'Se ve en el chat.' });
    const { id } = (await call(createTournament, { token, body })).data;
    const response = await open(`/tournament/${id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    );
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'/);
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-inline/);
    const page = await response.text();
    expect(page).toContain('<title>Copa &lt;b&gt;Relámpago&lt;/b&gt; · Copa Fénix</title>');
    expect(page).toContain(`href="${suiteEnvironment().site}/tournament/${id}"`);
    expect(page).toContain('"@type":"SportsEvent"');
    expect(page).toMatch(/property="og:title" content="Copa &lt;b&gt;Relámpago&lt;\/b&gt; · Copa Fénix"/);
    expect(page).toMatch(/property="og:description" content="[^"]*Se ve en el chat\."/);
    expect(page).toContain(`property="og:url" content="${suiteEnvironment().site}/tournament/${id}"`);
    expect(page).toContain('<h1');
    expect(page).not.toContain('[[');
    const data = new RegExp(`id="${LINK_PAGE_DATA_ID}">(.*?)</script>`, 's').exec(page)?.[1] ?? '';
    expect(readPageData<LinkPageData>(data).tournament).toMatchObject({ id, name: body.name });
    const preview = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await fetch(preview)).status).toBe(200);
    const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, source = ''] of scripts) expect((await open(source)).status).toBe(200);
  });

  it('comes compressed to whoever can read that', async () => {
    const { id } = (await call(createTournament, { token, body: tournamentBody() })).data;
    const packed = await open(`/tournament/${id}`, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
    const plain = await open(`/tournament/${id}`, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const data = new RegExp(`id="${LINK_PAGE_DATA_ID}">.*?</script>`, 's');
    expect((await packed.text()).replace(data, '')).toBe((await plain.text()).replace(data, ''));
  });

  it.each(['/tournament/nothing', '/tournament/', '/tournament/a/b', '/tournament/%3Cscript%3E'])(
    'is the site with a 404 for %s',
    async (path) => {
      const response = await open(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      const page = await response.text();
      expect(page).not.toContain('SportsEvent');
      expect(page).not.toContain('[[');
      expect(page).not.toContain(LINK_PAGE_DATA_ID);
    },
  );

  it('says nothing about a tournament that is not published', async () => {
    const body = tournamentBody({ name: 'Secreta' });
    const { id } = (await call(createTournament, { token, body })).data;
    await call(updateTournament, { token, params: { id }, body: { ...body, status: 'draft' } });
    const response = await open(`/tournament/${id}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Secreta');
  });
});

describe('the page of the form', () => {
  const questionsOf = (page: string) => {
    const data = new RegExp(`id="${REGISTRATION_PAGE_DATA_ID}">(.*?)</script>`, 's').exec(page)?.[1];
    return readPageData<RegistrationPageData>(data ?? 'null')?.questions ?? null;
  };
  const formId = `formulario-${Date.now()}`;
  const openForm = async (isActive: boolean, changes = {}) => {
    const field = { id: 'rango', type: 'text', label: '¿Qué rango tienes?', required: false, order: 1 };
    const form = { title: 'Registro', description: 'Lee antes.', isActive: true, fields: [field] };
    await firestore.doc(`forms/${formId}`).set(form);
    const body = tournamentBody({ linkedFormId: formId, ...changes });
    const { id } = (await call(createTournament, { token, body })).data;
    await firestore.doc(`forms/${formId}`).update({ isActive });
    return { id, page: await (await open(`/register/${id}`)).text() };
  };

  it('brings the tournament, and the questions as the phone would read them', async () => {
    const { id, page } = await openForm(true);
    expect(page).toContain(`data-screen="registration"`);
    expect(page).toContain(id);
    const questions = questionsOf(page);
    expect(questions).toMatchObject({ formId, description: 'Lee antes.' });
    expect(questions?.fields.at(-1)).toMatchObject({ id: 'rango' });
    const active = await firestore.collection('questions').where('active', '==', true).get();
    expect(questions?.fields).toHaveLength(active.size + 1);
  });

  it('tells the terms of a captain where teams register, and only there', async () => {
    const terms =
      /Tú eres el capitán\.[^<]+(?:<!-- -->)? <strong>Tienen (12 horas|hasta el [^<]+)\.<\/strong>/;
    const { page } = await openForm(true, { modality: 'squad', maxPlayers: 48 });
    expect(page).toMatch(terms);
    const { page: alone } = await openForm(true);
    expect(alone).not.toContain('capitán');
    const { page: closed } = await openForm(true, { modality: 'squad', maxPlayers: 48, status: 'draft' });
    expect(closed).not.toContain('capitán');
    for (const each of [page, alone, closed]) expect(each).not.toContain('~~');
  });

  it('brings no questions of a form that is not active', async () => {
    const { page } = await openForm(false);
    expect(questionsOf(page)).toBeNull();
    expect(page).not.toContain('Lee antes.');
  });
});

const hashOfStyle = (page: string) => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
};

const listData = (page: string) =>
  readPageData<ListPageData>(
    new RegExp(`id="${LIST_PAGE_DATA_ID}">(.*?)</script>`, 's').exec(page)?.[1] ?? '',
  );

describe('the page of the list', () => {
  it('brings the true list, for a short while, under the strict policy of the site', async () => {
    const body = tournamentBody({ name: 'Copa <b>Lista</b> ~~fee~~' });
    const { id } = (await call(createTournament, { token, body })).data;
    const hidden = tournamentBody({ name: 'Oculta', status: 'draft' });
    await call(createTournament, { token, body: hidden });
    let response = await open('/tournaments');
    let page = await response.text();
    await expect
      .poll(async () => {
        response = await open('/tournaments');
        page = await response.text();
        return page;
      })
      .toContain('Copa &lt;b&gt;Lista&lt;/b&gt; ~~fee~~</a>');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    );
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(hashOfStyle(page));
    expect(policy).not.toMatch(/unsafe-inline/);
    expect(page).not.toContain('Oculta');
    expect(page).not.toContain('Cargando torneos');
    // The page has the name three times: in its heading, in the name of its button, and in the data.
    expect(page.match(/~~\w+~~/g)).toEqual(['~~fee~~', '~~fee~~', '~~fee~~']);
    expect(page).toContain('aria-label="VER TORNEO: Copa &lt;b&gt;Lista&lt;/b&gt; ~~fee~~"');
    const { asOf, tournaments } = listData(page);
    expect(Math.abs(Date.now() - asOf.getTime())).toBeLessThan(60_000);
    expect(tournaments.find((tournament) => tournament.id === id)?.date).toBeInstanceOf(Date);
  });
});

describe('the page of a table', () => {
  const boardOf = (tournamentId: string, changes: Partial<SampleStage> = {}) =>
    sampleBoard({
      tournamentId,
      lobbies: { a: ['Fénix', 'Lobos'] },
      matches: [{ number: 1, lines: ['Fénix 1 5', 'Lobos 2 3'] }],
      ...changes,
    });
  const put = ({ id, ...board }: Board) => firestore.doc(`boards/${id}`).set(board);
  const created = async (changes: object = {}) =>
    (await call(createTournament, { token, body: tournamentBody(changes) })).data.id;
  const tableAt = async (path: string) => {
    const response = await open(path);
    return { response, page: await response.text() };
  };

  it('brings the newest stage for a short while, and an earlier one to who asks for it', async () => {
    const id = await created();
    const waiting = await tableAt(`/tournament/${id}/posiciones`);
    expect(waiting.response.status).toBe(200);
    expect(waiting.page).toContain('Todavía no hay tabla.');
    expect(waiting.page).not.toContain(BOARD_PAGE_DATA_ID);

    await put(boardOf(id, { next: 2 }));
    await put(boardOf(id, { stage: { number: 2, name: 'Gran <i>final</i>' } }));
    await firestore.doc(`tournaments/${id}`).update({ stage: 2 });
    const { response, page } = await tableAt(`/tournament/${id}/posiciones`);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    );
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'/);
    expect(page).toContain('Gran &lt;i&gt;final&lt;/i&gt;');
    expect(page).toContain('1. Fénix (17 puntos), 2. Lobos (12 puntos).');
    expect(page).toContain(`id="${BOARD_PAGE_DATA_ID}"`);
    expect(page).not.toMatch(/~~|Cargando/);
    const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, source = ''] of scripts) expect((await open(source)).status).toBe(200);
    expect((await tableAt(`/tournament/${id}/posiciones?fase=1`)).page).toContain(
      '>Clasificatoria</span></h1>',
    );
    expect((await tableAt(`/tournament/${id}/posiciones?fase=3`)).page).toContain('Todavía no hay tabla.');
  });

  it('is the frame with a 404 where the tournament is hidden or not there', async () => {
    const id = await created({ status: 'draft', name: 'Secreta' });
    await put(boardOf(id, { tournament: 'Secreta' }));
    const publishDate = new Date(Date.now() + HOUR_MS).toISOString();
    const scheduled = await created({ status: 'scheduled', publishDate, name: 'Secreta' });
    for (const path of [
      `/tournament/${id}/posiciones`,
      `/tournament/${scheduled}`,
      '/tournament/nothing/posiciones',
      '/tournament/%3Cb%3E/posiciones',
    ]) {
      const { response, page } = await tableAt(path);
      expect([response.status, page.includes('Secreta')], path).toEqual([404, false]);
      expect(page).toContain('noindex');
      // A stale copy would tell a chat for minutes that a table published since does not exist.
      expect(response.headers.get('cache-control'), path).toBe('public, max-age=0, s-maxage=30');
    }
  });
});

/** Keeps each connection open without an answer, because a client that lost its connection would try again. */
async function silentDatabase() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => sockets.size };
}

const silent = await silentDatabase();

describe('a page that the API fills, while the database says nothing', () => {
  const shown = (part: string) => {
    const { begin, end } = partMarks(part);
    return `${begin}<p>${part}</p>${end}`;
  };
  const parts = {
    tournament: ['waiting', 'tournament'].map(shown),
    tournaments: ['waiting', 'empty', 'few', 'many'].map(shown),
    board: ['waiting', 'board'].map(shown),
    season: ['waiting', 'season'].map(shown),
    registration: ['waiting', 'tournament'].map(shown),
    invitation: ['waiting', 'invitation'].map(shown),
    tournamentRules: ['waiting', 'tournament'].map(shown),
  };
  const pageTemplate = (page: keyof typeof parts) =>
    `<html><style>p{margin:0}</style><body data-prerendered>${parts[page].join('')}</body>`;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', silent.address);
  const program = startOwnProgram({}, { pageTemplate });
  vi.unstubAllEnvs();

  it.concurrent.each([
    '/tournaments',
    '/tournament/copa',
    '/tournament/copa/posiciones',
    '/temporada/verano',
    '/register/copa',
    '/equipo/0123456789abcdefghjkmnpqrs',
    '/tournament-rules/copa',
  ])('is the frame as it waits, after two seconds, for moments: %s', async (path) => {
    const start = performance.now();
    const response = await fetch(new URL(path, program.api));
    const page = await response.text();
    const seconds = (performance.now() - start) / 1000;
    expect(silent.calls()).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(1.9);
    expect(seconds).toBeLessThan(6);
    expect(response.status).toBe(200);
    expect(page).toContain('<body data-prerendered><p>waiting</p></body>');
    expect(page).not.toMatch(new RegExp(`${LIST_PAGE_DATA_ID}|${BOARD_PAGE_DATA_ID}`));
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect(response.headers.get('content-security-policy')).toContain(hashOfStyle(page));
    expect(program.log.join()).toContain('a page did not come in time');
  });
});
