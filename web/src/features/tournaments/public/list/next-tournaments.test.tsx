import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { forgetActiveTournaments } from '../active-tournaments.ts';
import '../../../../lib/network/public-firestore.ts';
import NextTournaments from './next-tournaments.tsx';

const stored = (id: string, currentPlayers: number) => ({
  document: {
    name: `projects/p/databases/(default)/documents/tournaments/${id}`,
    fields: {
      name: { stringValue: `Copa ${id}` },
      date: { timestampValue: '2100-12-01T20:00:00Z' },
      maxPlayers: { integerValue: '10' },
      currentPlayers: { integerValue: String(currentPlayers) },
      status: { stringValue: 'published' },
      linkedFormId: id === 'f' ? { nullValue: null } : { stringValue: 'form' },
    },
  },
});

const open = () =>
  render(
    <MemoryRouter>
      <NextTournaments />
    </MemoryRouter>,
  );

describe('the next tournaments', () => {
  beforeEach(forgetActiveTournaments);
  afterEach(() => void vi.unstubAllGlobals());

  it('are the first three that one can still join, under a heading of their own', async () => {
    const answer = [stored('a', 10), stored('f', 3), ...['b', 'c', 'd', 'e'].map((id) => stored(id, 3))];
    vi.stubGlobal('fetch', async () => Response.json(answer));
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Próximos torneos' })).toBeDefined();
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Copa b', 'Copa c', 'Copa d']);
  });

  it('are not there while there are none', async () => {
    vi.stubGlobal('fetch', async () => Response.json([stored('a', 10)]));
    const { container } = open();
    await waitFor(() => expect(readLocal(storageKeys.tournaments)).toContain('Copa a'));
    await act(async () => undefined);
    expect(container.textContent).toBe('');
  });
});
