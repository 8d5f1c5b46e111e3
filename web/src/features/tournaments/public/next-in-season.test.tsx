import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { pass } from '../../../../test/pass.ts';
import { restTournament } from '../../../../test/rest-document.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import NextInSeason from './next-in-season.tsx';
import SeasonFinal from './season-final.tsx';
import '../../../lib/network/public-firestore.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ahead = { linkedFormId: 'form', date: new Date('2026-11-27T20:00:00Z') };
let asked: string[] = [];
let finals: readonly object[] = [];
const onNoneOpen = vi.fn<() => void>();

function open(...changes: readonly object[]) {
  asked = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    asked.push(body);
    const { structuredQuery } = JSON.parse(body) as { structuredQuery: { limit: number } };
    const readTime = NOW.toISOString();
    const documents = (body.includes('"reserved.seasonId"') ? finals : changes).map((each, index) =>
      restTournament(['b', 'c', 'd'][index] ?? '', each),
    );
    return Response.json(
      documents.slice(0, structuredQuery.limit).map((document) => ({ document, readTime })),
    );
  });
  openPage(<NextInSeason seasonId="verano" mayBeGold onNoneOpen={onNoneOpen} />);
  return pass(0);
}

const shown = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  onNoneOpen.mockReset();
  finals = [];
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});
afterEach(() => localStorage.clear());

it.each([
  ['open', {}, 'Inscríbete en'],
  ['full', { currentPlayers: 10 }, 'Ver'],
  [
    'with room in the queue only',
    { currentPlayers: 10, waitlist: { max: 5, mode: 'auto', endsAt: null } },
    'Ver',
  ],
  ['without a form', { linkedFormId: null }, 'Ver'],
  [
    'for the first of a season',
    { reserved: { seasonId: 'v', steps: [{ first: 3, endsAt: ahead.date }] } },
    'Ver',
  ],
])('the next tournament of the season, %s, is one tap away', async (_, changes, says) => {
  await open({ ...ahead, ...changes });
  expect(shown()).toEqual([
    [expect.stringMatching(`^Siguiente: vie 27 nov.*m\\.${says} Copa b$`), '/tournament/b'],
  ]);
});

const full = { ...ahead, currentPlayers: 10 };
const later = { linkedFormId: 'form', date: new Date('2026-12-04T20:00:00Z') };

it.each([
  ['a later one with places, if the next has none', [full, full, later], 'Inscríbete en Copa d', true],
  ['the next, if no later one has places', [full, { ...later, currentPlayers: 10 }], 'Ver Copa b', false],
  ['the next, if both have places', [ahead, later], 'Inscríbete en Copa b', true],
])('shows %s', async (_, tournaments, says, gold) => {
  await open(...tournaments);
  expect(shown().map(([text]) => text)).toEqual([expect.stringMatching(`${says}$`)]);
  expect(isGold()).toBe(gold);
});

it('shows the own next tournament, although a later one has places', async () => {
  localStorage.setItem(storageKeys.registrations, JSON.stringify([{ tournamentId: 'b' }]));
  await open(ahead, later);
  expect(shown().map(([text]) => text)).toEqual([expect.stringMatching(/Ver Copa b$/)]);
});

const isGold = () => screen.getByRole('link').className.includes('fire-fill');

it.each([
  ['open', {}, true],
  ['full', { currentPlayers: 10 }, false],
])('is gold only while registration is open: %s', async (_, changes, gold) => {
  await open({ ...ahead, ...changes });
  expect(isGold()).toBe(gold);
  expect(onNoneOpen).toHaveBeenCalledTimes(gold ? 0 : 1);
});

it('stays plain beside another gold button', async () => {
  await open({ ...ahead });
  cleanup();
  openPage(<NextInSeason seasonId="verano" mayBeGold={false} />);
  await pass(0);
  expect(isGold()).toBe(false);
});

it('is one read, of a tournament of the season that has not begun', async () => {
  await open({ ...ahead });
  await pass(120_000);
  expect(asked).toHaveLength(1);
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({ structuredQuery: { limit: 1 } });
  expect(asked[0]).toContain('"season.id"');
});

it('does not ask who has registered there to register', async () => {
  localStorage.setItem(storageKeys.registrations, JSON.stringify([{ tournamentId: 'b' }]));
  await open({ ...ahead });
  expect(shown()[0]?.[0]).toMatch(/Ver Copa b$/);
});

it('shows nothing if no tournament comes, one has begun, or the read fails, which is reported', async () => {
  await open();
  expect(shown()).toEqual([]);
  expect(onNoneOpen).toHaveBeenCalledOnce();
  await open({ ...ahead, date: new Date(NOW.getTime() + 60_000) });
  expect(shown()).toHaveLength(1);
  await pass(120_000);
  expect(shown()).toEqual([]);
  vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }));
  openPage(<NextInSeason seasonId="otra" mayBeGold />);
  await pass(0);
  expect(shown()).toEqual([]);
  expect(takeConsole('warn')).toEqual([expect.stringContaining('next tournament of the season missing')]);
});

const reservedUntil = (day: string) => ({
  reserved: { seasonId: 'verano', steps: [{ first: 48, endsAt: new Date(`${day}T20:00:00Z`) }] },
});

it('leads to the final of the season once no other tournament comes', async () => {
  finals = [{ ...ahead, ...reservedUntil('2026-11-26') }];
  await open();
  expect(shown()).toEqual([[expect.stringMatching(/Ver Copa b$/), '/tournament/b']]);
  expect(onNoneOpen).toHaveBeenCalledOnce();
  vi.setSystemTime(ahead.date);
  await pass(60_000);
  expect(shown()).toEqual([]);
});

it.each([
  ['ahead', reservedUntil('2026-11-26'), /vie 27 nov.* · Inscripciones abiertas/i, true],
  ['after its end', { ...reservedUntil('2026-11-18'), date: NOW, endedAt: new Date(0) }, /Finalizado/, false],
])(
  'the final of a season is named, with who may enter until when: %s',
  async (_, changes, state, isReserved) => {
    finals = [{ ...ahead, ...changes }];
    await open();
    cleanup();
    openPage(<SeasonFinal seasonId="verano" isNext={false} />);
    await pass(0);
    expect(shown()).toEqual([[expect.stringMatching(state), '/tournament/b']]);
    const section = screen.getByRole('heading', { name: 'La gran final' }).parentElement;
    const text = section?.textContent;
    expect(text?.includes('solo entran los primeros 48')).toBe(isReserved);
    expect(text?.includes('se inscribe cualquiera')).toBe(isReserved);
  },
);

it('reports a final that could not be read', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }));
  openPage(<SeasonFinal seasonId="verano" isNext={false} />);
  await pass(0);
  expect(shown()).toEqual([]);
  expect(takeConsole('warn')).toEqual([expect.stringContaining('final of the season missing')]);
});
