import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { adminOf, anAdmin } from '../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../test/offline-firestore.ts';
import { AdminContext } from '../admin/admin-context.ts';
import { LiveArea } from './live-area.tsx';
import { LiveFirestore } from './live-firestore.tsx';
import { useAllLiveDocuments, useLiveDocuments } from './use-live-documents.ts';

const RowSchema = z.object({ at: z.number() });

const queryOf = (collection: string) => ({ collection, equal: {}, newestBy: 'at', pageSize: 2 });

function Rows({ use, of }: { use: typeof useLiveDocuments | typeof useAllLiveDocuments; of: string }) {
  const { status, documents, hasMore, loadMore } = use(queryOf(of), RowSchema);
  return (
    <>
      <p>{[status, ...documents.map(({ at }) => at), hasMore ? 'y más' : 'y nada más'].join(' ')}</p>
      <button type="button" onClick={loadMore}>
        Más
      </button>
    </>
  );
}

const { put } = await offlineFirestore();

function show(props: Parameters<typeof Rows>[0]) {
  render(
    <AdminContext value={adminOf(anAdmin)}>
      <LiveFirestore>
        <LiveArea>
          <Rows {...props} />
        </LiveArea>
      </LiveFirestore>
    </AdminContext>,
  );
}
const shows = async (text: string | RegExp) => {
  expect(await vi.waitFor(() => screen.getByText(text), { timeout: 5000 })).toBeDefined();
};

it('an empty list loads until the server was not reached, and a row that came is old then', async () => {
  show({ use: useLiveDocuments, of: 'empty' });
  await shows('loading y nada más');
  await shows('offline y nada más');
  act(() => put('empty/1', { at: 1 }));
  await shows('offline 1 y nada más');
});

it('rows are live at first, and a tap loads the next page', async () => {
  for (const at of [1, 2, 3]) put(`rows/${at}`, { at });
  show({ use: useLiveDocuments, of: 'rows' });
  await shows('live 3 2 y más');
  fireEvent.click(screen.getByRole('button', { name: 'Más' }));
  await shows(/ 3 2 1 y nada más$/);
});

it('a list that is wanted whole loads all pages by itself', async () => {
  for (const at of [1, 2, 3, 4, 5]) put(`whole/${at}`, { at });
  show({ use: useAllLiveDocuments, of: 'whole' });
  await shows(/ 5 4 3 2 1 y nada más$/);
});
