import { expect } from 'vitest';
import { expectFocusIn, expectTabReachesAll } from '../support/accessibility.ts';
import { journey } from '../support/journey.ts';
import { expectStill, openHeldBack } from '../support/layout-shift.ts';
import { freshFreeFireId } from '../support/registration-form.ts';
import { register, unitsOf } from '../support/registrations.ts';
import { addForm, addTournament, openSuiteData } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { loseAnswer } from './phone.ts';

const { firestore } = openSuiteData();
const SMALL = { width: 320, height: 640 };
const HOUR_MS = 60 * 60 * 1000;

journey(
  'a partner whose phone is an hour wrong reads who invites, enters once, and reopens the link into Mi torneo',
  async ({ visitor }) => {
    const linkedFormId = await addForm(firestore, { title: 'Ficha', fields: [] });
    const id = await addTournament(firestore, { modality: 'squad', linkedFormId });
    const squad = { nick: 'AnaFNX', unit: { name: 'Los Fénix' }, answers: {} };
    const code = (await register(id, squad)).invitation?.invitationCode ?? '';
    const page = await visitor({ viewport: SMALL, timezoneId: 'Europe/Madrid', clock: true });
    await page.clock.setSystemTime(Date.now() + HOUR_MS);
    const { byFonts, letGo } = await openHeldBack(page, `/equipo/${code}`);
    await expectInSight(page.getByRole('heading', { level: 1, name: 'Te invitan a un equipo' }));
    letGo();
    await expectInSight(page.getByText('AnaFNX te invita a su equipo'));
    await expectInSight(page.getByRole('heading', { level: 1, name: 'Los Fénix' }));
    await expectInSight(page.getByText('1 de 4'));
    await expectInSight(page.getByRole('button', { name: 'Leer reglas y entrar' }));
    await expectStill(page, byFonts);
    await expectTabReachesAll(page);
    await page.getByRole('button', { name: 'Leer reglas y entrar' }).press('Enter');
    const rules = page.getByRole('region', { name: 'Reglas del torneo' });
    await expectFocusIn(rules);
    await expectInSight(rules.getByRole('listitem').first());
    for (let second = 0; second < 11; second += 1) await page.clock.runFor(1000);
    await page.getByLabel('He leído y acepto las reglas del torneo').check();
    await page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).press('Enter');
    await expectFocusIn(page.getByRole('region', { name: 'Tus datos' }));
    await page.getByLabel('Nombre completo').waitFor();
    await expectTabReachesAll(page);
    await page.getByLabel('Tengo 18 años o más').check();
    await page.getByLabel('Nombre completo').fill('Luis Pareja');
    await page.getByLabel('ID de Free Fire').fill(freshFreeFireId());
    await page.getByLabel('Correo electrónico').fill('viaje@correo.mx');
    await page.getByLabel('Teléfono (WhatsApp)').fill('+52 55 1234 5678');
    await page.getByLabel('Nick (como en el juego)').fill('LuisMX');
    await loseAnswer(page, '**/api/registrations/invitation');
    await page.getByRole('button', { name: 'Entrar al equipo' }).press('Enter');
    await page.getByText(/la enviaremos de nuevo en cuanto vuelva la señal/).waitFor();
    await page.getByRole('button', { name: 'Reintentar ahora' }).press('Enter');
    const entered = page.getByRole('heading', { name: '¡Ya estás en el equipo!' });
    await expectInSight(entered);
    await expectFocusIn(entered);
    const ticket = await page.getByRole('link', { name: 'Ir a Mi torneo' }).getAttribute('href');

    await page.goto(`/equipo/${code}`);
    await page.waitForURL(`**${ticket}`);
    await expectInSight(page.getByText(/^Falta que acepten 2 jugadores: tienen hasta/));
    await page.getByText('LuisMX').waitFor();
    const named = (await unitsOf(firestore, id)).filter((each) =>
      JSON.stringify(each.data()).includes('Luis Pareja'),
    );
    expect(named).toHaveLength(1);
  },
);
