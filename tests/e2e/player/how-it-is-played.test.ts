import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import type { Page } from 'playwright-core';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { addAccount, returning, unfold } from '../support/admin.ts';
import { journey, SMALL } from '../support/journey.ts';
import { addTournament, firestore, putBoards } from '../support/suite-data.ts';

const told = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Cómo se juega' }) });

journey('a plan is taken, read and changed', async ({ visitor }) => {
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
});
