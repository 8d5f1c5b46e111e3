import { type RollState, rollId } from '@copa/domain/day/roll';
import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { put } from '../../../../test/offline-firestore.ts';
import { type DayPlay, NO_PLAY } from '../../../config/day-play.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { dayOf } from './day.fixture.ts';
import { DayParts } from './day-screen.tsx';

const NOW = new Date('2026-11-21T21:00:00Z');
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const WINDOWS = [
  { kind: 'match', opensAt: at('19:00'), closesAt: at('19:40'), onMissing: 'release' },
  { kind: 'final', opensAt: at('23:00'), closesAt: at('23:30'), onMissing: 'release' },
];
const PODIUM = { rank: 1, player: 'Ana', prize: 'Un control', points: 12, unit: 1 };

let count = 0;
const idNow = () => `copa-${count}`;

function open(changes: object, status = 'pending', play: Partial<DayPlay> = {}) {
  const tournament = dayTournament({ id: idNow(), currentPlayers: 1, waitlist: { max: 4 }, ...changes });
  const units = [dayUnit('Ana', 1, { status }), dayUnit('Eva', 2, { place: 'waiting', waitSeq: 1 })];
  openScreen(
    <LiveArea>
      <DayParts day={dayOf(tournament, units)} play={{ ...NO_PLAY, ...play }} now={NOW} />
    </LiveArea>,
  );
  return () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('the day of a tournament that is over', () => {
  beforeEach(() => {
    count += 1;
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: true, data: { rooms: [], isDelivered: true } }),
    );
  });

  it('shows its podium, the prizes to deliver and the confirmations that opened', async () => {
    const parts = open({ endedAt: at('20:50'), windows: WINDOWS, results: [PODIUM] });
    expect(parts()).toEqual(['Torneo finalizado', 'Pase de lista', 'Confirmación de partida · cerró']);
    const prizes = screen.getByRole('link', { name: '1 premio por entregar' });
    expect(prizes.getAttribute('href')).toBe(`/admin/torneos/${idNow()}/fases`);
    for (const asked of [/por decidir/, /sin marcar/]) expect(screen.queryByText(asked)).toBeNull();
    expect(screen.queryByRole('list', { name: 'En espera' })).toBeNull();
    expect(await screen.findByText(/Compartir por WhatsApp/)).toBeDefined();
  });

  it('says of a hidden tournament that nobody loses a place, and of a public one nothing', () => {
    const told = () =>
      screen.queryByText(
        /^El torneo no está publicado, y nadie pierde su cupo; si una confirmación que ya se avisó .* 5 minutos para readmitir, o para extenderla si no se extendió ya\.$/,
      );
    open({ windows: WINDOWS, status: 'draft', hiddenAt: at('19:30') });
    expect(told()).not.toBeNull();
    cleanup();
    open({ windows: WINDOWS });
    expect(told()).toBeNull();
  });

  it.each([
    ['has a place and is in no lobby', 'approved', { known: ['Eva'], to: '/fases' }, true],
    ['was drawn, or has left', 'approved', { known: ['Ana'], to: '/fases' }, false],
    ['is not approved', 'pending', { known: [], to: '/fases' }, false],
    ['has a place while nothing can be drawn again', 'approved', null, false],
  ])('says of a unit that %s that it gets no room', (_, status, redraw, isSaid) => {
    open({ date: at('22:00') }, status, { redraw });
    const said = screen.queryByText(
      /^Ana Rojas tiene cupo, pero no está en ningún lobby y no va a recibir la sala/,
    );
    expect(said !== null).toBe(isSaid);
    const link = screen.queryByRole('link', { name: 'Ver los lobbies' });
    expect(link?.getAttribute('href')).toBe(isSaid ? '/fases' : undefined);
  });

  it('says once that nothing is left to do if nothing was written', () => {
    const parts = open({ endedAt: at('20:50') });
    expect(screen.getByText('Este torneo ya terminó: aquí no queda nada por hacer.')).toBeDefined();
    expect(parts()).toEqual(['Pase de lista']);
    expect(screen.queryByText(/Puedes encenderlas/)).toBeNull();
  });

  it('asks nothing of a cancelled one, and shows only confirmations that had opened before', () => {
    const parts = open({ cancelledAt: at('19:30'), windows: WINDOWS });
    expect(parts()).toEqual(['Confirmación de partida · cerró']);
    expect(screen.queryByRole('button', { name: /Confirmar|Readmitir|Extender|Copiar/ })).toBeNull();
  });

  it('shows every roll to look up and correct, even if only that of a later match was called', async () => {
    const mark = { state: 'out' as RollState, by: 'admin', at: NOW };
    put(`rolls/${rollId(idNow(), { lobby: null, match: 2 }, 0)}`, {
      tournamentId: idNow(),
      match: 2,
      lobby: null,
      marks: { Ana: mark },
      intruders: [],
    });
    open({ endedAt: at('20:50') }, 'approved');
    expect(screen.getByText('Para revisarlo o corregir una ausencia')).toBeDefined();
    const isOut = () =>
      screen.getByRole('button', { name: 'No entró: Ana Rojas' }).getAttribute('aria-pressed');
    expect(isOut()).toBe('false');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Partida' }), '2');
    await vi.waitFor(() => expect(isOut()).toBe('true'));
    expect(screen.getByRole('combobox', { name: 'Partida' }).closest('details')?.open).toBe(true);
  });

  it('is not over without an end, however long ago it began, with and without stages', () => {
    const parts = open({ date: new Date('2026-11-20T20:00:00Z') });
    expect(parts()).toEqual(['Lista de espera', 'Sala de la partida 1', 'Pase de lista']);
    expect(screen.queryByText(/aquí no queda nada por hacer/)).toBeNull();
  });
});
