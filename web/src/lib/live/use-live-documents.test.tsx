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
const found = (text: string | RegExp) => vi.waitFor(() => screen.getByText(text));

it('an empty list loads until the server was not reached, and a row that came is old then', async () => {
  show({ use: useLiveDocuments, of: 'empty' });
  expect(await found('loading y nada más')).toBeDefined();
  expect(await found('offline y nada más')).toBeDefined();
  act(() => put('empty/1', { at: 1 }));
  expect(await found('offline 1 y nada más')).toBeDefined();
});

it('rows are live at first, and a tap loads the next page', async () => {
  for (const at of [1, 2, 3]) put(`rows/${at}`, { at });
  show({ use: useLiveDocuments, of: 'rows' });
  expect(await found('live 3 2 y más')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(await found(/ 3 2 1 y nada más$/)).toBeDefined();
});

it('a list that is wanted whole loads all pages by itself', async () => {
  for (const at of [1, 2, 3, 4, 5]) put(`whole/${at}`, { at });
  show({ use: useAllLiveDocuments, of: 'whole' });
  expect(await found(/ 5 4 3 2 1 y nada más$/)).toBeDefined();
});
