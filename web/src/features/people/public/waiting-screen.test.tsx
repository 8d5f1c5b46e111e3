import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { nobody } from '../../../../test/admin-screen.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const readTime = '2026-11-20T12:00:00Z';
const request = {
  name: 'projects/demo-torneos/databases/(default)/documents/userRequests/nadie',
  fields: {},
  createTime: readTime,
  updateTime: readTime,
};

it('says after another check that the request was answered, and offers to ask again', async () => {
  let found: object[] = [{ document: request, readTime }];
  vi.stubGlobal('fetch', async () => Response.json(found));
  const { rerender } = render(<WaitingScreen user={nobody} />);
  expect(await screen.findByText('Tu solicitud está en revisión')).toBeDefined();
  found = [{ readTime }];
  rerender(<WaitingScreen user={{ ...nobody }} />);
  expect(await screen.findByRole('button', { name: 'Solicitar acceso' })).toBeDefined();
});
