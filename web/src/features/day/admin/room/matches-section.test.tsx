import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../../test/offline-firestore.ts';
import { LiveArea } from '../../../../lib/live/live-area.tsx';
import { MatchesSection } from './matches-section.tsx';

const now = new Date('2026-11-21T19:00:00Z');
const tournament = z.parse(TournamentSchema, {
  id: 'copa',
  name: 'Copa Sábado',
  date: now,
  timeZone: 'America/Bogota',
  maxPlayers: 12,
  status: 'published',
});

const open = () =>
  openScreen(
    <LiveArea>
      <MatchesSection
        day={{ tournament, units: [], reminders: {}, isPartial: false, isOld: false }}
        now={now}
        isPresent
      />
    </LiveArea>,
  );
const room = async () => screen.findByRole<HTMLInputElement>('textbox', { name: /^ID de la sala/ });
const match = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Partida' });
const unload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the room of a match', () => {
  beforeAll(offlineFirestore);
  beforeEach(() =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: true, data: { rooms: [], isDelivered: true } }),
    ),
  );
  afterEach(() => void vi.unstubAllGlobals());

  it('stays typed while another match is looked at, asks before it goes, and is kept nowhere', async () => {
    open();
    await userEvent.type(await room(), '4512');
    await userEvent.selectOptions(match(), '2');
    expect((await room()).value).toBe('');
    await userEvent.selectOptions(match(), '1');
    expect((await room()).value).toBe('4512');
    expect(unload()).toBe(true);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      '4512',
    );
  });

  it('is the match that was looked at last, after a reload too', async () => {
    open();
    await room();
    await userEvent.selectOptions(match(), '3');
    cleanup();
    open();
    await room();
    expect(match().value).toBe('3');
  });
});
