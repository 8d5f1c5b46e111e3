import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleAtEverySize, expectFocusIn } from './support/accessibility.ts';
import { addAccount, addOwner, enter, openSection, PASSWORD, signIn } from './support/admin.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { offerGoogle } from './support/google.ts';
import { journey } from './support/journey.ts';
import { keptOnDevice } from './support/left-behind.ts';
import { mailedLink, mailedLinks } from './support/mailbox.ts';
import { goTo } from './support/running-site.ts';
import { stopClock } from './support/stop-clock.ts';
import { auth, firestore } from './support/suite-data.ts';
import { told } from './support/toasts.ts';

const UNVERIFIED = 'Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.';

const newAddress = () => `viaje-${randomUUID().slice(0, 8)}@copafenix.test`;

const panel = (page: Page) => page.getByRole('heading', { level: 1, name: 'Panel de Administración' });

const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['authToken', 'rememberMe', 'userRole', 'loginTime'].map((key) => [key, localStorage.getItem(key)]),
    ),
  );

journey('every way in can be reached and is accessible', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/acceso');
  const ways = page.getByRole('navigation', { name: 'Otras formas de acceso' });
  await expectAccessibleAtEverySize(page, 'sign-in');
  const local = 'Acceso local de administrador';
  for (const way of ['Crear cuenta', 'Recuperar contraseña', 'Entrar con un enlace', local]) {
    await ways.getByRole('button', { name: way, exact: true }).click();
    const heading = page.getByRole('heading', { level: 2, name: way, exact: true });
    await heading.waitFor();
    await expectFocusIn(heading);
    await page.locator('form').getByRole('button').last().click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, way);
  }
  expect(await ways.getByRole('button', { name: 'Configurar propietario' }).count()).toBe(0);
});

journey('a wrong password and an unverified address are refused in words', async ({ visitor }) => {
  const page = await visitor();
  expectOnConsole(page, /status of 400/, /signing in failed/);
  const email = newAddress();
  await auth.createUser({ email, password: PASSWORD });
  await page.goto('/acceso');
  await enter(page, { email, password: 'otra-clave' });
  await page.getByRole('alert').filter({ hasText: 'contraseña' }).waitFor();

  expectOnConsole(page, /status of 403/);
  await enter(page, { email, password: PASSWORD });
  await page.getByRole('alert').filter({ hasText: UNVERIFIED }).waitFor();
  await expectAccessible(page, 'an unverified address');
  expect(await keptOnDevice(page)).not.toContain(email);

  await page.getByRole('button', { name: 'Reenviar correo de verificación' }).click();
  await page.getByText('Te enviamos otro correo de verificación.').waitFor();
  expect(await mailedLinks(email, 'VERIFY_EMAIL')).toHaveLength(1);
});

async function tabTo(field: Locator): Promise<void> {
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await isFocused()); steps += 1) {
    expect(steps).toBeLessThan(15);
    await field.page().keyboard.press('Tab');
  }
}

journey(
  'a session from the keyboard is remembered, survives a restart and ends in every tab',
  async ({ visitor }) => {
    const page = await visitor({ size: 'desktop' });
    const admin = await addAccount();
    await page.goto('/acceso');
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor();
    await tabTo(page.getByLabel('Correo electrónico'));
    await page.keyboard.type(admin.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(admin.password);
    await tabTo(page.getByLabel('Recordarme en este dispositivo'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    const kept = await stored(page);
    expect(kept).toMatchObject({ rememberMe: 'true', userRole: 'admin' });
    expect(kept['authToken']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]*$/);
    expect(Date.now() - Date.parse(kept['loginTime'] ?? '')).toBeLessThan(60_000);

    const other = await page.context().newPage();
    await other.goto('/admin');
    await panel(other).waitFor();
    await page.reload();
    await panel(page).waitFor();

    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await page.waitForURL('/');
    await other.waitForURL('/');
    for (const tab of [page, other]) {
      const left = await keptOnDevice(tab);
      for (const trace of [admin.email, admin.uid, 'authToken', 'rememberMe', 'userRole', 'loginTime']) {
        expect(left).not.toContain(trace);
      }
      expect(await tab.getByRole('link', { name: 'Admin' }).count()).toBe(0);
    }
  },
);

journey('a browser that stores nothing lets an organiser in until a reload', async ({ visitor }) => {
  const page = await visitor();
  // With blocked cookies, Chrome refuses the storages and the locks, and Firefox also refuses channels.
  await page.addInitScript(() => {
    const refused = () => new DOMException('Access is denied for this document.', 'SecurityError');
    const refuse = () => {
      throw refused();
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, { get: refuse });
    }
    LockManager.prototype.request = () => Promise.reject(refused());
    LockManager.prototype.query = () => Promise.reject(refused());
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: refuse });
  });
  await signIn(page, await addAccount());
  await page.getByText('Este navegador no guarda nada').waitFor();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL('/');
});

journey('an organiser gets in although the database and the locks never answer', async ({ visitor }) => {
  const page = await visitor({ clock: true });
  await page.addInitScript(() => {
    const never = () => new Promise<never>(() => undefined);
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    Object.assign(LockManager.prototype, { request: never, query: never });
  });
  await page.goto('/acceso');
  await page.getByLabel('Recordarme en este dispositivo').check();
  await enter(page, await addAccount());
  // The site waits some seconds for each of them, so the clock of the page runs faster.
  const patience = async (part: Locator) => {
    const later = () => page.clock.runFor(500).then(() => part.isVisible());
    await expect.poll(later, { interval: 100, timeout: 60_000 }).toBe(true);
  };
  await patience(panel(page));
  await page.reload();
  const signOut = page.getByRole('button', { name: 'Cerrar Sesión' });
  await patience(signOut);
  await signOut.click();
  await patience(page.getByRole('link', { name: 'Inscribirme a un torneo' }));
});

journey(
  'a session that is not remembered stays in its tab, also that of an owner by claim',
  async ({ visitor }) => {
    const page = await visitor();
    const owner = await addOwner('Dora Propietaria');
    await auth.updateUser(owner.uid, { emailVerified: false });
    await signIn(page, owner);
    expect(await stored(page)).toMatchObject({ authToken: null, rememberMe: null, userRole: 'owner' });

    const other = await page.context().newPage();
    await other.goto('/acceso');
    await other.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor();
    expect(await stored(page)).toMatchObject({ userRole: 'owner' });
    await page.reload();
    await panel(page).waitFor();

    await page.close();
    await other.goto('/admin');
    await other.waitForURL('/');
    expect(Object.values(await stored(other))).toEqual([null, null, null, null]);
    await told(
      other,
      'Para ver el panel inicia sesión: toca «Acceso de organizadores» al final de la página.',
    );
    await other.getByRole('contentinfo').getByRole('link', { name: 'Acceso de organizadores' }).click();
    await other.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor();
  },
);

journey('a link from the mail signs in here by itself and elsewhere by address', async ({ visitor }) => {
  const page = await visitor();
  const admin = await addAccount();
  const askForLink = async () => {
    await page.goto('/acceso');
    await page.getByRole('button', { name: 'Entrar con un enlace' }).click();
    await page.getByLabel('Correo electrónico').fill(admin.email);
    await page.getByRole('button', { name: 'Enviarme un enlace' }).click();
    await page.getByText('Revisa tu correo y abre el enlace.').waitFor();
    return mailedLink(admin.email, 'EMAIL_SIGNIN');
  };

  const elsewhere = await visitor({ size: 'desktop' });
  const first = await askForLink();
  await elsewhere.goto(first);
  await elsewhere.getByRole('heading', { name: 'Confirma tu correo' }).waitFor();
  await expectAccessible(elsewhere, 'a link on another device');
  await elsewhere.getByLabel('Correo electrónico').fill(admin.email);
  await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click();
  await elsewhere.waitForURL('/admin');

  await elsewhere.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await elsewhere.waitForURL('/');
  expectOnConsole(elsewhere, /status of 400/, /signing in failed/);
  await elsewhere.goto(first);
  await elsewhere.getByLabel('Correo electrónico').fill(admin.email);
  await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click();
  await elsewhere.getByText('El enlace no es válido o ya se usó. Pide uno nuevo.').waitFor();
  await elsewhere.getByRole('button', { name: 'Pedir otro enlace o entrar de otra forma' }).click();
  await elsewhere.getByRole('heading', { name: 'Entrar con un enlace' }).waitFor();

  await page.goto(await askForLink());
  await page.waitForURL('/admin');
});

async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  return opened;
}

journey('a Google account asks for access once and waits', async ({ visitor }) => {
  const page = await visitor();
  await offerGoogle(page.context());
  const email = newAddress();
  const requests = async () =>
    (await firestore.collection('userRequests').where('email', '==', email).get()).docs;

  await page.goto('/acceso');
  const popup = await openGoogle(page);
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Gabriela Viaje');
  await popup.locator('#sign-in').click();
  await page.getByRole('heading', { name: 'Tu solicitud está en revisión' }).waitFor();
  await page.getByText('Hola, Gabriela Viaje.').waitFor();
  await expectAccessibleAtEverySize(page, 'the waiting page');
  const [request, ...others] = await requests();
  expect(others).toEqual([]);
  expect(request?.data()).toMatchObject({ displayName: 'Gabriela Viaje', status: 'pending' });

  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  const again = await openGoogle(page);
  await again.locator('.js-reuse-account').filter({ hasText: email }).click();
  await page.getByRole('heading', { name: 'Tu solicitud está en revisión' }).waitFor();
  expect(await requests()).toHaveLength(1);

  await request?.ref.update({ status: 'rejected' });
  await page.reload();
  await page.getByRole('heading', { name: 'Tu cuenta no tiene acceso' }).waitFor();
  await expectAccessibleAtEverySize(page, 'an account without access');
  await page.getByRole('button', { name: 'Solicitar acceso' }).click();
  await page.getByRole('heading', { name: 'Tu solicitud está en revisión' }).waitFor();
  const asked = await requests();
  expect(asked.map((each): unknown[] => [each.id, each.get('status')])).toEqual([[request?.id, 'pending']]);
  await goTo(page, '/admin');
  await page.waitForURL('/');
  await told(page, 'Tu cuenta todavía no tiene acceso al panel.');
});

journey(
  'in Safari, which blocks a late window, the window of Google opens within the tap, and says that it was closed',
  async ({ visitor }) => {
    const page = await visitor({ firstVisit: true });
    await offerGoogle(page.context());
    expectOnConsole(page, /signing in failed/);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
      const open = window.open.bind(window);
      let isTap = false;
      window.open = (...given) => (isTap ? open(...given) : null);
      const tap = () => {
        isTap = true;
        setTimeout(() => {
          isTap = false;
        });
      };
      addEventListener('click', tap, true);
    });
    await page.clock.install();
    await page.goto('/acceso');
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const popup = await openGoogle(page);
    await popup.locator('.js-new-account').waitFor();
    await popup.close();
    // The SDK polls whether the sign-in window is closed, and then waits eight more seconds for a late answer.
    await page.clock.runFor(15_000);
    await page.getByText('Cerraste la ventana antes de terminar.').waitFor();
  },
);

journey('a forgotten password is chosen anew', async ({ visitor }) => {
  const page = await visitor();
  const admin = await addAccount();
  await page.goto('/acceso');
  await page.getByLabel('Correo electrónico').fill(admin.email);
  await page.getByRole('button', { name: 'Recuperar contraseña' }).click();
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.getByText('Te enviamos un enlace para cambiar la contraseña.').waitFor();
  await page.goto(`${await mailedLink(admin.email, 'PASSWORD_RESET')}&newPassword=clave-nueva-2`);
  await page.waitForURL('/acceso');
  await enter(page, { ...admin, password: 'clave-nueva-2' });
  await page.waitForURL('/admin');
});

journey('a start without connection does not sign anybody out', async ({ visitor }) => {
  const before = await visitor({ serviceWorker: true });
  const context = before.context();
  const admin = await addAccount();
  await before.goto('/acceso');
  await before.getByLabel('Recordarme en este dispositivo').check();
  await enter(before, admin);
  await panel(before).waitFor();
  await before.close();

  const unanswered = /securetoken\.googleapis\.com|identitytoolkit\.googleapis\.com|\/api\//;
  await context.route(unanswered, (route) => route.abort());
  await context.clock.install({ time: Date.now() + 2 * 60 * 60 * 1000 });
  const page = await context.newPage();
  expectOnConsole(page, /ERR_FAILED|ERR_INTERNET/, /the session could not be checked/);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'No pudimos comprobar tu sesión' }).waitFor();
  await expectAccessible(page, 'a session that could not be checked');
  expect(await stored(page)).toMatchObject({ userRole: 'admin' });

  await context.unroute(unanswered);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await panel(page).waitFor();
});

journey('after 50 minutes the session is checked and a revoked admin is out', async ({ visitor }) => {
  const page = await visitor({ firstVisit: true });
  const admin = await addAccount();
  await page.clock.install();
  await signIn(page, admin);
  await panel(page).waitFor();
  // Once loaded, this screen makes no calls by itself, so only the regular check can notice the lost role.
  await openSection(page, 'Preguntas');
  await page.getByRole('button', { name: 'Nueva pregunta' }).waitFor();
  await auth.setCustomUserClaims(admin.uid, {});
  const checked = page.waitForResponse((response) => response.url().endsWith('/auth/me'));
  await page.clock.fastForward(50 * 60 * 1000);
  await checked;
  await page.waitForURL('/');
  await told(page, 'Ya no tienes acceso de administrador.');
  expect(await stored(page)).toMatchObject({ userRole: null, authToken: null });
});

journey('the local login: wrong, unreachable, right, over', async ({ visitor }) => {
  const page = await visitor({ clock: true });
  expectOnConsole(page, /status of 401/, /signing in failed/, /ERR_FAILED/);
  await page.goto('/acceso');
  await page.getByRole('button', { name: 'Acceso local de administrador' }).click();
  await stopClock(page);
  const login = async (password: string) => {
    await page.getByLabel('Usuario').fill('organizacion');
    await page.getByLabel('Contraseña').fill(password);
    const asked = page.waitForRequest(/\/auth\/local-login$/);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.locator('button[aria-busy="true"]').waitFor();
    await page.clock.runFor(1000);
    await asked;
  };

  await login('nada');
  await page.getByText('Credenciales incorrectas', { exact: true }).waitFor();
  await page.route(/\/auth\/local-login$/, (route) => route.abort());
  await login('FenixDemo2026');
  await page.getByText('Error de conexión', { exact: true }).waitFor();
  await page.unroute(/\/auth\/local-login$/);
  await login('FenixDemo2026');
  await page.clock.resume();
  await page.waitForURL('/admin');
  await page.getByText('Bienvenido, Organización').waitFor();
  const session = () => page.evaluate(() => localStorage.getItem('adminSession'));
  expect(JSON.parse((await session()) ?? '')).toMatchObject({
    isAuthenticated: true,
    user: { username: 'organizacion', role: 'admin' },
  });

  await page.reload();
  await panel(page).waitFor();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('adminSession') ?? '{}') as object;
    localStorage.setItem('adminSession', JSON.stringify({ ...kept, expiry: new Date(Date.now() - 60_000) }));
  });
  expectOnConsole(page, /the session could not be checked/);
  await page.reload();
  await page.waitForURL('/');
  expect(await session()).toBeNull();
});
