import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { nobody } from '../../../../test/admin-screen.tsx';
import { keptDraft } from '../../../lib/storage/kept-drafts.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const readTime = '2026-11-20T12:00:00Z';
const request = {
  name: 'projects/demo-torneos/databases/(default)/documents/userRequests/nadie',
  fields: {},
  createTime: readTime,
  updateTime: readTime,
};

it('asks an organiser who lost the access before it deletes unsent work', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ document: request, readTime }]));
  keptDraft('admin_draft', 'nadie_decisiones', z.unknown()).keep([{ id: 'fenix' }]);
  render(<WaitingScreen user={nobody} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
  expect(screen.getByRole('dialog').textContent).toContain('todavía no se guardaron');
});

it('says after another check that the request was answered, and offers to ask again', async () => {
  let found: object[] = [{ document: request, readTime }];
  vi.stubGlobal('fetch', async () => Response.json(found));
  const { rerender } = render(<WaitingScreen user={nobody} />);
  expect(await screen.findByText('Tu solicitud está en revisión')).toBeDefined();
  found = [{ readTime }];
  rerender(<WaitingScreen user={{ ...nobody }} />);
  expect(await screen.findByRole('button', { name: 'Solicitar acceso' })).toBeDefined();
});
