import { STATS_TOURNAMENTS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { capitalized } from '@copa/domain/sentence';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { NO_CLOSINGS } from '@copa/domain/tournaments/places/window';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../../test/offline-firestore.ts';
import { learnServerTime } from '../../../../lib/network/server-clock.ts';
import { StatisticsScreen } from './statistics-screen.tsx';

const stats: Stats = {
  tournaments: { draft: 0, scheduled: 0, published: 1 },
  registrations: { pending: 1, approved: 2, rejected: 1 },
  registrationsByHour: [
    { hour: new Date('2026-11-19T18:00:00Z'), count: 3 },
    { hour: new Date('2026-11-20T10:00:00Z'), count: 1 },
  ],
  registrationsByDay: [],
  approvalMinutes: { median: 12, p90: 130 },
  perTournament: [
    {
      id: 'ascenso',
      status: 'published',
      name: 'Copa Ascenso',
      date: new Date('2026-12-02T01:00:00Z'),
      endDate: null,
      timeZone: 'America/Mexico_City',
      maxPlayers: 4,
      currentPlayers: 3,
      registrations: { pending: 1, approved: 2, rejected: 1 },
      cancelledAt: null,
      endedAt: null,
      windows: [],
      closings: NO_CLOSINGS,
      waitingPlayers: 0,
      waitlistMode: 'auto',
      confirming: null,
      room: null,
      dueMatch: null,
      dueStage: null,
      protested: null,
      lacksDraw: false,
      prizes: null,
    },
  ],
  pendingRequests: 0,
};

function rowsOf(caption: string): readonly (readonly string[])[] {
  const [, ...rows] = within(screen.getByRole('table', { name: caption, hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('statistics', () => {
  beforeAll(offlineFirestore);
  beforeEach(() => void vi.setSystemTime('2026-11-20T12:00:00Z'));
  it('tells the right hour of its data on a device with a wrong clock', async () => {
    learnServerTime(Date.parse('2026-11-20T09:00:00Z'));
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: stats }));
    openScreen(<StatisticsScreen />);
    expect(await screen.findByText(/^Datos de hoy, 9:00/)).toBeDefined();
    learnServerTime(Date.now());
  });

  it.each([
    ['one ahead', {}, '75 %', 'en 1 torneo por jugar o en juego'],
    ['a draft', { status: 'draft' }, '0 %', 'en 0 torneos por jugar o en juego'],
    ['a cancelled one', { cancelledAt: new Date() }, '0 %', 'en 0 torneos por jugar o en juego'],
    ['one that is over', { endedAt: new Date() }, '0 %', 'en 0 torneos por jugar o en juego'],
  ])('count places of published tournaments that are not over: %s', async (_, changes, share, note) => {
    const data = { ...stats, perTournament: stats.perTournament.map((each) => ({ ...each, ...changes })) };
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
    openScreen(<StatisticsScreen />);
    const figure = (await screen.findByText('Cupos ocupados', { selector: 'dt' })).parentElement;
    expect([...(figure?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Cupos ocupados',
      share,
      note,
    ]);
  });

  it('say that places are those of the next tournaments, if more may follow', async () => {
    const [first] = stats.perTournament;
    const perTournament = Array.from({ length: STATS_TOURNAMENTS }, (_, index) => ({
      ...first,
      id: `copa-${index}`,
    }));
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { ...stats, perTournament } }));
    openScreen(<StatisticsScreen />);
    expect(await screen.findByText(`en ${STATS_TOURNAMENTS} de los torneos que siguen`)).toBeDefined();
  });

  it.each([
    ['draft', 1, 'borrador · 1 por decidir'],
    ['draft', 0, 'borrador'],
    ['scheduled', 1, 'programado · 1 por decidir'],
  ])('call a %s tournament with %i pending «%s», as the total counts it', async (status, pending, said) => {
    const perTournament = stats.perTournament.map((each) => {
      return { ...each, status, registrations: { ...each.registrations, pending } };
    });
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { ...stats, perTournament } }));
    openScreen(<StatisticsScreen />);
    expect(await screen.findByText(new RegExp(` · ${said}$`))).toBeDefined();
  });

  it('tell the figure of the day whose bar is touched', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: stats }));
    openScreen(<StatisticsScreen />);
    const hint = await screen.findByText('Toca una barra para ver su día.');
    const chart = hint.parentElement?.querySelector('svg');
    if (chart == null) throw new Error('no chart');
    vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 0, 300, 100));
    for (const [clientX, said] of [
      [305, 'Ayer, jue 19 nov: 3'],
      [330, 'Hoy, vie 20 nov: 1'],
      [10, 'Jue 22 oct: 0'],
    ] as const) {
      fireEvent.pointerDown(chart, { clientX });
      expect(hint.textContent).toBe(said);
    }
  });

  it('can all be read as tables', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: stats }));
    openScreen(<StatisticsScreen />);
    await screen.findByRole('figure', { name: /: 4 en los últimos 30 días: 1 hoy, 3 ayer$/ });
    expect(rowsOf('Inscripciones por día').slice(0, 3)).toEqual([
      ['Hoy, vie 20 nov', '1'],
      ['Ayer, jue 19 nov', '3'],
      ['Mié 18 nov', '0'],
    ]);
    expect(screen.getByText('4 en los últimos 30 días: 1 hoy, 3 ayer.')).toBeDefined();
    expect(rowsOf('Inscripciones por estado')).toEqual([
      ['Pendiente', '1', '25 %'],
      ['Aprobado', '2', '50 %'],
      ['Rechazado', '1', '25 %'],
    ]);
    expect(rowsOf('Inscripciones por torneo')).toEqual([['Copa Ascenso', '4', '3', '1', '2', '1']]);
    const tables = screen.getAllByRole('table', { hidden: true });
    expect(tables).toHaveLength(3);
    const times = within(screen.getByRole('region', { name: 'Tiempo de respuesta' }));
    expect(times.getByText('De la inscripción a la decisión, en los últimos 30 días.')).toBeDefined();
    expect(times.getByText('12 min')).toBeDefined();
    expect(screen.getByText('2 h 10 min')).toBeDefined();
    const day = dateText(new Date('2026-12-02T01:00:00Z'), ownTimeZone(), new Date());
    expect(screen.getByText(`${capitalized(day)} · 1 por decidir`)).toBeDefined();
  });

  it.each([
    [
      { pending: 43, blocked: 12 },
      {},
      'De las pendientes, 31 están por decidir; 12 incompletas: les faltan jugadores o un permiso.',
      '31 por decidir · 12 incompletas',
    ],
    [
      { pending: 2, blocked: 1 },
      {},
      'De las pendientes, 1 está por decidir; 1 incompleta: le faltan jugadores o un permiso.',
      '1 por decidir · 1 incompleta',
    ],
    [
      { pending: 3, blocked: 1 },
      { endedAt: new Date() },
      'De las pendientes, 0 están por decidir; 3 de torneos que ya pasaron.',
      'terminado',
    ],
  ])('explain %j beside what is to decide', async (pending, state, said, left) => {
    const registrations = { approved: 2, rejected: 1, ...pending };
    const perTournament = stats.perTournament.map((each) => ({ ...each, ...state, registrations }));
    const data = { ...stats, registrations, perTournament };
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
    openScreen(<StatisticsScreen />);
    expect(await screen.findByText(said)).toBeDefined();
    const figure = screen.getByText('Por decidir').parentElement;
    expect(figure?.lastElementChild?.textContent).toBe(/\d+ incompletas?$/.exec(left)?.[0] ?? '0');
    expect(screen.getByText(new RegExp(`^[^·]+ · ${left}$`))).toBeDefined();
  });

  it('explain nothing while all that is pending is to decide', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: stats }));
    openScreen(<StatisticsScreen />);
    expect(await screen.findByText('Por decidir')).toBeDefined();
    expect(screen.queryByText(/^De las pendientes/)).toBeNull();
  });

  it.each([
    ['endedAt', 'terminado'],
    ['cancelledAt', 'cancelado'],
  ])('leave nothing to decide in a tournament with %s, which is called %s', async (done, said) => {
    const perTournament = stats.perTournament.map((each) => ({ ...each, [done]: new Date() }));
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { ...stats, perTournament } }));
    openScreen(<StatisticsScreen />);
    expect((await screen.findByText('Por decidir')).nextElementSibling?.textContent).toBe('0');
    expect(screen.getByText(new RegExp(` · ${said}$`))).toBeDefined();
    expect(rowsOf('Inscripciones por torneo')).toEqual([['Copa Ascenso', '4', '3', '1', '2', '1']]);
  });

  it.each([
    ['ended', { endedAt: new Date('2026-11-19T04:00:00Z') }, '1'],
    ['over', {}, '1'],
    ['ahead', { date: new Date('2026-12-02T01:00:00Z') }, '7'],
  ])('count more tournaments than they list, unless the last listed one is %s', async (_, last, said) => {
    const [first] = stats.perTournament;
    const old = { ...first, date: new Date('2026-11-17T01:00:00Z') };
    const [decided, open] = [0, 1].map((pending) => ({ pending, approved: 0, rejected: 0 }));
    const perTournament = Array.from({ length: STATS_TOURNAMENTS }, (_each, index) => ({
      ...(index === 0 ? first : old),
      ...(index === STATS_TOURNAMENTS - 1 && last),
      id: `copa-${index}`,
      registrations: index === 0 || index === STATS_TOURNAMENTS - 1 ? open : decided,
    }));
    const registrations = { pending: 7, approved: 0, rejected: 0 };
    const data = { ...stats, registrations, perTournament };
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
    openScreen(<StatisticsScreen />);
    expect((await screen.findByText('Por decidir')).nextElementSibling?.textContent).toBe(said);
  });

  it('say how many tournaments they leave out, and show those on a tap', async () => {
    const [first] = stats.perTournament;
    const perTournament = Array.from({ length: STATS_TOURNAMENTS }, (_, index) => ({
      ...first,
      id: `copa-${index}`,
      name: `Copa ${index}`,
    }));
    const tournaments = { draft: 1, scheduled: 1, published: STATS_TOURNAMENTS };
    const whole = ['copa-0', 'origen', 'prueba'].map((id) => ({
      id,
      name: `Torneo ${id}`,
      status: 'draft',
      date: null,
      timeZone: 'America/Lima',
      modality: 'solo',
      maxPlayers: 2,
      phase: 'open',
      registrations: { pending: 0, approved: 5, rejected: 0 },
      createdAt: '2026-11-20T12:00:00Z',
      updatedAt: '2026-11-20T12:00:00Z',
    }));
    vi.stubGlobal('fetch', async (url: string) => {
      const isList = url.includes('/tournaments/with-registrations');
      const data = isList
        ? { tournaments: whole, nextCursor: null }
        : { ...stats, tournaments, perTournament };
      return Response.json({ success: true, data });
    });
    openScreen(<StatisticsScreen />);
    expect(await screen.findByText('Aquí ves 20 de 22 torneos.')).toBeDefined();
    expect(rowsOf('Inscripciones por torneo')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Ver los otros 2' }));
    const other = await screen.findByRole('link', { name: 'Torneo origen' });
    expect(document.activeElement).toBe(other);
    expect(rowsOf('Inscripciones por torneo').map(([name]) => name)).toEqual([
      ...perTournament.map(({ name }) => name),
      'Torneo origen',
      'Torneo prueba',
    ]);
    expect(screen.queryByText(/^Aquí ves/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ver los otros/ })).toBeNull();
  });

  it('do not speak of others while all tournaments are listed', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: stats }));
    openScreen(<StatisticsScreen />);
    expect(await screen.findByText('Copa Ascenso', { selector: 'a' })).toBeDefined();
    expect(screen.queryByText(/^Aquí ves/)).toBeNull();
  });
});
