import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectInSight } from './player/in-sight.ts';
import { expectAccessible, expectAccessibleAtEverySize } from './support/accessibility.ts';
import { addAccount, returning } from './support/admin.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey, SMALL } from './support/journey.ts';
import { fillRegistration, submitButton } from './support/registration-form.ts';
import { DUO, invitationOf, joinTeam, register, unitsOf } from './support/registrations.ts';
import { addForm, addTournament, firestore } from './support/suite-data.ts';

async function invitationOn(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Invitar por WhatsApp' });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  return /https?:\S+(\/equipo\/\w+)$/.exec(message)?.[1] ?? 'no invitation';
}

journey('a captain registers a dúo, and the partner takes over', async ({ visitor }) => {
  const id = await addTournament({ modality: 'duo' });
  const captain = await visitor({ viewport: SMALL });
  await captain.goto(`/register/${id}`);
  await expectInSight(captain.getByText(/^Tú eres el capitán\. Aquí van solo tus datos/));
  await captain.getByText('Tienen 12 horas.').waitFor();
  await captain.getByLabel('Nombre del equipo').fill('Los Fénix');
  await fillRegistration(captain, 'Ana Capitana');
  await captain.getByText('✓ Este ID está disponible en el torneo.').waitFor();
  await expectAccessibleAtEverySize(captain, 'the form of a team');
  await captain.setViewportSize(SMALL);
  await submitButton(captain).click();
  for (const text of ['1 de 2', 'Los Fénix', 'Falta 1 jugador', /^Tienen hasta/])
    await expectInSight(captain.getByText(text));
  await expectInSight(captain.getByRole('button', { name: 'Copiar enlace del equipo' }));
  const link = captain.getByRole('link', { name: 'Invitar por WhatsApp' });
  await expectInSight(link);
  await expectInSight(captain.getByRole('link', { name: 'Ir a Mi torneo' }));
  await expectInSight(captain.getByRole('button', { name: 'Copiar mi enlace privado' }));
  const address = (await link.getAttribute('href')) ?? '';
  expect(new URL(address).searchParams.get('text')).toMatch(/«Los Fénix».+Falta 1\. Cierra .+\/\w{26}$/);
  expect(await unitsOf(id)).toHaveLength(1);
  await expectAccessibleAtEverySize(captain, 'the receipt of a team');
  await captain.setViewportSize(SMALL);
  const invitation = await invitationOn(captain);
  const status = await captain.getByRole('link', { name: 'Ver mi estado' }).getAttribute('href');
  await captain.getByRole('link', { name: 'Ir a Mi torneo' }).click();
  await expectInSight(captain.getByText('Falta 1 jugador.'));
  await expectInSight(link);
  expect(await link.getAttribute('href')).toBe(address);
  await captain.goto('/');
  const card = captain.locator('.own-card');
  await expectInSight(card.getByText(/^Falta 1 jugador\./));
  for (const line of await card.locator('.own-when, .own-says').all()) {
    const isCut = await line.evaluate(
      (shown) => shown.scrollWidth > shown.clientWidth || shown.scrollHeight > shown.clientHeight,
    );
    expect(isCut, (await line.textContent()) ?? '').toBe(false);
  }
  await captain.goto(status ?? '');
  await captain.getByText('Falta 1 jugador').waitFor();
  await expectAccessible(captain, 'the private page of a captain');

  const partner = await visitor({ viewport: SMALL });
  await partner.goto(invitation);
  await partner.getByRole('heading', { level: 1, name: 'Los Fénix' }).waitFor();
  await partner.getByText(/Lee las reglas: \d+ s/).waitFor();
  await expectAccessibleAtEverySize(partner, 'an invitation');
  await partner.setViewportSize(SMALL);
  const { privateCode } = await joinTeam(invitation.replace('/equipo/', ''), {
    fullName: 'Luis Pareja',
    answers: { pais: 'Perú', nivel: 'De 40 a 49' },
  });
  expectOnConsole(partner, /409 \(Conflict\)/);
  await partner.goto(invitation);
  await partner.getByRole('heading', { level: 1, name: 'El equipo ya está completo' }).waitFor();

  await captain.getByRole('button', { name: 'Actualizar' }).click();
  await captain.getByText('Falta 1 jugador').waitFor({ state: 'detached' });
  await captain.getByRole('button', { name: 'Salir del equipo' }).click();
  await captain.getByRole('button', { name: 'Sí, salir y borrar' }).click();
  await captain.getByRole('heading', { name: 'Saliste del equipo' }).waitFor();

  await partner.goto(`/inscripcion/${privateCode}`);
  await partner.getByRole('link', { name: 'Invitar por WhatsApp' }).waitFor();
  expect(await invitationOn(partner)).toBe(invitation);
  expect((await unitsOf(id)).map((unit) => unit.data())).toMatchObject([
    { members: [{ state: 'invited' }, { role: 'captain', fullName: 'Luis Pareja' }] },
  ]);
  await partner.getByRole('link', { name: 'Ir a Mi torneo' }).click();
  await expectInSight(partner.getByText('Alguien salió: falta 1 jugador.'));
  await expectInSight(partner.getByRole('link', { name: 'Invitar por WhatsApp' }));
});

const LONG_NAME = 'Copa Relámpago de los Andes: la gran final de verano';

journey('the pages of a squad are accessible, to its members and to an organiser', async ({ visitor }) => {
  const linkedFormId = await addForm({ title: 'Ficha', fields: [] });
  const id = await addTournament({ name: LONG_NAME, modality: 'squad', substitutes: 2, linkedFormId });
  const unit = { name: DUO.name, tag: DUO.tag };
  const captain = { fullName: 'Ana Capitana de la Torre Montenegro', nick: 'FénixMX_Capi', ageBand: 'adult' };
  const team = await register(id, { ...captain, unit, answers: {} });
  const invitationCode = invitationOf(team);
  const partner = await joinTeam(invitationCode, captain);

  const page = await visitor();
  await page.goto(`/inscripcion/${team.privateCode}`);
  await page.getByText('2 de 4').waitFor();
  await page.getByRole('button', { name: 'Cambiar los nombres' }).click();
  await page.getByLabel('Nombre del equipo').fill('');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('El nombre del equipo es obligatorio').waitFor();
  await expectAccessibleAtEverySize(page, 'the names of a team');
  await page.goto(`/inscripcion/${partner.privateCode}`);
  await page.getByText(/Pídele al capitán que comparta otra vez la invitación\.$/).waitFor();
  await expectAccessible(page, 'the private page of a partner');

  const admin = await returning(visitor, await addAccount());
  await admin.goto(`/admin/inscripciones?torneo=${id}`);
  await admin.getByRole('button', { name: /^(FNXDO )?Los Fénix Dorados/ }).click();
  await admin.getByRole('dialog').getByText('Suplente').first().waitFor();
  await expectAccessibleAtEverySize(admin, 'the detail of a squad');

  // `guest` has no private code of the team, because the page redirects a phone with one to *Mi torneo*.
  const guest = await visitor();
  expectOnConsole(guest, /status of 40[49]/);
  const lead = async (code: string, title: string) => {
    await guest.goto(`/equipo/${code}`);
    await guest.getByRole('heading', { level: 1, name: title }).waitFor();
    await expectAccessible(guest, `an invitation: ${title}`);
  };
  await lead('0'.repeat(26), 'Esta invitación ya no sirve');
  await firestore.doc(`registrations/${team.id}`).update({ place: 'released', incompleteUntil: null });
  await lead(invitationCode, 'A este equipo no se puede entrar');
  await firestore.doc(`tournaments/${id}`).update({ cancelledAt: new Date() });
  await lead(invitationCode, 'Torneo cancelado');
});
