import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { beforeEach, expect, it, vi } from 'vitest';
import * as firestore from '../../../lib/network/public-firestore.ts';
import { fetchOwnRank } from './own-rank.ts';

const lobbies = { a: ['Rayo', 'Fénix'] };
const lines = ['Rayo 1 4', 'Fénix 2 1'];
const final = sampleBoard({ lobbies, stage: { id: '2', number: 2 } });
const heats = (isProtested: boolean) =>
  sampleBoard({
    lobbies,
    matches: [{ number: 1, lines, changes: isProtested ? { officialAt: null } : {} }],
  });

beforeEach(() => void vi.useFakeTimers());

it('notices the decision about a match of an earlier stage without reading that stage at each poll', async () => {
  let isProtested = true;
  const follow = vi.spyOn(firestore, 'followDocument').mockImplementation((path) => {
    const { id, ...data } = path.endsWith('_2') ? final : heats(isProtested);
    return Promise.resolve({ id, data });
  });
  const ownIsProtested = async () => (await fetchOwnRank('copa', 2, 1))?.isProtested;
  const readsOfHeats = () => follow.mock.calls.filter(([path]) => path.endsWith('_1')).length;

  expect(await ownIsProtested()).toBe(true);
  isProtested = false;
  vi.setSystemTime(Date.now() + 60_000);
  await ownIsProtested();
  expect(readsOfHeats()).toBe(1);

  vi.setSystemTime(Date.now() + 5 * 60_000);
  expect(await ownIsProtested()).toBe(false);
  expect(readsOfHeats()).toBe(2);
});
