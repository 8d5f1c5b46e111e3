import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { restTournament } from '../../../test/rest-document.ts';
import { keepRegistration } from '../../features/registrations/public/own/own-registrations.ts';
import { forgetActiveTournaments } from '../../features/tournaments/public/active-tournaments.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { Component as Home } from '../routes/home.tsx';

const NOW = new Date('2026-12-01T12:00:00Z');
const at = (day: number) => new Date(Date.UTC(2026, 11, day, 20));
const ahead = { linkedFormId: 'form', currentPlayers: 3 };
const full = { ...ahead, currentPlayers: 10 };

beforeEach(() => {
  localStorage.setItem(storageKeys.noticeDismissed, '1');
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});
afterEach(() => {
  localStorage.clear();
  forgetActiveTournaments();
});

async function lineOf(...tournaments: readonly object[]) {
  const readTime = NOW.toISOString();
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const { structuredQuery } = JSON.parse(body) as { structuredQuery?: { limit: number } };
    const documents = tournaments.map((each, index) => restTournament(`copa-${index}`, each));
    return Response.json(
      documents.slice(0, structuredQuery?.limit).map((document) => ({ document, readTime })),
    );
  });
  const { container } = openPage(<Home />);
  await screen.findByRole('heading', { name: 'Próximos torneos' });
  const hero = container.querySelector('.hero');
  return [...(hero?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
}

const register = ['Inscribirme a un torneo', '/tournaments'];

it.each([
  ['the soonest', [{ ...ahead, date: at(5) }], /^Próximo: sáb 5 dic, .+ · Quedan 7 cupos$/, 0],
  [
    'the soonest with places',
    [
      { ...full, date: at(5) },
      { ...ahead, date: at(6) },
    ],
    /^Con cupo: dom 6 dic, .+ · Quedan 7 cupos$/,
    1,
  ],
  [
    'the soonest with places, even if the cards leave out an earlier one',
    [{ ...full, date: at(5) }, ...[6, 7, 8].map((day) => ({ ...ahead, date: at(day) }))],
    /^Con cupo: dom 6 dic, .+ · Quedan 7 cupos$/,
    1,
  ],
  [
    'one with places, even if the next three tournaments have none',
    [...[5, 6, 7].map((day) => ({ ...full, date: at(day) })), { ...ahead, date: at(8) }],
    /^Con cupo: mar 8 dic, .+ · Quedan 7 cupos$/,
    3,
  ],
  [
    'the soonest if none has places',
    [
      { ...full, date: at(6) },
      { ...full, date: at(5), waitlist: { max: 5, mode: 'auto', endsAt: null } },
    ],
    /^Próximo: sáb 5 dic, .+ · Lista de Espera$/,
    1,
  ],
])('the hero says when the next tournament is, and what is left: %s', async (_, stored, says, index) => {
  expect(await lineOf(...stored)).toEqual([
    register,
    [expect.stringMatching(says), `/tournament/copa-${index}`],
  ]);
});

it('the hero says nothing of the next one on a phone that has its own', async () => {
  const ticketId = '0123456789abcdefghjkmnpqrs';
  const own = { tournamentId: 'copa', tournamentName: 'Copa', playerName: 'Ana', registeredAt: 0 };
  keepRegistration({ ...own, code: ticketId, unit: { ticketId, isCaptain: true }, invitation: '' });
  localStorage.setItem(storageKeys.mine, String(Date.now() + 60_000));
  const links = await lineOf({ ...ahead, date: at(5) });
  expect(links.map(([says]) => says)).not.toContainEqual(expect.stringContaining('Próximo'));
});
