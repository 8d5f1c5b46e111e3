import { HOUR_MS } from '@copa/domain/limits';
import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { matchFields, stageFields, TOURNAMENT } from '../play.fixture.ts';
import { MatchScreen } from './match-screen.tsx';

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
