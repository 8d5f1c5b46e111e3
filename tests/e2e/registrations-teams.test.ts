import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { everySize, journey } from './support/journey.ts';
import { fillRegistration, freshFreeFireId, submitButton } from './support/registration-form.ts';
import { addTournament, openSuiteData } from './support/suite-data.ts';

const { firestore } = openSuiteData();

const unitsOf = async (tournamentId: string) => {
  const found = await firestore.collection('registrations').where('tournamentId', '==', tournamentId).get();
  return found.docs.map((document) => document.data());
};

/** The link as it is passed on: by the message that opens in WhatsApp. */
async function invitationOn(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /Invitar por WhatsApp/ });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  return /https?:\S+(\/equipo\/\w+)$/.exec(message)?.[1] ?? 'no invitation';
}

journey.for(everySize)(
  'a captain registers a dúo, the partner accepts on another phone, and takes over when the captain leaves (%s)',
  async (size, { visitor }) => {
    const id = await addTournament(firestore, { modality: 'duo' });
    const captain = await visitor({ size });
    await captain.goto(`/register/${id}`);
    await captain.getByLabel('Nombre del equipo').fill('Los Fénix');
    await fillRegistration(captain, { fullName: 'Ana Capitana', freeFireId: freshFreeFireId() });
    await captain.getByText('✓ Este ID está disponible en el torneo.').waitFor();
    await expectAccessible(captain, 'the form of a team');
    await submitButton(captain).click();
    await captain.getByText('Invita a tu equipo').waitFor();
    await expectAccessible(captain, 'the receipt of a team');
    const invitation = await invitationOn(captain);
    await captain.getByRole('link', { name: 'Ver mi estado' }).click();
    await captain.getByText(/Falta que acepte 1 jugador/).waitFor();
    await expectAccessible(captain, 'the private page of a captain');

    const partner = await visitor({ size, clock: true });
    await partner.goto(invitation);
    await partner.getByRole('heading', { level: 1, name: 'Los Fénix' }).waitFor();
    await partner.getByText(/Lee las reglas: \d+ s/).waitFor();
    await expectAccessible(partner, 'an invitation');
    for (let second = 0; second < 11; second += 1) await partner.clock.runFor(1000);
    await partner.getByLabel('He leído y acepto las reglas del torneo').check();
    await partner.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).click();
    await fillRegistration(partner, { fullName: 'Luis Pareja', freeFireId: freshFreeFireId() });
    await partner.getByRole('button', { name: 'Entrar al equipo' }).click();
    await partner.getByRole('heading', { name: '¡Ya estás en el equipo!' }).waitFor();
    const ticket = await partner.getByRole('link', { name: 'Ir a Mi torneo' }).getAttribute('href');
    const own = await partner.getByRole('link', { name: 'Ver mi estado' }).getAttribute('href');

    const anybody = await visitor({ size });
    await anybody.goto(ticket ?? '');
    await anybody.getByText('La inscripción está en revisión.').waitFor();
    await expectAccessible(anybody, 'a ticket');
    expectOnConsole(anybody, /409 \(Conflict\)/);
    await anybody.goto(invitation);
    await anybody.getByRole('heading', { level: 1, name: 'Esta invitación ya se usó' }).waitFor();

    await captain.getByRole('button', { name: 'Actualizar' }).click();
    await captain.getByText(/Falta que acepte 1 jugador/).waitFor({ state: 'detached' });
    await captain.getByRole('button', { name: 'Salir del equipo' }).click();
    await captain.getByRole('button', { name: 'Sí, salir y borrar' }).click();
    await captain.getByRole('heading', { name: 'Saliste del equipo' }).waitFor();

    await partner.goto(own ?? '');
    await partner.getByRole('link', { name: /Invitar por WhatsApp/ }).waitFor();
    expect(await invitationOn(partner)).not.toBe(invitation);
    expect(await unitsOf(id)).toMatchObject([
      { members: [{ state: 'invited' }, { role: 'captain', fullName: 'Luis Pareja' }] },
    ]);
  },
);
