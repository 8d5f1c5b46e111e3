import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdmin, anOwner, openScreen } from '../../../test/admin-screen.tsx';
import { forgetDrafts } from '../../lib/admin/drafts.ts';
import { TournamentsScreen } from './tournaments-screen.tsx';

const stored = {
  id: 'ascenso',
  name: 'Copa Ascenso',
  date: '2026-12-01T20:00:00.000Z',
  timeZone: 'America/Mexico_City',
  maxPlayers: 48,
  currentPlayers: 3,
  status: 'published',
  phase: 'open',
  updatedAt: '2026-11-20T12:00:00.000Z',
};

const answers: Readonly<Record<string, object>> = {
  '/api/tournaments/ascenso': stored,
  '/api/settings': { defaultRules: 'Juega limpio.' },
  '/api/forms': { forms: [], nextCursor: null },
};

async function openEditor(user = anAdmin): Promise<HTMLInputElement> {
  openScreen(
    <TournamentsScreen views={{ card: () => null, page: () => null }} />,
    user,
    '/admin/torneos?editar=ascenso',
  );
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
}

/** The area closes around the editor, and nobody is asked whether what was typed may go. */
const endSession = () => cleanup();

describe('an editor whose session ends', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      const data = answers[new URL(url, 'http://sitio.test').pathname];
      if (data === undefined) throw new Error(`The editor asked for ${url}`);
      return Response.json({ success: true, data });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('has what was typed again once the same person is back, and saves it only when told to', async () => {
    fireEvent.change(await openEditor(), { target: { value: 'Copa sin guardar' } });
    endSession();
    const name = await openEditor();
    expect(await screen.findByText(/^Recuperamos lo que escribiste/)).toBeDefined();
    expect(name.value).toBe('Copa sin guardar');
    fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(name.value).toBe('Copa Ascenso');
    endSession();
    expect((await openEditor()).value).toBe('Copa Ascenso');
  });

  it('shows it to nobody else on the same phone', async () => {
    fireEvent.change(await openEditor(), { target: { value: 'Copa sin guardar' } });
    endSession();
    expect((await openEditor(anOwner)).value).toBe('Copa Ascenso');
    expect(screen.queryByText(/^Recuperamos/)).toBeNull();
  });

  it('keeps nothing after a sign-out by hand', async () => {
    fireEvent.change(await openEditor(), { target: { value: 'Copa sin guardar' } });
    endSession();
    forgetDrafts();
    expect((await openEditor()).value).toBe('Copa Ascenso');
  });
});
