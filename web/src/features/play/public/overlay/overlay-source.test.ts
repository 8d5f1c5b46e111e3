import { expect, it, vi } from 'vitest';
import { followDocument } from '../../../../lib/network/public-firestore.ts';
import { createOverlaySource } from './overlay-source.ts';

vi.mock('../../../../lib/network/public-firestore.ts');

function serve(stage: number) {
  vi.mocked(followDocument).mockReset();
  vi.mocked(followDocument).mockImplementation((path) =>
    Promise.resolve({ id: path, data: path.startsWith('tournaments') ? { stage } : { from: path } }),
  );
}
const asked = () => vi.mocked(followDocument).mock.calls.map(([path]) => path);

it('requests the table of the first stage together with the number of the newest one', async () => {
  serve(1);
  const source = createOverlaySource();
  expect(await source.readTournament('copa')).toEqual({ stage: 1 });
  expect(asked()).toEqual(['boards/copa_1', 'tournaments/copa']);
  expect(await source.readBoard('copa', 1)).toEqual({ id: 'copa_1', from: 'boards/copa_1' });
  expect(asked()).toHaveLength(2);
  await source.readBoard('copa', 1);
  expect(asked()).toHaveLength(3);
});

it('reads the table of a later stage, and of a first one that was drawn since', async () => {
  serve(2);
  const source = createOverlaySource();
  await source.readTournament('copa');
  expect(await source.readBoard('copa', 2)).toEqual({ id: 'copa_2', from: 'boards/copa_2' });
  serve(1);
  await source.readTournament('copa');
  expect(asked()).toEqual(['tournaments/copa']);
  expect(await source.readBoard('copa', 1)).toEqual({ id: 'copa_1', from: 'boards/copa_1' });
});
