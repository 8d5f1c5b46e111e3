import { gunzipSync } from 'node:zlib';
import { chromium, type Page, type Route } from 'playwright-core';
import { browserFlags, findBrowser } from '../../browser/find-browser.mjs';
import type { HostedVersion } from './hosting.ts';

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Simulates reCAPTCHA's script for App Check's SDK; everybody passes without a challenge. */
const RECAPTCHA = `
  let solved;
  window.grecaptcha = { enterprise: {
    ready: (run) => run(),
    render: (_place, { callback }) => { solved = callback; return 'widget'; },
    execute: async () => { solved(); return 'human'; },
  } };
`;

export async function visit(
  origin: string,
  path: string,
  version: HostedVersion,
  uploads: ReadonlyMap<string, Buffer>,
  answers: Readonly<Record<string, object>>,
  until: (page: Page) => Promise<void>,
) {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const proofs: string[] = [];
  const complaints: string[] = [];
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text());
      }
    });
    await context.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.origin !== origin) await answerAsGoogle(route, url);
      else if (url.pathname.startsWith('/api/')) {
        const proof = await route.request().headerValue('x-firebase-appcheck');
        if (proof !== null) proofs.push(proof);
        const data = answers[url.pathname];
        await route.fulfill(
          data === undefined
            ? { status: 404, json: { success: false, error: 'No está', code: 'not-found' } }
            : { json: { success: true, data } },
        );
      } else await serve(route, url.pathname, version, uploads);
    });
    await page.goto(`${origin}${path}`);
    await until(page);
  } finally {
    await browser.close();
  }
  return { proofs, complaints };
}

export async function logInLocally(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Acceso local de administrador' }).click();
  await page.getByLabel('Usuario').fill('organizacion');
  await page.getByLabel('Contraseña').fill('FenixDemo2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
}

async function answerAsGoogle(route: Route, { hostname, pathname }: URL): Promise<void> {
  if (hostname === 'www.google.com' && pathname === '/recaptcha/enterprise.js') {
    await route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA });
  } else if (hostname === 'content-firebaseappcheck.googleapis.com') {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await route.fulfill({ headers, json: { token: 'proof', ttl: '3600s' } });
  } else await route.abort();
}

async function serve(
  route: Route,
  path: string,
  { files, config }: HostedVersion,
  uploads: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const rewrite = config?.rewrites.find(({ regex }) => regex !== undefined && new RegExp(regex).test(path));
  const file = files.has(path) ? path : (rewrite?.path ?? '/404.html');
  const body = uploads.get(files.get(file) ?? '');
  if (body === undefined) return route.abort();
  const everywhere = config?.headers.find(({ glob }) => glob === '**')?.headers;
  await route.fulfill({
    headers: {
      ...everywhere,
      'content-type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    },
    body: gunzipSync(body),
  });
}
