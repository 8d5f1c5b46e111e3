import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { restFields } from '../../../../../test/rest-document.ts';
import { PastTournaments } from './past-tournaments.tsx';
import '../../../../lib/network/public-firestore.ts';
import { openPage } from '../../../../../test/open-page.tsx';

const result = { rank: 1, player: 'Los Fénix', prize: '$50', points: 92 };
const past = (id: string, changes: object) =>
  TournamentSchema.parse({
    id,
    name: `Copa ${id}`,
    date: '2020-01-01T20:00:00Z',
    status: 'published',
    maxPlayers: 9,
    ...changes,
  });

const QuerySchema = z.object({
  structuredQuery: z.object({
    orderBy: z.tuple([z.object({ field: z.object({ fieldPath: z.enum(['date', 'endedAt']) }) })]),
    limit: z.number(),
  }),
});

function open(stored: readonly ReturnType<typeof past>[]) {
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    const readTime = new Date().toISOString();
    const { orderBy, limit } = z.parse(QuerySchema, JSON.parse(body)).structuredQuery;
    const until = Date.parse(
      /"LESS_THAN_OR_EQUAL","value":\{"timestampValue":"([^"]+)/.exec(body)?.[1] ?? '',
    );
    const momentOf = (each: (typeof stored)[number]) => each[orderBy[0].field.fieldPath]?.getTime() ?? 0;
    const asked = stored
      .filter(({ date }) => (date === null) === body.includes('IS_NULL'))
      .filter((each) => momentOf(each) > 0 || !body.includes('LESS_THAN'))
      .filter((each) => momentOf(each) <= until)
      .toSorted((one, other) => momentOf(other) - momentOf(one))
      .slice(0, limit);
    const documents = asked.map(({ id, ...fields }) => ({
      name: `x/tournaments/${id}`,
      fields: restFields(fields),
    }));
    return Promise.resolve(Response.json(documents.map((document) => ({ document, readTime }))));
  });
  openPage(<PastTournaments />);
}

it('shows the podium with the delivery of its prizes, the page, and the table of what was played here', async () => {
  const deliveredAt = new Date('2020-01-03T20:00:00Z');
  const stored = [
    past('uno', { stage: 2, results: [{ ...result, deliveredAt }] }),
    past('dos', { results: [{ ...result, deliveredAt: null }], isPodiumProtested: true }),
  ];
  open(stored);
  const [here, elsewhere] = await screen.findAllByRole('heading', { level: 2 });
  const cardOf = (heading: HTMLElement | undefined) => within(heading?.closest('li') as HTMLElement);
  expect(cardOf(here).getByText('1. Los Fénix')).toBeDefined();
  expect(cardOf(here).getByText('92 puntos')).toBeDefined();
  expect(cardOf(here).getByText(/^Premio entregado el vie 3 ene 2020/)).toBeDefined();
  expect(cardOf(here).getByRole('link', { name: 'Tabla de posiciones: Copa uno' }).getAttribute('href')).toBe(
    '/tournament/uno/posiciones',
  );
  expect(cardOf(elsewhere).getByText('Premio aún sin entregar')).toBeDefined();
  expect(cardOf(elsewhere).getByText('Hay protestas sin resolver.')).toBeDefined();
  expect(cardOf(here).queryByText('Hay protestas sin resolver.')).toBeNull();
  const links = cardOf(elsewhere).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Copa dos', '/tournament/dos'],
  ]);
});

it.each([
  [{ modality: 'solo', currentPlayers: 1 }, 'Solo · 1 participante'],
  [{ modality: 'squad', currentPlayers: 1 }, 'Escuadra · 1 equipo'],
  [{ modality: 'squad', currentPlayers: 12 }, 'Escuadra · 12 equipos'],
])('counts who played %j as «%s»', async (changes, text) => {
  open([past('uno', changes)]);
  expect(await screen.findByText(text)).toBeDefined();
});

it('shows a tournament that was played without a date, at the place and day of its end', async () => {
  const undated = { date: null, endedAt: '2020-01-05T20:00:00Z' };
  open([
    past('uno', undated),
    past('dos', { date: '2020-01-09T20:00:00Z' }),
    past('tres', {}),
    past('cuatro', { date: null }),
  ]);
  const titles = await screen.findAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Copa dos', 'Copa uno', 'Copa tres']);
  expect(screen.getByText('Dom 5 ene 2020')).toBeDefined();
});

it('shows what ended without a date, however many are announced without one', async () => {
  const announced = Array.from({ length: 50 }, (_, number) => past(`anunciada-${number}`, { date: null }));
  open([...announced, past('uno', { date: null, endedAt: '2020-01-05T20:00:00Z' })]);
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Copa uno');
});

it('shows seasons first, each of them once', async () => {
  const of = (id: string) => ({ season: { id, name: `Temporada ${id}` } });
  open([past('tres', of('verano')), past('dos', of('verano')), past('uno', of('otono'))]);
  const [title] = await screen.findAllByRole('heading', { level: 2 });
  expect(title?.textContent).toBe('Temporadas');
  const links = within(title?.closest('section') as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Temporada verano', '/temporada/verano'],
    ['Temporada otono', '/temporada/otono'],
  ]);
  expect(links.map((link) => link.className.includes('justify-center'))).toEqual([false, false]);
});

it('reaches the first tournament of three years, page by page, and no card moves', async () => {
  const day = (number: number) => new Date(Date.UTC(2020, 0, 1, 20) - number * 86_400_000);
  const stored = Array.from({ length: 100 }, (_, number) =>
    past(`${number}`, {
      // Two that began at the same moment stand on both sides of the end of a page.
      date: day(number === 40 ? 39 : number),
      season: { id: `temporada-${Math.floor(number / 50)}`, name: `Temporada ${Math.floor(number / 50)}` },
      ...(number >= 80 && number < 99 && { cancelledAt: day(number) }),
    }),
  );
  open([...stored, past('sin-fecha', { date: null, endedAt: day(60) })]);
  const cards = () =>
    [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent.replace('Copa ', ''));
  const more = () => screen.queryByText('Ver torneos anteriores');
  await screen.findByText('Copa 0');
  const first = cards();
  expect(first).toHaveLength(40);
  expect(screen.queryByText('Temporada 1')).toBeNull();
  fireEvent.click(more() as HTMLElement);
  await screen.findByText('Copa sin-fecha');
  expect(cards().slice(0, 40)).toEqual(first);
  const firstAdded = screen.getByText(`${cards().length - 40} torneos anteriores agregados`);
  const announcer = firstAdded.parentElement;
  const follows = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  let lastBefore = '';
  while (more() !== null) {
    const before = cards();
    lastBefore = before.at(-1) ?? '';
    const button = screen.getByRole('button', { name: 'Ver torneos anteriores' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(cards().length).toBeGreaterThan(before.length));
    expect(cards().slice(0, before.length)).toEqual(before);
  }
  expect(cards()).toHaveLength(82);
  expect(new Set(cards()).size).toBe(82);
  expect(cards().at(-1)).toBe('99');
  const season = screen.getByRole('link', { name: 'Temporada 1' });
  expect(follows(screen.getByText('Copa 39'), season)).toBe(true);
  expect(screen.getAllByRole('link', { name: /^Temporada/ })).toHaveLength(2);
  const place = cards().indexOf(lastBefore);
  expect(document.activeElement?.textContent).toBe(`Copa ${cards()[place + 1]}`);
  expect(announcer?.textContent).toBe(`${82 - place - 1} torneos anteriores agregados`);
  expect(firstAdded.isConnected).toBe(false);
});

it('adds none above the shown cards that ended between two pages', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const old = Array.from({ length: 50 }, (_, number) =>
    past(`${number}`, { date: new Date(1.5e12 - number * 1e8) }),
  );
  open([past('en-juego', { date: new Date(Date.now() - 60_000) }), ...old]);
  await screen.findByText('Copa 0');
  vi.setSystemTime(Date.now() + 3 * 86_400_000);
  fireEvent.click(screen.getByText('Ver torneos anteriores'));
  await screen.findByText('Copa 49');
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Copa 0');
  expect(screen.queryByText('Copa en-juego')).toBeNull();
});

it('keeps what it shows when earlier tournaments cannot be read', async () => {
  open(
    Array.from({ length: 50 }, (_, number) => past(`${number}`, { date: new Date(1.5e12 - number * 1e8) })),
  );
  await screen.findByText('Copa 0');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  fireEvent.click(screen.getByRole('button', { name: 'Ver torneos anteriores' }));
  expect(await screen.findByText(/^No pudimos cargar los anteriores/)).toBeDefined();
  expect(screen.getByText('Copa 39')).toBeDefined();
  expect(takeConsole('warn').join(' ')).toContain('the history could not be loaded');
});
