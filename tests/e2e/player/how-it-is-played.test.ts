import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FINAL, organiser } from '../play/organising.ts';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { type Account, addAccount, returning, unfold } from '../support/admin.ts';
import { journey, SMALL } from '../support/journey.ts';
import { addSquads } from '../support/registrations.ts';
import { addTournament, firestore, inMinutes, putBoards } from '../support/suite-data.ts';

const told = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Cómo se juega' }) });

/** Closing the last stage ends the tournament, and opening it undoes that. */
async function expectEndAndReturn(page: Page, admin: Page, account: Account): Promise<void> {
  const past = { date: inMinutes(-60), prizePool: '' };
  const id = await addTournament({ modality: 'squad', maxPlayers: 12, ...past });
  const units = await addSquads(id, ['Equipo 1', 'Equipo 2']);
  const api = organiser(account, id);
  await api.draw(await api.stage(1, { ...FINAL, finish: { kind: 'matches', matches: 1 } }));
  await api.play(1, 'a-1', units, 3);
  await page.goto(`/tournament/${id}`);
  await page.getByText('En juego').first().waitFor();

  await admin.goto(`/admin/torneos/${id}/fases`);
  await admin.getByRole('button', { name: 'Cerrar y hacer el podio' }).tap();
  await admin.getByRole('dialog').last().getByRole('button', { name: 'Cerrar sin esperar' }).tap();
  await admin.getByText('Torneo finalizado: ya hay podio').first().waitFor();
  const share = admin.getByRole('link', { name: 'Compartir por WhatsApp' });
  const message = decodeURIComponent((await share.getAttribute('href')) ?? '');
  expect(message).toContain('🥇 1.º Equipo 1: 15 puntos');
  expect(await admin.getByRole('button', { name: /^Marcar entregado/ }).count()).toBe(0);

  await page.goto(`/tournament/${id}`);
  await page.getByText('Finalizado').first().waitFor();
  await page.getByText('1. Equipo 1').waitFor();
  await admin.getByText('Portada del torneo', { exact: true }).tap();
  await admin.getByRole('button', { name: 'Usar como portada' }).tap();
  await admin.getByRole('dialog').getByRole('button', { name: 'Usar como portada' }).tap();
  await admin.getByText('Listo: el podio es la portada del torneo.').first().waitFor();
  await page.reload();
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  const cover = await page.request.get(preview ?? '');
  expect(cover.headers()['content-type']).toBe('image/jpeg');
  await page.goto('/tournament-history');
  await page.getByRole('heading', { name: `Copa ${id}` }).waitFor();

  await admin.getByRole('button', { name: 'Reabrir la fase' }).tap();
  await admin.getByRole('dialog').last().getByRole('button', { name: 'Reabrir' }).tap();
  await admin.getByRole('button', { name: 'Cerrar y hacer el podio' }).waitFor();
  await page.goto(`/tournament/${id}`);
  await page.getByText('En juego').first().waitFor();
}

journey('a plan is taken, read and changed, and a tournament ends and goes on', async ({ visitor }) => {
  const account = await addAccount({ displayName: 'Camila Paz' });
  const id = await addTournament({ modality: 'squad', maxPlayers: 24 });
  const admin = await returning(visitor, account, { viewport: SMALL });
  await admin.goto(`/admin/torneos?editar=${id}`);
  await unfold(admin, 'Cómo se juega');
  await admin.getByText('Clasificatoria y final: 24 → 12 escuadras').first().waitFor();
  await expectAccessibleAtEverySize(admin, 'the editor with a proposed plan');
  await admin.getByRole('button', { name: 'Usar este plan' }).tap();
  await admin.getByText('Plan guardado').first().waitFor();

  await putBoards(sampleBoard({ tournamentId: id, lobbies: { a: ['Fénix', 'Lobos'] } }));
  const page = await visitor();
  for (const path of [`/tournament/${id}`, `/tournament/${id}/posiciones`, `/tournament-rules/${id}`]) {
    await page.goto(path);
    await told(page).getByText('Pasan los 6 primeros de cada lobby.').waitFor();
    const points = /^Puntos por partida: 1\.º\s12\s· 2\.º\s9\s· .* y 1 por baja\.$/;
    await told(page).getByText(points).waitFor();
  }

  await firestore.doc(`tournaments/${id}`).update({ currentPlayers: 3 });
  await admin.reload();
  await unfold(admin, 'Cómo se juega');
  await admin.getByRole('button', { name: 'Elegir otro plan' }).tap();
  await admin.getByRole('button', { name: 'Champion Rush' }).tap();
  await admin.getByRole('button', { name: 'Usar este plan' }).tap();
  const dialog = admin.getByRole('dialog').last();
  await dialog.getByText(/^Final: .*A TIRO.* Antes: /).waitFor();
  await dialog.getByRole('button', { name: 'Cambiar el plan' }).tap();
  await admin.getByText('Plan guardado').first().waitFor();
  await page.goto(`/tournament/${id}`);
  const change = /^Cambió .*: Final: .*A TIRO/;
  await told(page).getByText(change).waitFor();

  await expectEndAndReturn(page, admin, account);
});
