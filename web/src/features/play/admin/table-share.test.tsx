import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { put } from '../../../../test/offline-firestore.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import TableShare from './table-share.tsx';

const board = sampleBoard({
  lobbies: { a: ['Fenix', 'Lobos'] },
  matches: [{ number: 1, lines: ['Fenix 1 5', 'Lobos 2 3'] }],
});

type Shown = Partial<Parameters<typeof TableShare>[0]>;
const open = (...shown: readonly Shown[]) =>
  openScreen(
    <LiveArea>
      {shown.map((props, index) => (
        <TableShare key={index} tournament={PUBLISHED} stage={1} {...props} />
      ))}
    </LiveArea>,
  );
const PUBLISHED = { id: board.tournamentId, status: 'published' } as const;
const links = () => screen.queryAllByRole<HTMLAnchorElement>('link', { name: 'Enviar por WhatsApp' });
const shown = (count: number) => waitFor(() => expect(links()).toHaveLength(count));

it('shares the table with one tap as a message with the link, and copies the same text', async () => {
  put(`boards/${board.id}`, board);
  const user = userEvent.setup();
  open({});
  await shown(1);
  const sent = new URL(links()[0]?.href ?? '').searchParams.get('text');
  expect(sent).toMatch(
    /^\*Copa de Noviembre · Clasificatoria\*[\s\S]+Fenix[\s\S]+Lobos[\s\S]+\/tournament\/copa\/posiciones$/,
  );
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  await screen.findAllByText('Copiado');
  expect(await navigator.clipboard.readText()).toBe(sent);
  expect(screen.getByRole('button', { name: 'Imagen' })).toBeDefined();
});

it('waits for the table with the match that was just published', async () => {
  put(`boards/${board.id}`, board);
  const since = new Date(board.updatedAt.getTime() + 1000);
  open({}, { since });
  await shown(1);
  // The second one takes its space already, so that what lies below does not move under a tap.
  expect(screen.getAllByRole('heading', { name: 'La tabla para el grupo', hidden: true })).toHaveLength(2);
  put(`boards/${board.id}`, { ...board, updatedAt: since });
  await shown(2);
  expect(links()).toHaveLength(2);
});

it('shares no table of an unpublished tournament', async () => {
  put(`boards/${board.id}`, board);
  open({}, { tournament: { ...PUBLISHED, status: 'draft' } });
  await shown(1);
  expect(links()).toHaveLength(1);
});
