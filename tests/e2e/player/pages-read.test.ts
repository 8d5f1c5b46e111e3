import { readFileSync } from 'node:fs';
import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { allowOnConsole } from '../support/console-watch.ts';
import { inTwoPages, journey } from '../support/journey.ts';
import { addTicket, invitationOf, register } from '../support/registrations.ts';
import { addForm, addTournament, firestore, putBoards } from '../support/suite-data.ts';

const DOCUMENTS = '/databases/(default)/documents';

interface Asked {
  readonly structuredQuery?: { readonly from: readonly { readonly collectionId: string }[] };
  readonly documents?: readonly string[];
}

function askedBy(request: Request): readonly string[] {
  const { pathname } = new URL(request.url());
  if (pathname === '/api/settings' || pathname.startsWith('/api/images/')) return [];
  if (pathname.startsWith('/api/')) return [pathname];
  if (!pathname.includes(DOCUMENTS)) return [];
  const { structuredQuery, documents = [] } = request.postDataJSON() as Asked;
  const collectionOf = (name: string) =>
    name
      .slice(name.indexOf(DOCUMENTS) + DOCUMENTS.length + 1)
      .split('/')
      .filter((_, index) => index % 2 === 0)
      .join('/');
  return [
    ...(structuredQuery?.from.map(({ collectionId }) => collectionId) ?? []),
    ...documents.map(collectionOf),
  ];
}

interface Row {
  readonly pages: readonly string[];
  readonly reads: readonly string[];
  readonly asks: readonly string[];
}

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);

function documentedRows(): readonly Row[] {
  const text = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
  const section = text.split('\n## ').find((each) => each.startsWith('What each page reads')) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, page, , reads, asks] = line.split('|');
      return { pages: named(page), reads: named(reads), asks: named(asks) };
    });
}

journey('a page asks what the table of pages says', async ({ visitor }) => {
  const linkedFormId = await addForm({ title: 'Ficha', fields: [] });
  const id = await addTournament({ modality: 'duo', linkedFormId });
  await putBoards(sampleBoard({ tournamentId: id, lobbies: { a: ['Uno', 'Dos'] } }));
  const team = await register(id, { unit: { name: 'Los Dos', tag: 'DOS' }, answers: {} });
  const addresses: Readonly<Record<string, string>> = {
    '/equipo/:invitation': `/equipo/${invitationOf(team)}`,
    '/inscripcion/:code': `/inscripcion/${team.privateCode}`,
    '/mi/:ticketId': `/mi/${await addTicket(id)}`,
    '/jugador/:key': `/jugador/${'a'.repeat(26)}`,
    '/permiso/:code': `/permiso/${'a'.repeat(26)}`,
    '/form/:id': '/form/encuesta-jugadores',
    '/temporada/:id': '/temporada/nadie',
    '/overlay/temporada/:id': '/overlay/temporada/nadie',
  };
  const rows = documentedRows().filter(({ pages }) => !pages.includes('/admin/**'));
  expect(rows.flatMap(({ pages }) => pages)).toEqual(expect.arrayContaining(Object.keys(addresses)));
  await inTwoPages(rows, async (half) => {
    const page = await visitor();
    allowOnConsole(page, /\/api\/registrations\/consent|\/temporada\/nadie/);
    let asked = new Set<string>();
    // A request that is cut off by the next page would miss its line on the console.
    page.on('requestfinished', (request) => {
      for (const each of askedBy(request)) asked.add(each);
    });
    for (const { pages, reads, asks } of half) {
      for (const pattern of pages) {
        asked = new Set();
        await page.goto(addresses[pattern] ?? pattern.replace(':id', id));
        const first = pattern === '/inscripcion/:code' ? [] : reads.slice(0, 1);
        await expect
          .poll(
            () => [...first, ...asks].filter((name) => ![...asked].some((each) => each.startsWith(name))),
            {
              message: pattern,
            },
          )
          .toEqual([]);
        await page.waitForLoadState('networkidle');
        const told = (each: string) =>
          [...reads, ...asks].some((name) => each === name || each.startsWith(`${name}/`));
        expect(
          [...asked].filter((each) => !told(each)),
          pattern,
        ).toEqual([]);
        // No tournament of this test counts for a season, so only the pages of a season may read seasons.
        const isOfSeason = (each: string) => each.startsWith('season');
        if (!pattern.includes('temporada')) expect([...asked].filter(isOfSeason), pattern).toEqual([]);
      }
    }
  });
});

journey('the page of a unit that waits reads its turn, as the table of pages says', async ({ visitor }) => {
  const id = await addTournament({ modality: 'duo' });
  const turn = 'a'.repeat(26);
  await firestore.doc(`turns/${id}`).set({ waiting: [turn] });
  const row = documentedRows().find(({ pages }) => pages.includes('/mi/:ticketId'));
  const page = await visitor();
  const asked = new Set<string>();
  page.on('request', (request) => {
    for (const each of askedBy(request)) asked.add(each);
  });
  await page.goto(`/mi/${await addTicket(id, { place: 'waiting', turn })}`);
  await expect.poll(() => [...asked]).toContain('turns');
  expect(row?.reads).toEqual(expect.arrayContaining([...asked]));
});
