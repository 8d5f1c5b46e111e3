import { type SampleStage, sampleBoard } from '@copa/domain/play/board/board.fixture';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { pass } from '../../../../test/pass.ts';
import { restFields } from '../../../../test/rest-document.ts';
import { ToastProvider } from '../../../components/toast/toast-provider.tsx';
import { BoardScreen } from './board-screen.tsx';
import '../../../lib/network/public-firestore.ts';

const season = { id: 'verano', name: 'Verano' };
const closed = { state: 'closed', closedAt: new Date('2026-11-21T02:00:00Z') } as const;
const last = { advance: { perLobby: 0, byTable: 0 } };

it.each<readonly [string, NonNullable<SampleStage['stage']>, typeof season | null, number]>([
  ['the last stage closed', { ...closed, ...last }, season, 1],
  ['the last stage closed, without a season', { ...closed, ...last }, null, 0],
  ['the last stage in play', last, season, 0],
  ['an earlier stage closed', { ...closed, advance: { perLobby: 0, byTable: 2 } }, season, 0],
])('a table leads to the next tournament of its season: %s', async (_, stage, inSeason, times) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T02:30:00Z'), shouldAdvanceTime: true });
  const board = sampleBoard({ lobbies: { a: ['Fénix', 'Lobos', 'Rayo'] }, stage });
  const name = `x/boards/${board.id}`;
  vi.stubGlobal('fetch', async () => Response.json([{ found: { name, fields: restFields(board) } }]));
  const titles = { name: 'Copa', timeZone: 'America/Bogota', date: null, plan: null, cancelledAt: null };
  openPage(
    <ToastProvider>
      <BoardScreen
        tournamentId="copa"
        stage={null}
        readTournament={async () => ({ ...titles, stage: 1, season: inSeason })}
        own={null}
        next={(of) => <p>{`Lo que sigue en ${of.name}`}</p>}
      />
    </ToastProvider>,
  );
  await pass(0);
  await screen.findByRole('table');
  const share = screen.getByRole('heading', { name: 'Comparte la tabla' });
  const next = screen.queryAllByText('Lo que sigue en Verano');
  expect(next.map((each) => each.compareDocumentPosition(share))).toEqual(
    Array.from({ length: times }, () => Node.DOCUMENT_POSITION_FOLLOWING),
  );
});
