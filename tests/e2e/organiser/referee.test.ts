import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FINAL, organiser } from '../play/organising.ts';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { type Account, addAccount, returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { addRegistrations } from '../support/registrations.ts';
import { addTournament, openSuiteData } from '../support/suite-data.ts';

const { auth, firestore } = openSuiteData();

const TEAMS = ['Fénix', 'Kraken', 'Lobos'];

/** An evening that is drawn: three squads, whose captains have a phone and an address. */
async function drawnEvening(account: Account): Promise<string> {
  const id = await addTournament(firestore, {
    modality: 'squad',
    maxPlayers: 12,
    date: new Date(Date.now() + 60 * 60_000),
  });
  const units = TEAMS.map((name, index) => ({
    number: index + 1,
    status: 'approved',
    place: 'held',
    unit: { name, tag: '', size: 4 },
  }));
  await addRegistrations(firestore, id, units);
  const api = organiser(account, id);
  await api.draw(await api.stage(1, { ...FINAL, finish: { kind: 'matches', matches: 2 } }));
  return id;
}

async function makeReferee(page: Page, { email, displayName }: Account): Promise<void> {
  await page.goto('/admin/administradores');
  await page.getByLabel('Correo de la cuenta').fill(email);
  await page.getByRole('button', { name: 'Buscar cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Dar acceso?' });
  await dialog.getByText(/^Árbitro: pasa lista/).click();
  await dialog.getByRole('button', { name: 'Dar acceso' }).click();
  await page.getByText(`${displayName} ya es árbitro`, { exact: true }).waitFor();
}

/** Counts names, addresses and telephones of players in the whole page, seen or not. */
const personal = async (page: Page) =>
  ((await page.content()).match(/Jugadora \d|@correo\.test|\+52 55/g) ?? []).length;

journey(
  'the evening of a referee: the roll and the results, and nothing else of anybody',
  async ({ visitor }) => {
    const account = await addAccount(auth, { displayName: 'Camila Paz' });
    const referee = await addAccount(auth, { displayName: 'Rodri Silva', claims: {} });
    const id = await drawnEvening(account);
    await makeReferee(await returning(visitor, account), referee);

    const page = await returning(visitor, referee);
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Panel de árbitro' }).waitFor();
    const screens = page.getByRole('navigation', { name: 'Administración' }).getByRole('link');
    expect(await screens.allTextContents()).toEqual(['Panel']);
    await expectAccessibleAtEverySize(page, 'the panel of a referee');
    await page.getByRole('link', { name: new RegExp(`Copa ${id}`) }).click();

    const roll = page.getByRole('list', { name: 'Pase de lista' });
    await expect.poll(() => roll.getByRole('listitem').count()).toBe(TEAMS.length);
    await roll.getByRole('button', { name: 'Entró: Fénix', exact: true }).click();
    await roll.getByRole('button', { name: 'No entró: Lobos' }).click();
    await expect
      .poll(async () => {
        const marks = (await firestore.collection('rolls').where('tournamentId', '==', id).get()).docs[0];
        return Object.values((marks?.get('marks') ?? {}) as Record<string, { state: string; by: string }>)
          .map(({ state, by }) => `${state} ${by === referee.uid}`)
          .toSorted();
      })
      .toEqual(['in true', 'out true']);
    expect(await personal(page)).toBe(0);
    await expectAccessibleAtEverySize(page, 'the day of a referee');

    await page.getByRole('link', { name: 'Anotar resultados' }).click();
    await page.getByRole('link', { name: 'Lobby A, Partida 1: Por anotar' }).click();
    const left = page.getByRole('list', { name: 'Por anotar' }).getByRole('button');
    const kills = page
      .getByRole('region', { name: /^Bajas de/ })
      .getByRole('button', { name: '2', exact: true });
    for (let entered = 0; entered < TEAMS.length; entered += 1) {
      await left.first().click();
      await kills.click();
    }
    await page.getByRole('button', { name: 'Publicar la partida' }).click();
    await page.getByText(/^Publicada\./).waitFor();
    expect((await firestore.doc(`boards/${id}_1`).get()).get('rows')).toHaveLength(TEAMS.length);
    expect(await personal(page)).toBe(0);

    for (const path of ['inscripciones', 'torneos', 'administradores', `torneos/${id}/avisos`]) {
      await page.goto(`/admin/${path}`);
      await page.getByRole('heading', { name: 'Sin acceso' }).waitFor();
    }
  },
);
