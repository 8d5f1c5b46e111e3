import { randomUUID } from 'node:crypto';
import { type Ticket, TicketSchema } from '@copa/domain/registrations/ticket';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { expectAccessible, expectAccessibleAtEverySize } from './support/accessibility.ts';
import { suiteAddresses } from './support/addresses.ts';
import { addAccount, returning } from './support/admin.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey } from './support/journey.ts';
import { fillRegistration, freshFreeFireId, submitButton } from './support/registration-form.ts';
import { unitsOf } from './support/registrations.ts';
import { goOffline, workerReady } from './support/running-site.ts';
import { addForm, addTournament, openSuiteData } from './support/suite-data.ts';

const { auth, firestore } = openSuiteData();

/** The link as it is passed on: by the message that opens in WhatsApp. */
async function invitationOn(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Mandar el enlace por WhatsApp' });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  return /https?:\S+(\/equipo\/\w+)$/.exec(message)?.[1] ?? 'no invitation';
}

journey(
  'a captain registers a dúo, the partner accepts on another phone, and takes over when the captain leaves',
  async ({ visitor }) => {
    const id = await addTournament(firestore, { modality: 'duo' });
    const captain = await visitor();
    await captain.goto(`/register/${id}`);
    await captain.getByLabel('Nombre del equipo').fill('Los Fénix');
    await fillRegistration(captain, { fullName: 'Ana Capitana', freeFireId: freshFreeFireId() });
    await captain.getByText('✓ Este ID está disponible en el torneo.').waitFor();
    await expectAccessibleAtEverySize(captain, 'the form of a team');
    await submitButton(captain).click();
    await captain.getByText('1 de 2').waitFor();
    await expectAccessibleAtEverySize(captain, 'the receipt of a team');
    const invitation = await invitationOn(captain);
    await captain.getByRole('link', { name: 'Ver mi estado' }).click();
    await captain.getByText('Falta 1 jugador').waitFor();
    await expectAccessibleAtEverySize(captain, 'the private page of a captain');

    const partner = await visitor({ clock: true });
    await partner.goto(invitation);
    await partner.getByRole('heading', { level: 1, name: 'Los Fénix' }).waitFor();
    await partner.getByText(/Lee las reglas: \d+ s/).waitFor();
    await expectAccessibleAtEverySize(partner, 'an invitation');
    for (let second = 0; second < 11; second += 1) await partner.clock.runFor(1000);
    await partner.getByLabel('He leído y acepto las reglas del torneo').check();
    await partner.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).click();
    await fillRegistration(partner, { fullName: 'Luis Pareja', freeFireId: freshFreeFireId() });
    await partner.getByRole('button', { name: 'Entrar al equipo' }).click();
    await partner.getByRole('heading', { name: '¡Ya estás en el equipo!' }).waitFor();
    const ticket = await partner.getByRole('link', { name: 'Ir a Mi torneo' }).getAttribute('href');
    const own = await partner.getByRole('link', { name: 'Ver mi estado' }).getAttribute('href');

    const anybody = await visitor();
    await anybody.goto(ticket ?? '');
    await anybody.getByText(/^Recibimos tu inscripción\./).waitFor();
    await expectAccessibleAtEverySize(anybody, 'a ticket');
    expectOnConsole(anybody, /409 \(Conflict\)/);
    await anybody.goto(invitation);
    await anybody.getByRole('heading', { level: 1, name: 'El equipo ya está completo' }).waitFor();

    await captain.getByRole('button', { name: 'Actualizar' }).click();
    await captain.getByText('Falta 1 jugador').waitFor({ state: 'detached' });
    await captain.getByRole('button', { name: 'Salir del equipo' }).click();
    await captain.getByRole('button', { name: 'Sí, salir y borrar' }).click();
    await captain.getByRole('heading', { name: 'Saliste del equipo' }).waitFor();

    await partner.goto(own ?? '');
    await partner.getByRole('link', { name: 'Mandar el enlace por WhatsApp' }).waitFor();
    expect(await invitationOn(partner)).toBe(invitation);
    expect((await unitsOf(firestore, id)).map((unit) => unit.data())).toMatchObject([
      { members: [{ state: 'invited' }, { role: 'captain', fullName: 'Luis Pareja' }] },
    ]);
  },
);

const LONG_NAME = 'Copa Relámpago de los Andes: la gran final de verano';

const MEMBERS: Ticket['members'] = [
  { slot: 1, role: 'captain', state: 'accepted', name: 'FénixMX_Capi', needsConsent: false },
  { slot: 2, role: 'player', state: 'accepted', name: 'Jugador 7-2', needsConsent: false },
];

/** The ticket is of a dúo with the longest possible names, and is deleted after the test. */
async function addTicket(tournamentId: string, changes: Partial<Ticket> = {}): Promise<string> {
  const id = randomUUID().replaceAll('-', '').slice(0, 26);
  const { id: _, ...ticket } = z.parse(TicketSchema, {
    id,
    tournamentId,
    number: 7,
    name: 'Los Fénix Dorados de Guadalajara',
    unit: { name: 'Los Fénix Dorados de Guadalajara', tag: 'FNXDO', size: 2 },
    members: MEMBERS,
    status: 'approved',
    place: 'held',
    ...changes,
  });
  const document = firestore.doc(`tickets/${id}`);
  await document.create(ticket);
  onTestFinished(async () => void (await document.delete()));
  return id;
}

journey('Mi torneo opens again without a connection, as it was last known', async ({ visitor }) => {
  const ticket = await addTicket(await addTournament(firestore, { modality: 'duo' }));
  const page = await visitor({ serviceWorker: true });
  await page.goto(`/mi/${ticket}`);
  await page.getByText(/cupo\. Se juega /).waitFor();
  await workerReady(page);
  expectOnConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await goOffline(page);
  await page.reload();
  await page.getByText(/cupo\. Se juega /).waitFor();
  await page.getByText(/^No pudimos actualizar: así estaba /).waitFor();
  await page.getByText('Jugador 7-2').waitFor();
  await page.getByRole('timer').waitFor();
  await expectAccessible(page, 'a ticket without a connection');
});

const HOUR_MS = 60 * 60 * 1000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

journey('a ticket is accessible whatever it says, and when it leads nowhere', async ({ visitor }) => {
  const page = await visitor();
  const incomplete = {
    status: 'pending',
    members: MEMBERS.map((each) => (each.slot === 1 ? each : { ...each, state: 'invited', name: '' })),
    incompleteUntil: hoursFromNow(9),
  } as const;
  const states = [
    [{}, incomplete, /^Falta que acepte 1 jugador: tienen hasta /],
    [{ date: hoursFromNow(-1), endDate: hoursFromNow(5) }, {}, 'El torneo ya empezó.'],
    [{ date: hoursFromNow(-9), endDate: hoursFromNow(-1) }, {}, 'El torneo terminó.'],
    [{}, { status: 'rejected', place: 'released' }, 'Tu inscripción no fue aprobada.'],
  ] as const;
  for (const [tournament, ticket, sentence] of states) {
    const id = await addTournament(firestore, { name: LONG_NAME, modality: 'duo', ...tournament });
    await page.goto(`/mi/${await addTicket(id, ticket as Partial<Ticket>)}`);
    await page.getByText(sentence).waitFor();
    await expectAccessibleAtEverySize(page, `a ticket: ${String(sentence)}`);
  }
  await page.goto(`/mi/${'9'.repeat(26)}`);
  await page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }).waitFor();
  await expectAccessibleAtEverySize(page, 'a ticket that leads nowhere');
});

/** As the site sends it. */
async function send(path: string, body: object) {
  const answer = await fetch(`${suiteAddresses().site}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      requestId: randomUUID(),
      fullName: 'Ana Capitana de la Torre Montenegro',
      freeFireId: freshFreeFireId(),
      email: 'viaje@correo.mx',
      phone: '+52 55 1234 5678',
      nick: 'FénixMX_Capi',
      ageBand: 'adult',
      ...body,
    }),
  });
  expect(answer.status).toBe(201);
  return z.parse(SentSchema, await answer.json()).data;
}
const SentSchema = z.object({
  data: z.object({
    id: z.string(),
    privateCode: z.string(),
    invitation: z.optional(z.nullable(z.object({ invitationCode: z.string() }))),
  }),
});

journey('the pages of a squad are accessible, to its members and to an organiser', async ({ visitor }) => {
  const linkedFormId = await addForm(firestore, { title: 'Ficha', fields: [] });
  const setting = { name: LONG_NAME, modality: 'squad', substitutes: 2, linkedFormId } as const;
  const id = await addTournament(firestore, setting);
  const unit = { name: 'Los Fénix Dorados de Guadalajara', tag: 'FNXDO' };
  const team = await send('/registrations', { tournamentId: id, unit });
  const invitationCode = team.invitation?.invitationCode ?? '';
  const partner = await send('/registrations/invitation', { invitationCode });

  const page = await visitor();
  await page.goto(`/inscripcion/${team.privateCode}`);
  await page.getByText('2 de 4').waitFor();
  await page.getByRole('button', { name: 'Cambiar los nombres' }).click();
  await page.getByLabel('Nombre del equipo').fill('');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('El nombre del equipo es obligatorio').waitFor();
  await expectAccessibleAtEverySize(page, 'the names of a team');
  await page.goto(`/inscripcion/${partner.privateCode}`);
  await page.getByText(/pídele al capitán que comparta la invitación otra vez\.$/).waitFor();
  await expectAccessibleAtEverySize(page, 'the private page of a partner');

  const admin = await returning(visitor, await addAccount(auth));
  await admin.goto(`/admin/inscripciones?torneo=${id}`);
  await admin.getByRole('button', { name: /^(FNXDO )?Los Fénix Dorados/ }).click();
  await admin.getByRole('dialog').getByText('Suplente').first().waitFor();
  await expectAccessibleAtEverySize(admin, 'the detail of a squad');

  // A phone that holds a private code of the team goes to Mi torneo instead.
  const guest = await visitor();
  expectOnConsole(guest, /status of 40[49]/);
  const lead = async (code: string, title: string) => {
    await guest.goto(`/equipo/${code}`);
    await guest.getByRole('heading', { level: 1, name: title }).waitFor();
    await expectAccessibleAtEverySize(guest, `an invitation: ${title}`);
  };
  await lead('0'.repeat(26), 'Esta invitación ya no sirve');
  await firestore.doc(`registrations/${team.id}`).update({ place: 'released', incompleteUntil: null });
  await lead(invitationCode, 'Ya no se puede entrar a este equipo');
  await firestore.doc(`tournaments/${id}`).update({ cancelledAt: new Date() });
  await lead(invitationCode, 'Torneo cancelado');
});
