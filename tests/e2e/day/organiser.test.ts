import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { type Account, addAccount, callAs, returning } from '../support/admin.ts';
import { journey, type OpenVisitor } from '../support/journey.ts';
import { addRegistrations, HELD } from '../support/registrations.ts';
import { goTo } from '../support/running-site.ts';
import { addTournament, firestore, inMinutes, openRooms } from '../support/suite-data.ts';
import { thumb } from '../support/touch.ts';
import { TAPS } from '../told-figures.ts';

async function lists(page: Page, name: string): Promise<readonly string[]> {
  return page.getByRole('list', { name }).getByRole('listitem').allInnerTexts();
}

const players = (count: number, changes: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({ ...HELD, ...changes(index) }));

async function messageEverybody(page: Page, account: Account, id: string): Promise<void> {
  const { tap, taps } = thumb();
  await goTo(page, `/admin/torneos/${id}/avisos`);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const rows = page.getByRole('list', { name: 'Todavía están a tiempo' }).getByRole('link');
  const places = new Set<number>();
  const written = new Set<string>();
  for (let count = 0; count < 10; count += 1) {
    const first = rows.first();
    places.add(Math.round((await first.boundingBox())?.y ?? 0));
    const chat = page.waitForEvent('popup');
    await tap(first);
    const opened = await chat;
    written.add(new URL(opened.url()).pathname);
    expect(new URL(opened.url()).searchParams.get('text')).toMatch(/^Hola, Jugadora\. /);
    await opened.close();
    await page.getByText(new RegExp(`^${count + 1} ya avisad`)).waitFor();
    // On a phone WhatsApp hides the page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
  expect(taps()).toBe(10);
  expect(written.size).toBe(10);
  expect(places.size).toBeLessThanOrEqual(2);
  const told = Array<unknown>(10).fill(expect.stringContaining(`Avisado por ${account.displayName}`));
  expect(await lists(page, 'Todavía están a tiempo')).toEqual(told);
  await expectAccessibleAtEverySize(page, 'the notices');
}

async function expectTenToBeToldAndOneReadmitted(
  page: Page,
  account: Account,
  visitor: OpenVisitor,
): Promise<void> {
  const colleague = await addAccount({ displayName: 'Luis Mora' });
  const match = (opens: number, closes: number) => ({
    windows: [{ kind: 'match' as const, opensAt: inMinutes(opens), closesAt: inMinutes(closes) }],
    closings: { match: { toldAt: inMinutes(opens) } },
  });
  const id = await addTournament({ date: inMinutes(90), ...match(-20, 40) });
  const confirmed = { confirmations: { match: { at: inMinutes(-5), by: 'player' } } };
  const inTime = players(12, (index) => (index < 2 ? confirmed : {}));
  await addRegistrations(id, inTime);
  await messageEverybody(page, account, id);
  const beside = await returning(visitor, colleague);
  await beside.goto(`/admin/torneos/${id}/dia`);
  await beside.getByRole('region', { name: 'Confirmación de partida' }).getByText('2/12').waitFor();
  await beside.getByText('Avisado por Camila Paz').first().waitFor();

  const closed = await addTournament({ date: inMinutes(30), ...match(-60, -1) });
  const units = players(3, (index) => (index === 0 ? { late: { match: inMinutes(-0.5) } } : confirmed));
  const [late] = await addRegistrations(closed, units);
  await goTo(page, `/admin/torneos/${closed}/dia`);
  const { tap, taps } = thumb();
  const confirmation = page.getByRole('region', { name: 'Confirmación de partida' });
  await confirmation.getByText(/^1 cupo se libera /).waitFor();
  await expectAccessibleAtEverySize(page, 'the review of a confirmation');
  const tardy = confirmation.getByRole('list', { name: 'Llegaron tarde' });
  await tap(tardy.getByRole('button', { name: `Readmitir a ${late?.fullName ?? ''}` }));
  await tap(page.getByRole('button', { name: 'Avisó por el chat.' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Readmitir', exact: true }));
  await confirmation.getByText('3/3').waitFor();
  expect(taps()).toBe(3);
  expect((await callAs(account, `/registrations/${late?.id ?? ''}`)).status).toBe(200);
}

journey('the organiser asks who comes, sets a room, takes the roll and writes', async ({ visitor }) => {
  const account = await addAccount({ displayName: 'Camila Paz' });
  const id = await addTournament({ maxPlayers: 12 });
  // All units have confirmed, because an unconfirmed unit may not read the room and has no seat.
  const at = new Date();
  const confirmed = { confirmations: { entry: { at }, match: { at } } };
  const units = players(12, () => confirmed);
  await addRegistrations(id, units);
  const page = await returning(visitor, account);
  const { tap, taps } = thumb();

  await page.goto('/admin/torneos');
  await tap(page.getByRole('link', { name: `Copa ${id}`, exact: true }));
  await tap(page.getByRole('button', { name: 'Pedir confirmaciones' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Pedir confirmaciones' }));
  await page.getByText('Se piden confirmaciones', { exact: true }).waitFor();
  expect(taps()).toBe(3);
  expect((await firestore.doc(`tournaments/${id}`).get()).get('windows')).toHaveLength(2);

  await goTo(page, `/admin/torneos/${id}/dia`);
  const room = page.getByRole('region', { name: 'Sala de la partida 1' });
  for (const [label, typed] of Object.entries({ 'ID de la sala': '12345678', Contraseña: 'fenix' })) {
    const field = room.getByLabel(label);
    expect(await field.getAttribute('autocomplete')).toBe('off');
    await tap(field);
    await page.keyboard.type(typed);
  }
  await tap(room.getByRole('button', { name: 'Guardar la sala' }));
  await room.getByText(/^ID 12345678 · se abre /).waitFor();
  expect(taps()).toBe(TAPS['set a room']);
  await page.getByRole('combobox', { name: /^Partida/ }).selectOption('2');
  const other = page.getByRole('region', { name: 'Sala de la partida 2' });
  expect(await other.getByLabel('ID de la sala').inputValue()).toBe('');
  await page.getByRole('combobox', { name: /^Partida/ }).selectOption('1');

  await openRooms(id);
  // `openRooms` sets no new `roomsRevision`, so the page still shows the earlier opening time.
  await page.reload();
  const roll = page.getByRole('region', { name: 'Pase de lista' });
  const came = roll.getByRole('button', { name: /^Entró: / });
  await roll.getByText('Casilla 12', { exact: true }).waitFor();
  const slots = (await lists(page, 'Pase de lista')).map((row) => Number(/\d+/.exec(row)?.[0]));
  expect(slots).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  for (let index = 0; index < 10; index += 1) await tap(came.nth(index));
  await tap(roll.getByRole('button', { name: 'Los 2 que faltan no entraron' }));
  await roll.getByText('10/12').waitFor();
  expect(taps()).toBe(11);
  const marks = async () => {
    const stored: unknown = (await firestore.doc(`rolls/${id}_1`).get()).get('marks') ?? {};
    return Object.values(stored as Record<string, { state: string }>).map(({ state }) => state);
  };
  const sorted = async () => (await marks()).toSorted();
  await expect.poll(sorted).toEqual([...Array<string>(10).fill('in'), 'out', 'out']);
  await came.first().tap();
  await expect.poll(async () => (await marks()).length).toBe(11);
  await roll.getByLabel(/^Buscar/).fill('Nadie con este nick');
  await roll.getByText('es un intruso').waitFor();
  await roll.getByRole('button', { name: 'Anotar intruso' }).tap();
  await roll.getByRole('list', { name: 'Intrusos' }).getByText('Nadie con este nick').waitFor();
  await roll.getByLabel(/^Buscar/).fill('');
  await expectAccessibleAtEverySize(page, 'the day with its room and roll');

  await expectTenToBeToldAndOneReadmitted(page, account, visitor);
});
