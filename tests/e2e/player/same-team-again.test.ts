import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { approve, FINAL, organiser } from '../play/organising.ts';
import { suiteAddresses } from '../support/addresses.ts';
import { type Account, addAccount } from '../support/admin.ts';
import { journey, type OpenVisitor, SMALL } from '../support/journey.ts';
import { submitButton } from '../support/registration-form.ts';
import { invitationOf, joinTeam, register, unitsOf } from '../support/registrations.ts';
import { acceptRules } from '../support/rules.ts';
import { addForm, addTournament, firestore, inMinutes } from '../support/suite-data.ts';
import { requestsOf } from '../support/traffic.ts';
import { expectInSight } from './in-sight.ts';

const TEAM = { name: 'Los Fénix', tag: 'FNX' };

async function addSquad(account: Account, tournamentId: string, unit: typeof TEAM, nicks: readonly string[]) {
  const [nick, ...others] = nicks;
  const captain = await register(tournamentId, { fullName: `Capi ${nick}`, nick, unit, answers: {} });
  const joined: Awaited<ReturnType<typeof joinTeam>>[] = [];
  for (const each of others) {
    const player = { nick: each, fullName: `Persona ${each}` };
    joined.push(await joinTeam(invitationOf(captain), player));
  }
  await approve(account, captain.id);
  const [member = captain] = joined;
  return { captain, member };
}

async function playedSquad(name: string, linkedFormId: string) {
  const account = await addAccount();
  const id = await addTournament({ name, modality: 'squad', linkedFormId });
  const own = await addSquad(account, id, TEAM, ['AnaFNX', 'BrunoFNX', 'CaroFNX', 'DaniFNX']);
  const rival = await addSquad(account, id, { name: 'Rivales', tag: 'RIV' }, ['Eva', 'Fede', 'Gus', 'Hugo']);
  const api = organiser(account, id);
  const stage = await api.draw(await api.stage(1, { ...FINAL, finish: { kind: 'matches', matches: 1 } }));
  await firestore.doc(`tournaments/${id}`).update({ date: inMinutes(-1) });
  await api.play(1, 'a-1', [own.captain.id, rival.captain.id], 9);
  await api.close(stage);
  return own;
}

async function ownTournament(visitor: OpenVisitor, privateCode: string): Promise<Page> {
  const page = await visitor({ viewport: SMALL, clock: true });
  await page.goto(`/inscripcion/${privateCode}`);
  await page.getByRole('link', { name: 'Ir a Mi torneo' }).click();
  await page.getByText('¡Campeones! Ganaron el torneo', { exact: false }).waitFor();
  return page;
}

const askAgain = (privateCode: string) =>
  fetch(`${suiteAddresses().api}/registrations/status/again`, { headers: { 'private-code': privateCode } });

async function seatedIn(tournamentId: string): Promise<readonly unknown[]> {
  const units = (await unitsOf(tournamentId)).map((each) => z.parse(SeatsSchema, each.data()));
  return units.map(({ members }) =>
    members.filter(({ state }) => state === 'accepted').map(({ nick = '' }) => nick),
  );
}
const SeatsSchema = z.object({
  members: z.array(z.object({ state: z.string(), nick: z.optional(z.string()) })),
});

journey(
  'a squad plays again: its captain registers it in one tap, and each member accepts alone',
  async ({ visitor }) => {
    const series = `Liga ${randomUUID().slice(0, 6)}`;
    const linkedFormId = await addForm({ title: 'Ficha', fields: [] });
    const { captain, member } = await playedSquad(`${series} #1`, linkedFormId);
    const next = `${series} #2`;
    const id = await addTournament({ name: next, modality: 'squad', linkedFormId, date: inMinutes(90) });

    const phone = await ownTournament(visitor, captain.privateCode);
    await phone.getByRole('button', { name: `Inscribirnos en ${next}` }).click();
    await expect.poll(() => phone.getByLabel('Nombre completo').inputValue()).toBe('Capi AnaFNX');
    await expect(phone.getByLabel('Nombre del equipo').inputValue()).resolves.toBe(TEAM.name);
    await submitButton(phone).click();
    await phone.getByText('Elige tu edad.').waitFor();
    await phone.getByLabel('Tengo 18 años o más').check();
    await submitButton(phone).click();
    const receipt = phone.getByRole('heading', { name: 'Ahora, tu equipo' });
    await expectInSight(receipt);
    const widths = await phone
      .locator('[data-sent] :is(a, button)')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
    expect([new Set(widths).size, widths.length > 5]).toEqual([1, true]);
    await phone.getByRole('link', { name: 'Ir a Mi torneo' }).click();
    await phone.waitForURL(/\/mi\//);
    await phone.goBack();
    await receipt.waitFor();
    await phone.reload();
    await receipt.waitFor();
    expect(await seatedIn(id)).toEqual([['AnaFNX']]);

    const stranger = await visitor();
    const asked = requestsOf(stranger, (request) => request.url().includes('/again'));
    await stranger.goto(`/mi/${captain.ticketId}`);
    await stranger.getByText('¡Campeones! Ganaron el torneo', { exact: false }).waitFor();
    await stranger.getByRole('button', { name: 'Imagen: ¡Campeones!' }).waitFor();
    expect(await stranger.getByText(next).count()).toBe(0);
    expect(asked).toEqual([]);
    expect((await askAgain('0'.repeat(26))).status).toBe(404);

    const mate = await ownTournament(visitor, member.privateCode);
    await mate.getByRole('heading', { name: 'Tu equipo juega otra vez' }).waitFor();
    expect(await mate.getByRole('button', { name: `Inscribirnos en ${next}` }).count()).toBe(0);
    await mate.getByRole('button', { name: `Entrar a ${next}` }).click();
    await mate.getByRole('button', { name: 'Leer reglas y entrar' }).click();
    await acceptRules(mate);
    await expect.poll(() => mate.getByLabel('Nombre completo').inputValue()).toBe('Persona BrunoFNX');
    expect(await seatedIn(id)).toEqual([['AnaFNX']]);
    await mate.getByLabel('Tengo de 11 a 17').check();
    const enter = mate.getByRole('button', { name: 'Entrar al equipo' });
    await enter.click();
    await mate.getByText('El nombre de tu adulto responsable es obligatorio').waitFor();
    await mate.getByLabel('Nombre del adulto responsable').fill('Rosa Díaz');
    await mate.getByLabel('WhatsApp del adulto responsable').fill('+52 55 8765 4321');
    await enter.click();
    await mate.getByRole('heading', { name: '¡Ya estás en el equipo!' }).waitFor();
    await mate.getByText(/Falta el permiso de tu adulto responsable\.$/).waitFor();
    expect(await seatedIn(id)).toEqual([['AnaFNX', 'BrunoFNX']]);
    expect(await (await askAgain(member.privateCode)).json()).toMatchObject({ data: { invitations: [] } });
  },
);
