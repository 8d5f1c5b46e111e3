import { getRooms } from '@copa/domain/day/endpoints';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { pass } from '../../../../../test/pass.ts';
import { useVersionedQuery } from '../../../../lib/admin/admin-api.ts';

const AGAIN_MS = 15_000;
let asked = 0;
let isDelivered = true;

function Rooms() {
  const [version, setVersion] = useState(1);
  const rooms = useVersionedQuery(
    getRooms,
    { params: { id: 'copa' } },
    { version, againMs: AGAIN_MS, isFinal: (data) => data.isDelivered },
  );
  return (
    <>
      <p>{rooms.data === undefined ? 'Cargando' : `Entregadas: ${rooms.data.isDelivered}`}</p>
      <button type="button" onClick={() => setVersion(version + 1)}>
        Otra
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = 0;
  isDelivered = true;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json({ success: true, data: { rooms: [], isDelivered } }));
  });
});

it('is requested once, and again when its version changes, while the last answer is shown', async () => {
  openScreen(<Rooms />);
  await screen.findByText('Entregadas: true');
  await pass(20 * AGAIN_MS);
  expect(asked).toBe(1);
  act(() => screen.getByRole('button', { name: 'Otra' }).click());
  expect(screen.getByText('Entregadas: true')).toBeDefined();
  await vi.waitFor(() => expect(asked).toBe(2));
});

it('arrives even if its version changes faster than an answer comes', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: { readonly signal: AbortSignal }) => {
    await new Promise((resolve, reject) => {
      setTimeout(resolve, 3000);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Response.json({ success: true, data: { rooms: [], isDelivered: true } });
  });
  openScreen(<Rooms />);
  for (let change = 0; change < 3; change += 1) {
    act(() => screen.getByRole('button', { name: 'Otra' }).click());
    await pass(2000);
  }
  expect(screen.getByText('Entregadas: true')).toBeDefined();
});

it('is requested again until an answer is final', async () => {
  isDelivered = false;
  openScreen(<Rooms />);
  await screen.findByText('Entregadas: false');
  await pass(AGAIN_MS);
  await pass(AGAIN_MS);
  expect(asked).toBe(3);
  isDelivered = true;
  await pass(AGAIN_MS);
  await screen.findByText('Entregadas: true');
  await pass(10 * AGAIN_MS);
  expect(asked).toBe(4);
});
