import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../scripts/seed/accounts.ts';
import {
  expectAccessibleAtEverySize,
  expectDialogFitsInLargeText,
  expectNoSidewaysScroll,
  expectWholeWords,
  setTextSize,
} from './support/accessibility.ts';
import {
  addAccount,
  callAs,
  createAccount,
  enter,
  nextSecond,
  PASSWORD,
  returning,
} from './support/admin.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey, SMALL, sizes } from './support/journey.ts';
import { mailedLink } from './support/mailbox.ts';
import { addRegistrations } from './support/registrations.ts';
import { nextScreen } from './support/running-site.ts';
import { addTournament, auth, firestore } from './support/suite-data.ts';
import { toasted } from './support/toasts.ts';

journey('the owner is set up from the site, once', async ({ visitor }) => {
  const email = 'duena@copafenix.test';
  const record = firestore.doc('system/owner');
  const before = await record.get();
  const { uid } = await auth.getUserByEmail(email);
  await record.delete();
  await auth.deleteUser(uid);
  try {
    const page = await visitor();
    expectOnConsole(page, /status of 403/, /status of 401/, /signing in failed/);
    await createAccount(page, email, 'Valeria Ríos');
    await page.getByRole('button', { name: 'Configurar propietario' }).click();
    await expectAccessibleAtEverySize(page, 'the set-up of the owner');
    const send = page.locator('form').getByRole('button', { name: 'Configurar propietario' });
    await page.getByLabel('Clave de configuración').fill('no-es-esta');
    await send.click();
    await page.getByText('Credenciales incorrectas').waitFor();
    await page.getByLabel('Clave de configuración').fill('demo-setup-secret-0001');
    await send.click();
    await page.getByText('Primero confirma el correo de esa cuenta').waitFor();
    await auth.updateUser((await auth.getUserByEmail(email)).uid, { emailVerified: true });
    await send.click();
    await page.getByText('Listo: esta cuenta ya es la propietaria. Inicia sesión con ella.').waitFor();
    expect(await page.getByRole('button', { name: 'Configurar propietario' }).count()).toBe(0);
    await enter(page, { email, password: PASSWORD });
    await page.waitForURL('/admin');
    await page.getByText('Bienvenido, Valeria Ríos').waitFor();
    await page.getByText('Más', { exact: true }).click();
    await page.getByRole('link', { name: 'Quién hizo qué' }).waitFor();
    // An open page may check its session, whose account is deleted now.
    await page.close();
  } finally {
    await auth.deleteUser((await auth.getUserByEmail(email)).uid);
    const displayName = 'Valeria Ríos';
    await auth.createUser({ uid, email, displayName, password: DEMO_PASSWORD, emailVerified: true });
    await auth.setCustomUserClaims(uid, { admin: true, owner: true });
    await record.set(before.data() ?? { uid, at: new Date() });
  }
});

async function addApplicant() {
  const applicant = await addAccount({ displayName: `Sara ${randomUUID().slice(0, 8)}`, claims: {} });
  const { email, displayName, uid } = applicant;
  const id = randomUUID();
  const undecided = { approvedAt: null, approvedBy: null, rejectedAt: null, rejectedBy: null, notes: '' };
  await firestore.doc(`userRequests/${id}`).create({
    email,
    displayName,
    uid,
    status: 'pending',
    requestedAt: Timestamp.now(),
    ...undecided,
  });
  return { ...applicant, request: () => firestore.doc(`userRequests/${id}`).get() };
}

journey('an account, its verification, its request, its approval, the panel', async ({ visitor }) => {
  const email = `nueva-${randomUUID().slice(0, 8)}@copafenix.test`;
  const displayName = `Nora ${randomUUID().slice(0, 6)}`;
  const page = await visitor();
  expectOnConsole(page, /status of 403/);
  await createAccount(page, email, displayName);
  await expectAccessibleAtEverySize(page, 'an account that was created');

  await page.goto(await mailedLink(email, 'VERIFY_EMAIL'));
  await page.waitForURL('/acceso?verificado');
  await page.getByText('Tu correo está verificado. Ya puedes iniciar sesión.').waitFor();
  await enter(page, { email, password: PASSWORD });
  await page.getByRole('heading', { name: 'Tu solicitud está en revisión' }).waitFor();
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  const requests = await firestore.collection('userRequests').where('email', '==', email).get();
  expect(requests.docs.map((request) => request.data())).toMatchObject([{ status: 'pending', displayName }]);

  const refused = await addApplicant();
  const account = await addAccount();
  const admin = await returning(visitor, account);
  await admin.goto('/admin/administradores');
  await admin.getByRole('button', { name: displayName, exact: true }).click();
  await admin.getByRole('button', { name: `Aprobar a ${displayName}` }).waitFor();
  await expectDialogFitsInLargeText(admin, 'a request for access');
  await admin.getByRole('button', { name: `Aprobar a ${displayName}` }).click();
  const approval = admin.getByRole('dialog', { name: '¿Aprobar la solicitud?' });
  await approval.getByText(/^Administrador: gestiona/).click();
  await approval.getByLabel('Notas').fill('Ayuda los sábados');
  await expectAccessibleAtEverySize(admin, 'the approval of a request');
  await approval.getByRole('button', { name: 'Aprobar' }).click();
  await toasted(admin, `${displayName} ya es administrador`);
  const approved = { status: 'approved', approvedBy: account.uid, notes: 'Ayuda los sábados' };
  expect((await requests.docs[0]?.ref.get())?.data()).toMatchObject(approved);

  await admin.getByRole('button', { name: refused.displayName, exact: true }).click();
  await expectAccessibleAtEverySize(admin, 'a request for access');
  await admin.getByRole('button', { name: `Rechazar a ${refused.displayName}` }).click();
  const refusal = admin.getByRole('dialog', { name: '¿Rechazar la solicitud?' });
  await refusal.getByRole('button', { name: 'Rechazar' }).click();
  await toasted(admin, 'Solicitud rechazada');
  expect((await auth.getUser(refused.uid)).customClaims?.['admin']).toBeUndefined();
  expect((await refused.request()).get('status')).toBe('rejected');
  await expectAccessibleAtEverySize(admin, 'the people');

  await page.getByRole('button', { name: 'Revisar de nuevo' }).click();
  await page.waitForURL('/admin');
  await page.getByRole('heading', { level: 1, name: 'Panel de Administración' }).waitFor();
  await page.getByText(`Bienvenido, ${displayName}`).waitFor();
  await page.getByRole('link', { name: 'inscripciones por decidir' }).waitFor();
  await expectAccessibleAtEverySize(page, 'the panel');
  expect(await page.getByText('PRÓXIMAMENTE').count()).toBe(0);
});

journey('an organiser whose session ends signs in over the same screen and goes on', async ({ visitor }) => {
  const admin = await addAccount();
  const page = await returning(visitor, admin);
  const address = `/admin/torneos?editar=${await addTournament()}`;
  await page.goto(address);
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Copa a medias');
  await nextSecond();
  expectOnConsole(page, /status of 40[013]|could not be checked/);
  await auth.revokeRefreshTokens(admin.uid);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('heading', { name: 'Tu sesión terminó' }).waitFor();
  await expectAccessibleAtEverySize(page, 'the end of a session');
  await enter(page, admin);
  await name.waitFor();
  expect([page.url().endsWith(address), await name.inputValue()]).toEqual([true, 'Copa a medias']);
});

journey('an organiser whose access is taken is out, and so is the live list', async ({ visitor }) => {
  const id = await addTournament();
  const [player] = await addRegistrations(id, [{ fullName: 'Rita de Viaje' }]);
  const admin = await addAccount({ displayName: `Saliente ${id}` });
  const page = await returning(visitor, admin);
  await page.goto(`/admin/inscripciones?torneo=${id}`);
  const approve = page.getByRole('button', { name: 'Aprobar a Rita de Viaje' });
  await approve.waitFor();

  expectOnConsole(page, /status of 40[01]|could not be checked/);
  await nextSecond();
  const taking = { method: 'POST', body: JSON.stringify({ email: admin.email }) };
  expect((await callAs(await addAccount(), '/auth/admin/revoke-claim', taking)).status).toBe(200);
  await page.getByRole('heading', { name: 'Tu sesión terminó' }).waitFor();
  expect(await approve.count()).toBe(0);
  expect((await firestore.doc(`registrations/${player?.id}`).get()).get('status')).toBe('pending');
});

const SCREENS = [
  '/admin',
  '/admin/torneos',
  '/admin/inscripciones',
  '/admin/suspensiones',
  '/admin/preguntas',
  '/admin/formularios',
  '/admin/administradores',
  '/admin/estadisticas',
  '/admin/auditoria',
];

journey(
  'each screen of the area fits a laptop, and a small phone with large letters',
  async ({ visitor }) => {
    await addRegistrations(await addTournament(), [{}, {}]);
    const page = await returning(visitor, await addAccount());
    await page.goto('/admin/ajustes');
    for (const screen of SCREENS) {
      await page.setViewportSize(sizes.desktop);
      await nextScreen(page, screen);
      await expectWholeWords(page, screen);
      await page.setViewportSize(SMALL);
      await setTextSize(page, '200%');
      await expectNoSidewaysScroll(page, `${screen} in large text`);
      await expectWholeWords(page, `${screen} in large text`);
      await setTextSize(page, '100%');
    }
    await page.setViewportSize(sizes.phone);
    await nextScreen(page, '/admin/inscripciones');
    await page.getByRole('checkbox').first().check();
    await setTextSize(page, '200%');
    const box = await page.getByRole('group', { name: 'Elegidas' }).boundingBox();
    expect(box?.height).toBeLessThan(740 / 2);
  },
);
