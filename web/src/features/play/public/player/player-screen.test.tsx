import { capitalized } from '@copa/domain/sentence';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import * as firestore from '../../../../lib/network/public-firestore.ts';
import { PlayerScreen } from './player-screen.tsx';

const KEY = '0123456789abcdefghjkmnpqrs';
const entry = (tournament: string, changes: object) => ({
  tournamentId: tournament.toLowerCase(),
  tournament,
  date: new Date('2026-11-21T02:00:00Z'),
  timeZone: 'America/Bogota',
  number: 3,
  unit: 'Los Fénix',
  result: null,
  ...changes,
});
const result = (kind: string, rank: number) => ({ stage: 'Final', kind, rank, booyahs: 1, kills: 9 });

function open(key: string, entries: readonly object[] | null) {
  const document = entries === null ? null : { id: key, data: { nick: 'AnaFNX', entries }, readAt: 0 };
  const read = vi.spyOn(firestore, 'fetchDocument').mockResolvedValue(document);
  openPage(<PlayerScreen playerKey={key} />);
  return read;
}

it('the page of a player shows the result of each of their tournaments, and the sum', async () => {
  open(KEY, [
    entry('Copa', { result: result('rank', 1) }),
    entry('Liga', { result: { ...result('out', 7), stage: 'Clasificatoria', kills: null } }),
    entry('Reto', { result: result('passed', 2) }),
    entry('Nuevo', { date: null, unit: 'AnaFNX' }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'AnaFNX' })).toBeDefined();
  const day = capitalized(dateText(new Date('2026-11-21T02:00:00Z'), ownTimeZone(), new Date()));
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    `1.ºCopa¡Campeón!${day} · Los Fénix · 1 Booyah · 9 bajas`,
    `7.ºLigaLlegó hasta «Clasificatoria»${day} · Los Fénix · 1 Booyah`,
    `2.ºRetoClasificó en «Final»${day} · Los Fénix · 1 Booyah · 9 bajas`,
    '–NuevoTodavía sin resultadoFecha por confirmar',
  ]);
  const sum = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Torneos', 'Títulos', 'Booyahs', 'Bajas'].map(sum)).toEqual(['4', '1', '3', '18']);
  const [first] = screen.getAllByRole('listitem');
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Copa' })
      .getAttribute('href'),
  ).toBe('/tournament/copa/posiciones');
});

it('the page of a player of hundreds of tournaments says that it sums the latest fifty', async () => {
  const entries = Array.from({ length: 50 }, (_, number) => entry(`Copa${number}`, {}));
  open(KEY, entries);
  expect(await screen.findByText('Muestra y suma los 50 torneos más recientes.')).toBeDefined();
});

it.each([
  ['nobody switched it on', KEY, 1],
  ['the link is not whole', 'abc', 0],
])('a page says that it is switched off if %s', async (_, key, reads) => {
  const read = open(key, null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Esta página no está activa' })).toBeDefined();
  expect(read).toHaveBeenCalledTimes(reads);
});
