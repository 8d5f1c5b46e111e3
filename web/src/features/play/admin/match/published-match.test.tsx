import { HOUR_MS } from '@copa/domain/limits';
import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { matchFields, stageFields, TOURNAMENT } from '../play.fixture.ts';
import { matchesBeside } from './beside.ts';
import { beginMatch } from './match-screen.fixture.tsx';
import { MatchScreen } from './match-screen.tsx';

const matches = [
  { id: 'a-1', state: 'published' },
  { id: 'a-2', state: 'void' },
  { id: 'a-x1', state: 'published' },
  { id: 'b-3', state: 'published' },
] as const;

it('a match leads to the ones before and after in its lobby that have a result, and an extra one to none', () => {
  expect(matchesBeside(matches, 'a-1')).toEqual({ before: null, after: 'a-2' });
  expect(matchesBeside(matches, 'a-2')).toEqual({ before: 'a-1', after: null });
  expect(matchesBeside(matches, 'b-3')).toEqual({ before: null, after: null });
  expect(matchesBeside(matches, 'a-x1')).toEqual({ before: null, after: null });
});

const LOBBIES = [
  { id: 'a', units: ['fenix'] },
  { id: 'b', units: ['lobos'] },
  { id: 'c', units: ['rayo'] },
];

it('the last match of a lobby leads to the first one that another lobby lacks', async () => {
  const { api, open, tellAll } = beginMatch();
  api.write('fenix', { ...NO_RESULT, placement: 1, kills: 0 });
  api.state = 'published';
  open('a-1', undefined, undefined, { finish: { kind: 'matches', matches: 1 }, lobbies: LOBBIES });
  act(tellAll);
  const link = await screen.findByRole('link', { name: 'Anotar la partida 1 del Lobby B' });
  expect(link.getAttribute('href')).toMatch(/\/fases\/1\/b-1$/);
  expect(screen.queryByRole('link', { name: /Cerrar/ })).toBeNull();
});

const TEAMS = ['Fenix', 'Lobos'];
const ROWS = { fenix: [1, 3], lobos: [2, 3] } as const;

function openPublished(id: string, officialAt: Date): void {
  const publishedAt = new Date(Date.now() - HOUR_MS);
  put(`tournaments/${id}`, TOURNAMENT);
  put(`tournaments/${id}/stages/1`, { tournamentId: id, ...stageFields(TEAMS) });
  const match = matchFields(id, ROWS, { state: 'published', publishedAt, officialAt });
  put(`tournaments/${id}/stages/1/matches/a-1`, match);
  const board = sampleBoard({ lobbies: { a: TEAMS }, matches: [{ number: 1, lines: ['Fenix 1 3'] }] });
  put(`boards/${id}_1`, { ...board, tournamentId: id, updatedAt: publishedAt });
  openScreen(<MatchScreen id={id} stage={1} match="a-1" onMissing={() => undefined} />);
}

it.each([
  ['just published', 'Enviar por WhatsApp', HOUR_MS / 2],
  ['official', 'Anotar la partida 2', -1],
])('the gold button of a match that is %s: %s', async (_, name, left) => {
  openPublished(`dorado-${left > 0}`, new Date(Date.now() + left));
  const share = await screen.findByRole('link', { name: 'Enviar por WhatsApp' });
  const buttons = [share, screen.getByRole('link', { name: 'Anotar la partida 2' })];
  const gold = buttons.filter(({ className }) => className.includes('fire-fill'));
  expect(gold.map(({ textContent }) => textContent)).toEqual([name]);
});
