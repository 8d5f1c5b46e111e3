import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FINAL, organiser } from '../play/organising.ts';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { type Account, addAccount, addOwner, returning } from '../support/admin.ts';
import { journey } from '../support/journey.ts';
import { addSquads } from '../support/registrations.ts';
import { addTournament, firestore, inMinutes } from '../support/suite-data.ts';

const TEAMS = ['Fénix', 'Kraken', 'Lobos'];

async function drawnEvening(account: Account): Promise<string> {
  const id = await addTournament({ modality: 'squad', maxPlayers: 12, date: inMinutes(-5) });
  await addSquads(id, TEAMS);
  const api = organiser(account, id);
  await api.draw(await api.stage(1, { ...FINAL, finish: { kind: 'matches', matches: 2 } }));
  return id;
}

async function makeReferee(page: Page, { email, displayName }: Account, tournament: string): Promise<void> {
  await page.goto('/admin/administradores');
  await page.getByRole('button', { name: 'Dar acceso por correo' }).click();
  await page.getByLabel('Correo de la cuenta').fill(email);
  await page.getByRole('button', { name: 'Buscar cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Dar acceso?' });
  await dialog.getByText(/^Árbitro: pasa lista/).click();
  await dialog.getByRole('button', { name: 'Dar acceso' }).click();
  await dialog.getByText('Elige al menos un torneo, o todos los torneos.').waitFor();
  await dialog.getByText(new RegExp(`^Copa ${tournament} · `)).click();
  await expectAccessibleAtEverySize(page, 'the naming of a referee');
  await dialog.getByRole('button', { name: 'Dar acceso' }).click();
  await page.getByText(`${displayName} ya es árbitro`, { exact: true }).waitFor();
}

const personal = async (page: Page) =>
  ((await page.content()).match(/Jugadora \d|@correo\.test|\+52 55/g) ?? []).length;

journey(
  'a referee has the roll and the results where they are named, and nothing else',
  async ({ visitor }) => {
    const owner = await addOwner('Valeria Ríos');
    const referee = await addAccount({ displayName: 'Nico Paredes', claims: {} });
    const [id, other] = [await drawnEvening(owner), await addTournament({ date: inMinutes(60) })];
    const people = await returning(visitor, owner);
    await makeReferee(people, referee, id);
    const card = people.getByRole('listitem').filter({ hasText: referee.email });
    await card.getByText(new RegExp(`^De: Copa ${id} · `)).waitFor();

    const page = await returning(visitor, referee);
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Panel de árbitro' }).waitFor();
    const screens = page.getByRole('navigation', { name: 'Administración' }).getByRole('link');
    expect(await screens.allTextContents()).toEqual(['Panel']);
    const named = page.getByRole('region', { name: 'Tus torneos' }).getByRole('link');
    await expect.poll(() => named.allTextContents()).toHaveLength(1);
    await expectAccessibleAtEverySize(page, 'the panel of a referee');
    await page.getByRole('link', { name: new RegExp(`Copa ${id}`) }).click();

    const roll = page.getByRole('list', { name: 'Pase de lista' });
    await expect.poll(() => roll.getByRole('listitem').count()).toBe(TEAMS.length);
    await roll.getByRole('button', { name: 'Entró: Fénix', exact: true }).click();
    await roll.getByRole('button', { name: 'No entró: Lobos' }).click();
    const marks = async () => {
      const [stored] = (await firestore.collection('rolls').where('tournamentId', '==', id).get()).docs;
      const all = Object.values(
        (stored?.get('marks') ?? {}) as Record<string, { state: string; by: string }>,
      );
      return all.map(({ state, by }) => `${state} ${by === referee.uid}`).toSorted();
    };
    await expect.poll(marks).toEqual(['in true', 'out true']);
    expect(await personal(page)).toBe(0);
    await expectAccessibleAtEverySize(page, 'the day of a referee');

    await page.getByRole('link', { name: 'Anotar resultados' }).click();
    await page.getByRole('link', { name: 'Lobby A, Partida 1: Por anotar' }).click();
    const left = page.getByRole('list', { name: 'Por anotar' }).getByRole('button');
    const kills = page.getByRole('region', { name: /^Bajas de/ });
    for (let entered = 0; entered < TEAMS.length; entered += 1) {
      await left.first().click();
      await kills.getByRole('button', { name: '0', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Publicar la partida' }).click();
    await page.getByText(/^Publicada\./).waitFor();
    expect((await firestore.doc(`boards/${id}_1`).get()).get('rows')).toHaveLength(TEAMS.length);
    expect(await personal(page)).toBe(0);

    for (const path of ['inscripciones', `torneos/${id}/avisos`]) {
      await page.goto(`/admin/${path}`);
      await page.getByRole('heading', { name: 'Sin acceso' }).waitFor();
    }

    await page.goto(`/admin/torneos/${other}/fases`);
    await page.getByText('No eres árbitro de este torneo, o ya terminó.').waitFor();
  },
);
