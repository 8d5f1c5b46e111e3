import { describe, expect, it } from 'vitest';
import { suiteEnvironment } from '../api/support/environment.ts';

const CODE = '0123456789abcdefghjkmnpqrs';
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

  it.each(['/', '/tournament/copa-ascenso', `/inscripcion/${CODE}`, `/equipo/${CODE}`, `/mi/${CODE}`])(
    'none tells another one, or the log of a server, the address that somebody came from: %s',
    async (path) => {
      expect((await headersOf(path)).get('referrer-policy')).toBe('strict-origin');
    },
  );
});
