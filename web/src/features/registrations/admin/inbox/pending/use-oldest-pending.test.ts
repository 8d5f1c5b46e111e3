import type { Registration } from '@copa/domain/registrations/registration';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LiveQuery } from '../../../../../lib/live/live-query.ts';
import type { LiveDocuments } from '../../../../../lib/live/use-live-documents.ts';
import { sampleRegistration } from '../../registration.fixture.ts';
import { useOldestPending } from './use-oldest-pending.ts';

const answer = vi.hoisted(() => vi.fn<(query: unknown) => unknown>());
vi.mock('../../../../../lib/live/use-live-documents.ts', () => ({ useLiveDocuments: answer }));

type Live = LiveDocuments<Registration>;
const liveOf = (ids: readonly string[], changes: Partial<Live> = {}): Live => ({
  documents: ids.map((id) => sampleRegistration(id)),
  unreadable: 0,
  hasMore: false,
  loadingMore: false,
  fromCache: false,
  status: 'live',
  loadMore: () => undefined,
  ...changes,
});
const part = liveOf(['newest', 'newer'], { hasMore: true });

function shown(live: Live) {
  const { result } = renderHook(() => useOldestPending('copa', true, live));
  const { source, isGathering } = result.current;
  return isGathering ? 'gathering' : source.documents.map(({ id }) => id);
}

beforeEach(() => void answer.mockReset().mockReturnValue(liveOf(['oldest', 'newest'])));

it('a whole list is turned round, without another query', () => {
  expect(shown(liveOf(['newest', 'oldest']))).toEqual(['oldest', 'newest']);
  expect(answer).toHaveBeenLastCalledWith(null, expect.anything());
});

it('the oldest of a list of which only a part is loaded have their own query', () => {
  expect(shown(part)).toEqual(['oldest', 'newest']);
  const query = answer.mock.lastCall?.[0] as LiveQuery;
  expect(query).toMatchObject({
    equal: { tournamentId: 'copa', status: 'pending' },
    newestBy: null,
    oldestBy: 'createdAt',
  });
});

it.each([
  ['the list waits for the server, because the phone knows only new ones', {}, 'gathering'],
  ['without a server, the list shows what the phone knows', { status: 'offline' }, ['newest']],
] as const)('%s', (_, changes, list) => {
  answer.mockReturnValue(liveOf(['newest'], { fromCache: true, ...changes }));
  expect(shown(part)).toEqual(list);
});

it('other lists ask for nothing more, and leave nothing behind that is a part', () => {
  const { result } = renderHook(() => useOldestPending('copa', false, part));
  expect(result.current.source).toMatchObject({ documents: [], hasMore: false });
  expect(answer).toHaveBeenLastCalledWith(null, expect.anything());
});
