import { collection, getFirestore, orderBy, query } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { offlineFirestore } from '../../../test/offline-firestore.ts';
import { firebaseApp } from '../network/firebase-app.ts';
import { type LiveView, watchPages } from './live-pages.ts';

it('a row that arrives above pushes no row out of its page, and no page follows the last one', async () => {
  const { put } = await offlineFirestore();
  for (const at of [1, 2, 3, 4, 5]) put(`pages/${at}`, { at });
  const views: LiveView<{ at: number }>[] = [];
  const pages = watchPages({
    query: query(collection(getFirestore(firebaseApp()), 'pages'), orderBy('at', 'desc')),
    schema: z.object({ at: z.number() }),
    pageSize: 2,
    next: (view) => views.push(view),
    error: (error) => {
      throw error;
    },
  });
  const shows = (hasMore: boolean, ...rows: readonly number[]) =>
    vi.waitFor(() => {
      const { documents = [], ...view } = views.at(-1) ?? {};
      expect(documents.map(({ at }) => at)).toEqual(rows);
      expect(view).toMatchObject({ hasMore, loadingMore: false });
    });
  await shows(true, 5, 4);
  pages.more();
  expect(views.at(-1)).toMatchObject({ documents: [{}, {}], hasMore: true, loadingMore: true });
  await shows(true, 5, 4, 3, 2);
  const bounded = views.length;
  put('pages/6', { at: 6 });
  await shows(true, 6, 5, 4, 3, 2);
  // The first listener of the page, with its limit, would leave out the row before the next page.
  const kept = views.slice(bounded).map(({ documents }) => documents.some(({ at }) => at === 4));
  expect(kept).not.toContain(false);
  pages.more();
  await shows(false, 6, 5, 4, 3, 2, 1);
  const told = views.length;
  pages.more();
  expect(views).toHaveLength(told);
});
