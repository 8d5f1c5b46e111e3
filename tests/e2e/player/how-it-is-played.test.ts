import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { type Account, addAccount, callAs, returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { addRegistrations } from '../support/registrations.ts';
import { addTournament, openSuiteData, putBoards } from '../support/suite-data.ts';

const { auth, firestore } = openSuiteData();

const told = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Cómo se juega' }) });

journey('a plan is taken with a tap, read by everybody, and a change is told', async ({ visitor }) => {
  const account = await addAccount(auth, { displayName: 'Camila Paz' });
  const id = await addTournament(firestore, { modality: 'squad', maxPlayers: 24 });
  const organiser = await returning(visitor, account, { viewport: { width: 320, height: 640 } });
  await organiser.goto(`/admin/torneos?editar=${id}`);
  await organiser.getByText('Clasificatoria y final: 24 → 12 escuadras').waitFor();
  await expectAccessibleAtEverySize(organiser, 'the editor with a proposed plan');
  await organiser.getByRole('button', { name: 'Usar este plan' }).tap();
  await organiser.getByText('Plan guardado').first().waitFor();

  const board = sampleBoard({ tournamentId: id, lobbies: { a: ['Fénix', 'Lobos'] } });
  await putBoards(firestore, board);
  const page = await visitor();
  for (const path of [`/tournament/${id}`, `/tournament/${id}/posiciones`, `/tournament-rules/${id}`]) {
    await page.goto(path);
    await told(page).getByText('Pasan los 6 primeros de cada lobby.').waitFor();
    await told(page)
      .getByText(/^Puntos por partida: 1\.º 12 · 2\.º 9 .* y 1 por baja\.$/)
      .waitFor();
  }

  await firestore.doc(`tournaments/${id}`).update({ currentPlayers: 3 });
  await organiser.reload();
  await organiser.getByRole('button', { name: 'Elegir otro plan' }).tap();
  await organiser.getByRole('button', { name: 'Champion Rush' }).tap();
  await organiser.getByRole('button', { name: 'Usar este plan' }).tap();
  const dialog = organiser.getByRole('dialog').last();
  await dialog.getByText(/^Final: .*A TIRO.* Antes: /).waitFor();
  await dialog.getByRole('button', { name: 'Cambiar el plan' }).tap();
  await organiser.getByText('Plan guardado').first().waitFor();
  await page.goto(`/tournament/${id}`);
  await told(page)
    .getByText(/^Cambió el .*: Final: .*A TIRO/)
    .waitFor();
});

async function play(account: Account, id: string, units: readonly string[]): Promise<void> {
  const call = async (method: string, path: string, body: object) => {
    const init = { method, body: JSON.stringify(body) };
    const response = await callAs(account, `/tournaments/${id}/stages/1${path}`, init);
    expect([path, response.status]).toEqual([path, 200]);
  };
  const final = {
    name: 'Gran final',
    lobbySize: 12,
    maps: [],
    points: { placement: [12, 9], perKill: 1, killCap: null },
    tieBreak: ['booyahs'],
    finish: { kind: 'matches', matches: 1 },
    advance: { perLobby: 0, byTable: 0 },
    carry: 'none',
    revision: 0,
  };
  await call('PUT', '', final);
  await call('POST', '/draw', { kind: 'seed', revision: 1 });
  const rows: Record<string, object> = {};
  units.forEach((unit, index) => {
    rows[unit] = { placement: index + 1, kills: 3, played: true, revision: 0 };
  });
  await call('PUT', '/matches/a-1/rows', { rows });
  await call('POST', '/matches/a-1/publish', {});
}

journey(
  'closing the last stage ends the tournament for everybody, and opening it undoes that',
  async ({ visitor }) => {
    const account = await addAccount(auth, { displayName: 'Camila Paz' });
    const date = new Date(Date.now() - 3_600_000);
    const id = await addTournament(firestore, { modality: 'squad', maxPlayers: 12, date, prizePool: '' });
    const teams = [1, 2].map((number) => ({
      number,
      status: 'approved',
      place: 'held',
      unit: { name: `Equipo ${number}`, tag: '', size: 4 },
    }));
    const units = (await addRegistrations(firestore, id, teams)).map((unit) => unit.id);
    await play(account, id, units);
    const page = await visitor();
    await page.goto(`/tournament/${id}`);
    await page.getByText('En juego').first().waitFor();

    const organiser = await returning(visitor, account);
    await organiser.goto(`/admin/torneos/${id}/fases`);
    await organiser.getByRole('button', { name: 'Cerrar y hacer el podio' }).tap();
    await organiser.getByRole('dialog').last().getByRole('button', { name: 'Cerrar la fase' }).tap();
    await organiser.getByText('Torneo finalizado: ya hay podio').first().waitFor();
    const share = organiser.getByRole('link', { name: 'Compartir por WhatsApp' });
    expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(
      '🥇 1.º Equipo 1: 15 puntos',
    );
    expect(await organiser.getByRole('button', { name: /^Marcar premio entregado/ }).count()).toBe(0);

    await page.goto(`/tournament/${id}`);
    await page.getByText('Finalizado').first().waitFor();
    await page.getByText('1. Equipo 1').waitFor();
    await organiser.getByRole('button', { name: 'Usar como portada' }).tap();
    await organiser.getByText('Listo: el podio es la portada del torneo.').first().waitFor();
    await page.reload();
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    const cover = await page.request.get(preview ?? '');
    expect(cover.headers()['content-type']).toBe('image/jpeg');
    await page.goto('/tournament-history');
    await page.getByRole('heading', { name: `Copa ${id}` }).waitFor();

    await organiser.getByRole('button', { name: 'Reabrir la fase' }).tap();
    await organiser.getByRole('button', { name: 'Cerrar y hacer el podio' }).waitFor();
    await page.goto(`/tournament/${id}`);
    await page.getByText('En juego').first().waitFor();
  },
);
