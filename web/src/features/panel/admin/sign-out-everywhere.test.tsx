import { revokeSessions } from '@copa/domain/people/endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { keptDraft } from '../../../lib/storage/kept-drafts.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

function answerWith(status: number, body: object) {
  const answer = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', answer);
  return answer;
}

async function askAndConfirm(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Salir de todos los dispositivos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salir de todos' }));
}

describe('signing out everywhere', () => {
  it('ends all sessions, and this one with them', async () => {
    const api = answerWith(200, { success: true, data: { revoked: true } });
    const { signOut } = openScreen(<SignOutEverywhere />);
    await askAndConfirm();
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    const [address, request] = api.mock.calls[0] ?? [];
    expect(address).toEqual(expect.stringContaining(revokeSessions.path));
    expect(request?.method).toBe('POST');
  });

  it('stays signed in and says why when the sessions could not be ended', async () => {
    answerWith(500, { success: false, code: 'internal', error: 'Algo salió mal por aquí.' });
    const { signOut } = openScreen(<SignOutEverywhere />);
    await askAndConfirm();
    expect((await screen.findByRole('alert')).textContent).toBe('Algo salió mal por aquí.');
    expect(signOut).not.toHaveBeenCalled();
  });

  it('says that work that is not stored yet would be deleted', async () => {
    keptDraft('admin_draft', 'ana_decisiones', z.unknown()).keep([{ id: 'fenix' }]);
    openScreen(<SignOutEverywhere />);
    await userEvent.click(screen.getByRole('button', { name: 'Salir de todos los dispositivos' }));
    expect(screen.getByText(/todavía no se guardaron\. Si cierras la sesión, se borran\.$/)).toBeDefined();
    localStorage.clear();
  });

  it('does nothing when it is cancelled', async () => {
    const api = answerWith(200, {});
    openScreen(<SignOutEverywhere />);
    await userEvent.click(screen.getByRole('button', { name: 'Salir de todos los dispositivos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(api).not.toHaveBeenCalled();
  });
});
