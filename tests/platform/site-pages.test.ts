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
    const addresses = readdirSync(join(repositoryRoot, 'web/dist'))
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${name.replace(/(?:index)?\.html$/, '')}`);
    expect(addresses).toContain('/');
    const kept = await Promise.all(
      addresses.map(async (path) => [path, (await headersOf(path)).get('cache-control') ?? ''] as const),
    );
    expect(kept.filter(([, value]) => !/no-cache|max-age=0/.test(value))).toEqual([]);
  });

  it.each(FILLED)(
    'the CDN keeps what the function fills, because no header of Hosting says else: %s',
    async (path) => {
      expect((await headersOf(path)).get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
    },
  );

  it('every page that the function fills is tried here', () => {
    const { hosting } = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as {
      hosting: { rewrites: { source?: string; regex?: string; function?: object }[] };
    };
    const filled = hosting.rewrites
      .filter((rewrite) => rewrite.function !== undefined && rewrite.source?.startsWith('/api') !== true)
      .map(({ source = '', regex = `^${source.replace('/**', '/.+')}$` }) => regex);
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

  it('are named one by one wherever a cache keeps an answer for longer than it takes to ask', () => {
    const { hosting } = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as {
      hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
    };
    const cached = hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key, value }) => key === 'Cache-Control' && /max-age/.test(value)).map(() => source),
    );
    expect(cached).toEqual([]);
  });
});
