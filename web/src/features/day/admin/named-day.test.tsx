import { dayTournament } from '@copa/domain/day/units/day.fixture';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aReferee, nobody, openScreen } from '../../../../test/admin-screen.tsx';
import { put } from '../../../../test/offline-firestore.ts';
import { NO_PLAY } from '../../../config/day-play.ts';
import { NamedDay } from './named-day.tsx';

const YESTERDAY = new Date(Date.now() - DAY_MS);

const store = (id: string, changes: object = {}) =>
  put(`tournaments/${id}`, { ...dayTournament({ id }), date: YESTERDAY, roomsRevision: 1, ...changes });

function open(id: string, user = aReferee, play = NO_PLAY, lobby: string | null = null): void {
  const unit = { id: 'ana', name: 'Ana', tag: '', nicks: ['Ana'], lobby, seats: {} };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { units: [unit], openings: {} } }));
  openScreen(<NamedDay id={id} play={play} onMissing={() => undefined} />, user);
}

it.each([
  ['left', null, true],
  ['ended', new Date(YESTERDAY.getTime() + HOUR_MS), false],
])('asks the referee for the roll of yesterday until the tournament has its end: %s', async (...row) => {
  const [id, endedAt, isLeft] = row;
  store(id, { endedAt });
  open(id);
  expect(await screen.findByRole('heading', { level: 2, name: 'Pase de lista' })).toBeDefined();
  expect(screen.queryByText('1 sin marcar') !== null).toBe(isLeft);
  expect(screen.queryByText(/aquí no queda nada por hacer/) === null).toBe(isLeft);
});

it('shows the first match of the next stage, whichever match was chosen before', async () => {
  store('fases', { stage: 1 });
  open('fases', aReferee, { ...NO_PLAY, matches: 3 }, 'a');
  const match = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Partida' });
  await waitFor(match);
  await userEvent.selectOptions(match(), '3');
  act(() => store('fases', { stage: 2 }));
  await waitFor(() => expect(match().value).toBe('1'));
});

it.each([
  ['may record', aReferee, ['Entró: Ana', 'No entró: Ana', 'Anotar intruso', 'Anotar resultados']],
  ['may only look', nobody, []],
])('offers marks and the way to the results only to a reader who %s', async (_, user, offered) => {
  store('mirar');
  open('mirar', user);
  expect(await screen.findByRole('list', { name: 'Pase de lista' })).toBeDefined();
  expect(screen.queryByText(/^Todavía no se puede pasar lista|desde que abre la sala/)).toBeNull();
  expect(screen.queryAllByText(/^Tú marcas quién entró/)).toHaveLength(Math.min(offered.length, 1));
  const all = ['button', 'link'].flatMap((role) => screen.queryAllByRole(role));
  const names = all.map((each) => each.getAttribute('aria-label') ?? each.textContent);
  expect(names.filter((name) => /ntró: |^Anotar/.test(name))).toEqual(offered);
});
