import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { adminOf, anAdmin } from '../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../test/offline-firestore.ts';
import { AdminContext } from '../admin/admin-context.ts';
import { LiveArea } from './live-area.tsx';
import { LiveFirestore } from './live-firestore.tsx';
import { useLiveDocument } from './use-live-document.ts';

const RoomSchema = z.object({ name: z.string() });

function Room() {
  const { status, document, isOld } = useLiveDocument('rooms/uno', RoomSchema);
  return <p>{[status, document?.name ?? 'nada', isOld ? 'viejo' : 'nuevo'].join(' ')}</p>;
}

const { put } = await offlineFirestore();

const shows = (text: string) => vi.waitFor(() => screen.getByText(text));

it('does not load forever, and says that a document is old, if only the browser counts as online', async () => {
  render(
    <AdminContext value={adminOf(anAdmin)}>
      <LiveFirestore>
        <LiveArea>
          <Room />
        </LiveArea>
      </LiveFirestore>
    </AdminContext>,
  );
  expect(navigator.onLine).toBe(true);
  await shows('loading nada nuevo');
  await shows('offline nada nuevo');
  act(() => put('rooms/uno', { name: 'Sala' }));
  await shows('live Sala viejo');
});
