import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../../test/open-page.tsx';
import { forgetRegistration, keepRegistration, readOwnRegistrations } from '../own-registrations.ts';
import { OwnStatus } from '../own-status.tsx';
import { keptOwn, ownRegistration } from './own-registration.fixture.ts';

const CODE = keptOwn.code;
const network = vi.fn<() => Promise<Response>>();
const gone = async () => Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 });

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  network.mockImplementation(async () => Response.json({ success: true, data: ownRegistration }));
  vi.setSystemTime('2026-11-18T12:00:00Z');
});

it('is gone at once if another tab withdrew it', async () => {
  keepRegistration(keptOwn);
  openPage(<OwnStatus code={CODE} />);
  await screen.findByRole('heading', { level: 2, name: 'AnaFNX' });
  network.mockImplementation(gone);
  act(() => forgetRegistration(CODE));
  expect(await screen.findByRole('heading', { name: 'No encontramos esta inscripción' })).toBeDefined();
});

it('does not come back to this phone, from which another tab removed it', async () => {
  keepRegistration(keptOwn);
  openPage(<OwnStatus code={CODE} />);
  await screen.findByRole('heading', { level: 2, name: 'AnaFNX' });
  act(() => forgetRegistration(CODE));
  const before = network.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await vi.waitFor(() => expect(network.mock.calls.length).toBeGreaterThan(before));
  expect(await screen.findByRole('heading', { level: 2, name: 'AnaFNX' })).toBeDefined();
  expect(readOwnRegistrations()).toEqual([]);
});
