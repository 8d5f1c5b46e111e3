import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addAccount, enter, nextSecond, returning, signIn } from './support/admin.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey } from './support/journey.ts';
import { addRegistrations, unitsOf } from './support/registrations.ts';
import { goTo } from './support/running-site.ts';
import { addTournament, auth, firestore } from './support/suite-data.ts';
import { liveTargets } from './support/traffic.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

journey('whoever signs in next sees no list and no error of the last person', async ({ visitor }) => {
  const tournament = await addTournament();
  await addRegistrations(tournament, [{ fullName: 'Fabiola Cruz' }]);
  const [revoked, next] = [await addAccount(), await addAccount({ displayName: 'Otra Persona' })];
  const inbox = `/admin/inscripciones?torneo=${tournament}`;
  const page = await visitor({ size: 'desktop' });
  await signIn(page, revoked);
  await goTo(page, inbox);
  await row(page, 'Fabiola Cruz').waitFor();

  expectOnConsole(page, /the session could not be checked|status of 40[013]/);
  await nextSecond();
  await auth.revokeRefreshTokens(revoked.uid);
  await firestore.doc(`revocations/${revoked.uid}`).set({ validSince: Math.floor(Date.now() / 1000) });
  await page.getByRole('heading', { name: 'Tu sesión terminó' }).waitFor();
  expect(await page.getByText('Fabiola Cruz').count()).toBe(0);
  const [first] = await unitsOf(tournament);
  const members = first?.get('members') as readonly object[];
  await first?.ref.update({ members: members.map((each) => ({ ...each, fullName: 'Fabiola Cruz Díaz' })) });

  await enter(page, next);
  await row(page, 'Fabiola Cruz Díaz').waitFor();
  expect(await page.getByText('No pudimos cargar los datos').count()).toBe(0);
  await addRegistrations(tournament, [{ fullName: 'Gael Soto' }]);
  await page.getByRole('button', { name: 'Ver 1 nueva' }).click();
  await row(page, 'Gael Soto').waitFor();
});

journey('changes of list leave no listener behind, nor does a sign-out', async ({ visitor }) => {
  const tournament = await addTournament();
  await addRegistrations(tournament, [{ fullName: 'Fabiola Cruz' }]);
  const [account, inbox] = [await addAccount(), `/admin/inscripciones?torneo=${tournament}`];
  const page = await visitor({ size: 'desktop' });
  const open = liveTargets(page);
  await signIn(page, account);
  await goTo(page, inbox);
  await row(page, 'Fabiola Cruz').waitFor();
  await expect.poll(() => open.size).toBeGreaterThan(1);
  const atFirst = open.size;
  for (let change = 0; change < 3; change += 1) {
    await goTo(page, '/admin/torneos');
    await page.getByRole('heading', { name: 'Gestión de Torneos' }).waitFor();
    await goTo(page, inbox);
    await row(page, 'Fabiola Cruz').waitFor();
  }
  await expect.poll(() => open.size).toBe(atFirst);

  await goTo(page, '/admin');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
  await expect.poll(() => open.size).toBe(0);
  await goTo(page, '/acceso');
  await enter(page, account);
  await page.getByRole('heading', { name: 'Panel de Administración' }).waitFor();
  await goTo(page, inbox);
  await row(page, 'Fabiola Cruz').waitFor();
  expect(await page.getByText('No pudimos cargar los datos').count()).toBe(0);
});

journey('a list hides what cannot be read, and comes back after a refusal', async ({ visitor }) => {
  const tournament = await addTournament();
  const [broken] = await addRegistrations(tournament, [{ fullName: 'Rota' }, { fullName: 'Hilda Paz' }]);
  const setStatus = (status: string) => firestore.doc(`registrations/${broken?.id}`).update({ status });
  await setStatus('unknown');
  const account = await addAccount();
  const page = await returning(visitor, account, { size: 'desktop' });
  expectOnConsole(page, /does not fit its schema/);
  await page.goto(`/admin/inscripciones?torneo=${tournament}`);
  await row(page, 'Hilda Paz').waitFor();
  await page.getByText('1 inscripción no se pudo leer y no aparece aquí.').waitFor();
  await setStatus('pending');
  await page.getByRole('button', { name: 'Ver 1 nueva' }).click();
  await row(page, 'Rota').waitFor();

  await page.route('**/api/auth/**', (route) => route.abort());
  expectOnConsole(page, /the server could not say who is signed in|a live list ended|ERR_FAILED/);
  const revocation = firestore.doc(`revocations/${account.uid}`);
  await revocation.set({ validSince: Math.floor(Date.now() / 1000) + 60 });
  await page.getByText('No pudimos cargar los datos').waitFor();
  await revocation.delete();
  await page.unroute('**/api/auth/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await row(page, 'Rota').waitFor();
});

journey(
  'no row moves while another organiser decides, players withdraw and others arrive',
  async ({ visitor }) => {
    const tournament = await addTournament();
    const names = ['Ana Sol', 'Beto Luz', 'Caro Paz', 'Dani Mar'];
    await addRegistrations(
      tournament,
      names.toReversed().map((fullName) => ({ fullName })),
    );
    const page = await returning(visitor, await addAccount());
    await page.goto(`/admin/inscripciones?torneo=${tournament}&estado=pending`);
    const last = row(page, 'Dani Mar');
    await last.waitFor();
    const before = await last.boundingBox();
    const units = await unitsOf(tournament);
    const unit = (name: string) =>
      units.find((each) => JSON.stringify(each.get('members')).includes(name))?.ref;
    await unit('Ana Sol')?.update({ status: 'approved' });
    await unit('Beto Luz')?.delete();
    await addRegistrations(tournament, [{ fullName: 'Eva Rey' }]);
    await row(page, 'Ana Sol').getByText('Aprobado').waitFor();
    await row(page, 'Beto Luz').getByText('ya no está').waitFor();
    await row(page, 'Eva Rey').waitFor();
    expect(await last.boundingBox()).toEqual(before);
    await last.getByRole('button', { name: 'Aprobar a Dani Mar' }).click();
    await last.getByText('Aprobado').waitFor();
    expect(await last.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Quitar 3 ya resueltas' }).click();
    await expect.poll(() => page.getByRole('checkbox', { name: /^Elegir a / }).count()).toBe(2);
  },
);
