import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@copa/domain/limits';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { organiser } from '../play/organising.ts';
import { addAccount, returning } from '../support/admin.ts';
import { journey, SMALL, sizes } from '../support/journey.ts';
import { addRegistrations, HELD, register } from '../support/registrations.ts';
import { goTo } from '../support/running-site.ts';
import { addTournament, firestore, forgetTournament, inMinutes, openRooms } from '../support/suite-data.ts';
import { toasted } from '../support/toasts.ts';
import { thumb } from '../support/touch.ts';
import { requestsOf } from '../support/traffic.ts';
import { TAPS } from '../told-figures.ts';

const held = (count: number, changes: object = {}) =>
  Array.from({ length: count }, () => ({ ...HELD, ...changes }));

/** The second tap of a double tap must not press the button of the dialog that the first one opens. */
async function expectSecondTapToBeIgnored(page: Page): Promise<void> {
  for (const name of ['Carla Peña 0', 'Carla Peña 1']) {
    await page.getByRole('checkbox', { name: `Elegir a ${name}` }).check();
  }
  const bar = page.getByRole('button', { name: 'Rechazar', exact: true });
  // For a moment, taps pass through the bar to the row below.
  await bar.click({ trial: true });
  const opener = await bar.boundingBox();
  if (opener === null) throw new Error('Nothing opens the dialog.');
  const [x, y] = [opener.x + opener.width / 2, opener.y + opener.height - 4];
  const sent = requestsOf(page, (request) => request.url().endsWith('/registrations/batch/reject'));
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Rechazar', exact: true });
  const { left, right, top, bottom } = await confirm.evaluate(
    (button) => button.getBoundingClientRect().toJSON() as DOMRect,
  );
  expect([x > left, x < right, y > top, y < bottom], 'the taps meet the button').not.toContain(false);
  await confirm.click({ trial: true });
  expect(sent).toEqual([]);
  const guarded = await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => {
    const pressable = (tag: string) => {
      const control = dialog.appendChild(document.createElement(tag));
      const { pointerEvents } = getComputedStyle(control);
      control.remove();
      return pointerEvents !== 'none';
    };
    dialog.close();
    dialog.showModal();
    const atFirst = ['a', 'button', 'input', 'label', 'select', 'summary', 'textarea'].filter(pressable);
    for (const animation of dialog.getAnimations()) animation.finish();
    return { atFirst, comesLater: pressable('button') };
  });
  expect(guarded).toEqual({ atFirst: [], comesLater: true });
  await confirm.tap();
  await expect.poll(() => sent.length).toBe(1);
}

async function expectNoticeOfThreeLines(page: Page): Promise<void> {
  await page.setViewportSize(SMALL);
  const notice = page.getByText('Rechazaste a Beto Rojas. Su cupo pasa a Pirata Dos dentro de un minuto.');
  const lines = await notice.evaluate(
    (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(3);
  await page.setViewportSize(sizes.phone);
}

async function expectFewTapsToWrite(page: Page): Promise<void> {
  const { tap, taps } = thumb();
  const name = `Copa ${randomUUID().slice(0, 8)}`;
  forgetTournament(name);
  const named = async (wanted: string) =>
    (await firestore.collection('tournaments').where('name', '==', wanted).get()).docs;
  const textbox = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const type = async (field: Locator, text: string) => {
    await tap(field);
    await field.fill(text);
  };
  await goTo(page, '/admin/torneos');
  await tap(page.getByRole('button', { name: 'Crear torneo' }));
  await type(textbox('Nombre'), name);
  await type(page.getByLabel('Inicio: fecha'), '2031-05-10');
  await type(page.getByLabel('Inicio: hora'), '20:00');
  const modality = page.getByRole('combobox', { name: /^Modalidad/ });
  await tap(modality);
  await modality.selectOption('squad');
  await type(textbox('Cupos'), '12');
  const form = page.getByRole('combobox', { name: 'Formulario (opcional)' });
  await tap(form);
  await form.selectOption('registro-solo');
  await tap(page.getByRole('button', { name: 'Una final' }));
  await tap(page.getByRole('button', { name: 'Guardar', exact: true }));
  await tap(page.getByRole('button', { name: 'Publicar el torneo' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }));
  await toasted(page, 'Torneo publicado');
  expect(taps()).toBe(TAPS['write and publish a tournament']);
  expect((await named(name))[0]?.get('status')).toBe('published');

  // If all tournaments are past, the list does not collapse them, so the test adds one that is not past.
  await addTournament();
  // A tournament of this series that is still to come would bring up a question.
  const series = `${name} Nocturna`;
  const started = new Date(Date.now() - 6 * DAY_MS);
  const endDate = new Date(started.getTime() + DAY_MS / 8);
  await addTournament({ name: `${series} #9`, date: started, endDate });
  forgetTournament(`${series} #10`);
  await page.goto('/admin/torneos');
  await tap(page.getByText(/^\d+ terminados?$/).first());
  await tap(page.getByRole('link', { name: `${series} #9`, exact: true }));
  await tap(page.getByRole('button', { name: 'Repetir' }).first());
  const repeated = new RegExp(`^Listo: «${series} #10», [a-záé].+m\\. Es un borrador: revísalo`, 'u');
  await tap(page.getByRole('button', { name: repeated }));
  await expect.poll(() => textbox('Nombre').inputValue()).toBe(`${series} #10`);
  expect(taps()).toBe(TAPS['repeat the last one']);
  const [next] = await named(`${series} #10`);
  const date = Timestamp.fromDate(new Date(started.getTime() + 7 * DAY_MS));
  expect(next?.data()).toMatchObject({ status: 'draft', date });
}

journey('few taps decide, confirm, call a roll, and write and repeat a tournament', async ({ visitor }) => {
  const account = await addAccount();
  const page = await returning(visitor, account);
  const { tap, taps } = thumb();

  const asked = await addTournament({ maxPlayers: 10, waitlist: { max: 1 } });
  // So many rows that the buttons are at the end of the screen, as those of the dialog.
  const others = Array.from({ length: 8 }, (_, index) => ({ fullName: `Carla Peña ${index}` }));
  await addRegistrations(asked, [{ fullName: 'Ana Paz' }, { fullName: 'Beto Rojas' }, ...others]);
  await register(asked, { fullName: 'Pirata Dos' });
  await page.goto(`/admin/inscripciones?torneo=${asked}`);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await tap(page.getByRole('button', { name: 'Aprobar a Ana Paz' }));
  await row('Ana Paz').getByText('Aprobado').waitFor();
  expect(taps()).toBe(TAPS['approve a registration']);
  await tap(page.getByRole('button', { name: 'Rechazar a Beto Rojas' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Rechazar', exact: true }));
  await row('Beto Rojas').getByText('Rechazado').waitFor();
  expect(taps()).toBe(TAPS['reject a registration']);
  await expectNoticeOfThreeLines(page);

  const windows = [{ kind: 'match' as const, opensAt: inMinutes(-20), closesAt: inMinutes(40) }];
  const confirming = await addTournament({ date: inMinutes(90), windows });
  const units = await addRegistrations(confirming, held(5));
  await goTo(page, `/admin/torneos/${confirming}/dia`);
  await tap(page.getByRole('button', { name: 'Confirmar varios' }));
  const dialog = page.getByRole('dialog');
  for (const { fullName } of units.slice(0, 3)) await tap(dialog.getByText(fullName, { exact: true }));
  await tap(dialog.getByRole('button', { name: 'Avisó por el chat.' }));
  await tap(dialog.getByRole('button', { name: 'Confirmar 3' }));
  await page.getByRole('region', { name: 'Confirmación de partida' }).getByText('3/5').waitFor();
  expect(taps()).toBe(TAPS['confirm three units by hand']);

  const full = await addTournament({ maxPlayers: 48 });
  await addRegistrations(full, held(48));
  await organiser(account, full).putRoom('1', { roomId: '12345678', password: 'fenix' });
  await openRooms(full);
  await goTo(page, `/admin/torneos/${full}/dia`);
  const roll = page.getByRole('region', { name: 'Pase de lista' });
  const away = roll.getByRole('button', { name: /^No entró: / });
  await tap(away.nth(3));
  await tap(away.nth(40));
  await tap(roll.getByRole('button', { name: 'Los demás entraron' }));
  await roll.getByText('46/48').waitFor();
  expect(taps()).toBe(TAPS['call a roll of 48 with two missing']);
  await expect
    .poll(async () => {
      const marks: unknown = (await firestore.doc(`rolls/${full}_1`).get()).get('marks') ?? {};
      return Object.keys(marks as object).length;
    })
    .toBe(48);

  await expectFewTapsToWrite(page);

  await goTo(page, `/admin/inscripciones?torneo=${asked}`);
  await expectSecondTapToBeIgnored(page);
});
