import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { expect, it, vi } from 'vitest';
import { followDocument } from '../../../../lib/network/public-firestore.ts';
import { readSeasonStream } from './season-stream.ts';

vi.mock('../../../../lib/network/public-firestore.ts');

const stored = (board: ReturnType<typeof sampleSeason>['board'] | null) => {
  const { id = '', ...data } = board ?? {};
  vi.mocked(followDocument).mockResolvedValue(board === null ? null : { id, data });
};

it('shows the table of a season with played and won tournaments', async () => {
  const { board } = sampleSeason();
  stored(board);
  const found = await readSeasonStream('verano')();
  if (typeof found === 'string') throw new Error(found);
  const table = found(new Date());
  expect(table).toMatchObject({
    over: 'Temporada',
    title: board.name,
    columns: ['Jugó', 'Ganó'],
    cutAfter: 0,
  });
  expect(table.lines.map(({ rank, name, points }) => [rank, name, points])).toEqual(
    board.rows.map(({ rank, name, points }) => [String(rank), name, String(points)]),
  );
  expect(table.lines[0]?.figures).toEqual(['2', '1']);
  expect(vi.mocked(followDocument)).toHaveBeenCalledWith('seasonBoards/verano');
});

it('says that there is no table yet, or no season', async () => {
  stored(sampleSeason({ ended: 0 }).board);
  expect(await readSeasonStream('verano')()).toBe('undrawn');
  stored(null);
  expect(await readSeasonStream('verano')()).toBe('missing');
});
