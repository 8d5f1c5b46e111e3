import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../../test/offline-firestore.ts';
import { forgetAdminDrafts } from '../../../../lib/storage/kept-drafts.ts';
import { NO_PARTS, NO_VIEWS } from '../no-views.fixture.ts';
import { TournamentsScreen } from '../tournaments-screen.tsx';

const views = {
  ...NO_VIEWS,
  seasons: {
    choice: ({ chosen, choose }: { chosen: string; choose: (id: string) => void }) =>
      chosen === '' && (
        <button type="button" onClick={() => choose('verano')}>
          Reservar para los primeros de «Verano»
        </button>
      ),
  },
};
const final = {
  id: 'final',
  name: 'Gran final',
  date: '2036-12-01T20:00:00.000Z',
  timeZone: 'America/Mexico_City',
  maxPlayers: 48,
  currentPlayers: 0,
  status: 'published',
  phase: 'open',
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const step = (first: number, endsAt: string) => ({ first, endsAt });
const reserved = {
  seasonId: 'verano',
  steps: [step(48, '2036-11-29T20:00:00.000Z'), step(96, '2036-11-30T20:00:00.000Z')],
};

let puts: { readonly reserved: unknown }[] = [];
let refusal: object | null = null;

async function openSection(stored: object) {
  const answers: Readonly<Record<string, object>> = {
    '/api/tournaments/final': { ...final, ...stored },
    '/api/settings': { ...DEFAULT_SITE, defaultRules: 'Juega limpio.' },
    '/api/forms': { forms: [], nextCursor: null },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') {
      puts.push(JSON.parse(init.body as string) as { reserved: unknown });
      if (refusal !== null) return Response.json(refusal, { status: 400 });
    }
    const data = answers[new URL(url, 'http://sitio.test').pathname];
    return Response.json({ success: true, data: data ?? {} });
  });
  openScreen(<TournamentsScreen views={views} play={NO_PARTS} />, undefined, '/admin/torneos?editar=final');
  const title = await screen.findByRole('heading', { name: 'Quién se inscribe' });
  const section = title.closest('details');
  if (section === null) throw new Error('the section is no part of the editor');
  fireEvent.click(title);
  await waitFor(() => expect(section.open).toBe(true));
  return section;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = async () => {
  press('Guardar');
  await waitFor(() => expect(puts).toHaveLength(1));
  return puts[0]?.reserved;
};

describe('the section of who may register', () => {
  // Saving closes the editor. The screen that follows reads the tournament from Firestore, so it is
  // stored here.
  beforeAll(async () => {
    const { put } = await offlineFirestore();
    const [date, updatedAt] = [final.date, final.updatedAt].map((at) => new Date(at));
    put('tournaments/final', { ...final, date, updatedAt });
  });
  beforeEach(() => {
    puts = [];
    refusal = null;
    forgetAdminDrafts();
  });
  it('reserves with two taps, and says what players will read', async () => {
    const section = await openSection({});
    expect(section.querySelector('summary')?.textContent).toContain('Cualquiera');
    fireEvent.click(await screen.findByRole('button', { name: 'Reservar para los primeros de «Verano»' }));
    expect(section.textContent).toContain('solo entran los primeros 48 de la temporada.');
    expect(section.textContent).toContain('Después entran los primeros 96, hasta');
    expect(section.textContent).toContain('se inscribe cualquiera.');
    expect(await save()).toEqual(reserved);
  });

  it('proposes as many players as fit, because a team takes several ranks', async () => {
    const section = await openSection({ modality: 'squad', maxPlayers: 12 });
    fireEvent.click(await screen.findByRole('button', { name: 'Reservar para los primeros de «Verano»' }));
    expect(section.textContent).toContain('solo entran los primeros 48 de la temporada.');
  });

  it('sends typed values instead of the usual ones', async () => {
    await openSection({ reserved });
    press('Cambiar');
    const type = (label: string | RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
    type(/^Después: cuántos/, '500');
    type('Primero: cuántos de la temporada', '24');
    expect(await save()).toEqual({
      seasonId: 'verano',
      steps: [step(24, '2036-11-29T20:00:00.000Z'), step(500, '2036-11-30T20:00:00.000Z')],
    });
  });

  it('opens the tournament to everybody again with one tap', async () => {
    const section = await openSection({ reserved });
    expect(section.querySelector('summary')?.textContent).toContain('solo entran los primeros 48');
    press('Quitar la reserva');
    expect(await save()).toBeNull();
  });

  it('shows an answer of the server at the field that it is about', async () => {
    refusal = {
      success: false,
      code: 'validation-failed',
      error: 'Revisa los campos.',
      fields: { 'reserved.steps.1.first': 'Después entran los mismos o más, no menos.' },
    };
    const section = await openSection({ reserved });
    press('Guardar');
    await waitFor(() => expect(section.textContent).toContain('Después entran los mismos o más, no menos.'));
  });

  it('says that registration has closed, and asks for no start that is there', async () => {
    const section = await openSection({ registrationDeadline: '2026-11-01T20:00:00.000Z' });
    expect(section.textContent).toContain('Primero elige un cierre que no haya pasado.');
    expect(section.textContent).not.toContain('Elige primero');
  });

  it('asks for the start first', async () => {
    const section = await openSection({ date: null });
    expect(section.textContent).toContain('Elige primero el inicio');
    expect(screen.queryByRole('button', { name: /^Reservar/ })).toBeNull();
  });
});
