import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { suiteEnvironment } from '../api/support/environment.ts';

const CODE = '0123456789abcdefghjkmnpqrs';
const FILLED = [
  '/tournaments',
  '/tournament/copa-ascenso',
  '/tournament/copa-ascenso/posiciones',
  '/tournament-rules/copa-ascenso',
  '/register',
  '/register?tournament=copa-ascenso',
  '/register/copa-ascenso',
  `/equipo/${CODE}`,
  '/temporada/verano',
];
/** An address of each rewrite that answers with a file. */
const REWRITTEN = [
  '/form/encuesta-jugadores',
  `/inscripcion/${CODE}`,
  `/permiso/${CODE}`,
  `/mi/${CODE}`,
  `/jugador/${CODE}`,
  '/overlay/copa-ascenso',
  '/overlay/temporada/verano',
  '/admin/torneos',
];

interface Rewrite {
  readonly source?: string;
  readonly regex?: string;
  readonly function?: object;
  readonly destination?: string;
}

const { hosting } = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as {
  hosting: {
    rewrites: readonly Rewrite[];
    headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
  };
};
const regexOf = ({ source = '', regex = `^${source.replace('/**', '/.+')}$` }: Rewrite) => regex;

/** Hosting leaves out files and folders whose names begin with a full stop. */
const files = readdirSync(join(repositoryRoot, 'web/dist'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.html') && !name.split('/').some((part) => part.startsWith('.')));
const served = [...files.map((name) => `/${name.replace(/(?:index)?\.html$/, '')}`), ...REWRITTEN];

/** The local site adds its own addresses to the policy, and the function adds the hashes of a page's styles. */
function contains(answered: string, value: string): boolean {
  const parts = answered.split(';').map((part) => part.trim().split(' '));
  return value
    .split(';')
    .map((part) => part.trim().split(' '))
    .every((words) =>
      parts.some((part) => part[0] === words[0] && words.every((word) => part.includes(word))),
    );
}

const headersOf = async (path: string) => (await fetch(`${suiteEnvironment().site}${path}`)).headers;

describe('the pages of the site, as Hosting answers them', () => {
  it.each([
    '/acceso',
    '/admin',
    '/admin/torneos',
    '/admin/inscripciones?torneo=copa',
    `/inscripcion/${CODE}`,
    `/equipo/${CODE}`,
    `/mi/${CODE}`,
    `/jugador/${CODE}`,
    '/mi',
    '/registration',
    '/register',
    '/register?tournament=copa',
    '/register/copa-ascenso',
    '/form',
    '/form/encuesta-jugadores',
  ])('%s is left out by search engines', async (path) => {
    expect((await headersOf(path)).get('x-robots-tag')).toBe('noindex');
  });

  it.each(['/', '/tournaments', '/tournament-history', '/tournament/copa-ascenso', '/faq', '/terminos'])(
    '%s may be found',
    async (path) => {
      expect((await headersOf(path)).get('x-robots-tag')).toBeNull();
    },
  );

  it('are each asked for again at every visit, because Hosting else lets them be kept for an hour', async () => {
    expect(served).toContain('/');
    const kept = await Promise.all(
      served.map(async (path) => [path, (await headersOf(path)).get('cache-control') ?? ''] as const),
    );
    expect(kept.filter(([, value]) => !/no-cache|max-age=0/.test(value))).toEqual([]);
  });

  it('each have every header that Hosting gives to all answers', async () => {
    const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
    expect(everywhere.map(({ key }) => key)).toContain('Content-Security-Policy');
    const answers = await Promise.all(
      [...served, ...FILLED].map(async (path) => [path, await headersOf(path)] as const),
    );
    const missing = answers.flatMap(([path, headers]) =>
      everywhere
        .filter(({ key, value }) => !contains(headers.get(key) ?? '', value))
        .map(({ key }) => `${path} ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('every address that Hosting answers with a page is tried here', () => {
    const rewritten = hosting.rewrites.filter(({ destination }) => destination !== undefined);
    expect(rewritten.length).toBeGreaterThan(4);
    expect(
      rewritten.map(regexOf).filter((page) => !REWRITTEN.some((path) => new RegExp(page).test(path))),
    ).toEqual([]);
  });

  it.each(FILLED)(
    'the CDN keeps what the function fills, because no header of Hosting says else: %s',
    async (path) => {
      expect((await headersOf(path)).get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
    },
  );

  it('every page that the function fills is tried here', () => {
    const filled = hosting.rewrites
      .filter((rewrite) => rewrite.function !== undefined && rewrite.source?.startsWith('/api') !== true)
      .map(regexOf);
    expect(filled.filter((page) => !FILLED.some((path) => new RegExp(page).test(path)))).toEqual([]);
  });

  it.each(['/', '/tournament/copa-ascenso', `/inscripcion/${CODE}`, `/equipo/${CODE}`, `/mi/${CODE}`])(
    'none tells another one, or the log of a server, the address that somebody came from: %s',
    async (path) => {
      expect((await headersOf(path)).get('referrer-policy')).toBe('strict-origin');
    },
  );
});

const folders = ['assets', 'art', 'fonts', 'icons'];

describe('the files of the site', () => {
  it.each(folders)('below /%s are kept, and that one is missing is not', async (folder) => {
    const [name = ''] = readdirSync(join(repositoryRoot, 'web/dist', folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
    expect((await headersOf(`/${folder}/${name}`)).get('cache-control')).toMatch(/^public, max-age=\d{6,}/);
    const missing = await fetch(`${suiteEnvironment().site}/${folder}/${'x'.repeat(8)}-${name}`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('include those that search engines and installed sites ask for', async () => {
    const { site } = suiteEnvironment();
    for (const name of ['robots.txt', 'sitemap.xml', 'manifest.webmanifest']) {
      expect((await fetch(`${site}/${name}`)).status, name).toBe(200);
    }
    const installed: unknown = await (await fetch(`${site}/page.webmanifest`)).json();
    expect(installed).toMatchObject({ scope: '/', display: 'standalone' });
    expect(installed).not.toHaveProperty('start_url');
  });

  it('are named one by one wherever a cache keeps an answer for longer than it takes to ask', () => {
    const cached = hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key, value }) => key === 'Cache-Control' && /max-age/.test(value)).map(() => source),
    );
    expect(cached).toEqual([]);
  });
});
