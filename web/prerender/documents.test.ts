import { existsSync } from 'node:fs';
import path from 'node:path';
import { needsSiteProof } from '@copa/domain/api/endpoint';
import { describe, expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { documents, keptDocument } from './documents.ts';

type Rewrite = { source?: string; regex?: string; destination?: string };

function matches({ source, regex }: Rewrite, address: string): boolean {
  if (regex !== undefined) return new RegExp(regex).test(address);
  return source?.endsWith('/**') === true && address.startsWith(source.slice(0, -2));
}

function documentAt(address: string) {
  const own = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  const rewrites: readonly Rewrite[] = firebase.hosting.rewrites;
  const rewritten = rewrites.find((rewrite) => matches(rewrite, address))?.destination?.slice(1);
  return documents.find(({ file }) => file === own) ?? documents.find(({ file }) => file === rewritten);
}

it('sends no request before its scripts that needs the proof of App Check', () => {
  const calls = documents.flatMap(({ asks = [] }) => asks.flatMap((ask) => ('call' in ask ? ask.call : [])));
  expect(new Set(calls.map(({ id }) => id))).toEqual(new Set(['getOwnRegistration', 'getInvitation']));
  expect(calls.filter(needsSiteProof)).toEqual([]);
});

describe('the file that Hosting has for an address', () => {
  it.each([
    ['/', 'home'],
    ['/tournament-history', 'tournament-history'],
    ['/registration', 'registration'],
    ['/inscripcion/codigo', 'registration-status'],
    ['/permiso/codigo', 'consent'],
    ['/mi/codigo', 'ticket'],
    ['/jugador/clave', 'player'],
    ['/mi', 'ticket'],
    ['/form', 'public-form'],
    ['/form/encuesta', 'public-form'],
    ['/terminos', 'terms'],
    ['/faq', 'faq'],
    ['/acceso', 'sign-in'],
    ['/admin', 'admin/area'],
    ['/admin/torneos', 'admin/area'],
  ])('%s downloads its own page and no other', (address, page) => {
    const pages = documentAt(address)?.sources?.filter((source) => source.startsWith('src/app/routes/'));
    expect(pages).toEqual([`src/app/routes/${page}.tsx`]);
  });

  it.each(documents.flatMap(({ sources = [] }) => sources))('%s is there', (source) => {
    expect(existsSync(path.join(import.meta.dirname, '..', source))).toBe(true);
  });
});

it.each(['mi.html', 'inscripcion.html', 'permiso.html'])(
  'the preview of a link to %s says what it is, and does not advertise the site',
  (file) => {
    expect(documents.find((document) => document.file === file)?.description).toMatch(/^(El cupo|La página)/);
  },
);

it('sends returning visitors the same early requests as on a first visit', () => {
  const returning = documents.find(({ file }) => file === keptDocument);
  for (const { asks = [] } of documents) expect(returning?.asks).toEqual(expect.arrayContaining([...asks]));
  expect(returning?.asks?.map(({ at }) => at)).toEqual(
    expect.arrayContaining(['/register/', '/tournament/', '/mi/', '/inscripcion/', '/equipo/']),
  );
});
