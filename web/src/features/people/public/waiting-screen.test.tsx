import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { nobody } from '../../../../test/admin-screen.tsx';
import { ToastProvider } from '../../../components/toast/toast-provider.tsx';
import { keptDraft } from '../../../lib/storage/kept-drafts.ts';
import { recheckSession } from './session-store.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

vi.mock(import('./session-store.ts'), async (original) => ({
  ...(await original()),
  recheckSession: vi.fn<typeof recheckSession>(),
}));

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
  render(<WaitingScreen user={nobody} />, { wrapper: ToastProvider });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
  expect(screen.getByRole('dialog').textContent).toContain('todavía no se guardaron');
});

it('says after another check that the request was answered, and offers to ask again', async () => {
  let found: object[] = [{ document: request, readTime }];
  vi.stubGlobal('fetch', async () => Response.json(found));
  const { rerender } = render(<WaitingScreen user={nobody} />, { wrapper: ToastProvider });
  expect(await screen.findByText('Tu solicitud está en revisión')).toBeDefined();
  found = [{ readTime }];
  rerender(<WaitingScreen user={{ ...nobody }} />);
  expect(await screen.findByRole('button', { name: 'Solicitar acceso' })).toBeDefined();
});

it.each([
  ['waiting', 'Todavía no tienes acceso. Vuelve a revisar más tarde.'],
  ['unreachable', 'No pudimos revisar. Intenta de nuevo cuando tengas conexión.'],
] as const)('answers each check: %s', async (status, said) => {
  vi.stubGlobal('fetch', async () => Response.json([{ document: request, readTime }]));
  vi.mocked(recheckSession).mockResolvedValue(status);
  render(<WaitingScreen user={nobody} />, { wrapper: ToastProvider });
  await userEvent.click(await screen.findByRole('button', { name: 'Revisar de nuevo' }));
  expect(await screen.findByText(said, { selector: 'output *' })).toBeDefined();
});

it('says that the session could still not be checked', async () => {
  vi.mocked(recheckSession).mockResolvedValue('unreachable');
  render(<UnreachableScreen />, { wrapper: ToastProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  const said = 'No pudimos revisar. Intenta de nuevo cuando tengas conexión.';
  expect(await screen.findByText(said, { selector: 'output *' })).toBeDefined();
});
