import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { TournamentCard } from './tournament-card.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const base = {
  id: 'copa',
  name: 'Copa Prueba',
  date: '2026-12-01T20:00:00Z',
  maxPlayers: 10,
  currentPlayers: 9,
  status: 'published',
  linkedFormId: 'form',
  prizePool: '1er: $50, 2do: TBD, 3er: TBD',
};

function show(changes: object = {}, isPlain = false) {
  render(
    <MemoryRouter>
      <TournamentCard
        tournament={TournamentSchema.parse({ ...base, ...changes })}
        now={now}
        heading="h2"
        isPlain={isPlain}
      />
    </MemoryRouter>,
  );
}

describe('TournamentCard', () => {
  it.each([true, false])('has a gold button unless the screen has one elsewhere: %s', (isPlain) => {
    show({}, isPlain);
    const way = screen.getByRole('link', { name: /^INSCRIBIRSE AL TORNEO/ });
    expect(way.className.includes('fire-fill')).toBe(!isPlain);
  });

  it('offers an open tournament', () => {
    show();
    expect(screen.getByText('Inscripciones Abiertas')).toBeDefined();
    expect(screen.getByText('9/10 inscritos')).toBeDefined();
    expect(screen.getByText('9 de 10 inscritos').className).toBe('sr-only');
    expect(screen.getByText('Queda 1 cupo')).toBeDefined();
    expect(screen.getByText('$50')).toBeDefined();
    const link = screen.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO: Copa Prueba' });
    expect(link.getAttribute('href')).toBe('/tournament-rules/copa');
    expect(screen.queryByText(/Inscripción: /)).toBeNull();
  });

  it.each([
    [ownTimeZone(), /^en \S/],
    ['Asia/Tokyo', /5:00\sa\.\sm\. en Tokyo$/],
  ])(
    'has a line under its start with the place of %s, and its hour if that is another one',
    (timeZone, line) => {
      show({ timeZone });
      const start = screen.getByText(/Mar 1 dic,/);
      expect(start.querySelector('small')?.textContent).toMatch(line);
    },
  );

  it.each([
    ['Temporada de verano', 'Cuenta para la Temporada de verano'],
    ['Viernes de fuego', 'Cuenta para Viernes de fuego'],
  ])('leads to its season %s', (name, text) => {
    show({ season: { id: 'verano', name } });
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe('/temporada/verano');
  });

  it.each([
    [{ currentPlayers: 10 }, 'Torneo Completo', 'TORNEO COMPLETO'],
    [{ linkedFormId: null }, 'Próximamente', 'PRÓXIMAMENTE'],
    [{ cancelledAt: '2026-11-20T11:00:00Z' }, 'Cancelado', 'TORNEO CANCELADO'],
    [{ date: '2026-11-20T09:00:00Z' }, 'Iniciando Pronto', 'INSCRIPCIONES CERRADAS'],
    [{ date: null, linkedFormId: null }, 'Fecha por confirmar', 'PRÓXIMAMENTE'],
    [{ date: '2026-11-21T12:00:00Z', linkedFormId: null }, 'Iniciando Pronto', 'PRÓXIMAMENTE'],
    [{ registrationDeadline: '2026-11-20T11:00:00Z' }, 'Inscripciones Cerradas', 'INSCRIPCIONES CERRADAS'],
  ])('%j offers nothing', (changes, label, text) => {
    show(changes);
    expect(screen.getByText(label)).toBeDefined();
    expect(screen.getByRole('button', { name: `${text}: Copa Prueba` }).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('link', { name: 'INSCRIBIRSE AL TORNEO: Copa Prueba' })).toBeNull();
  });

  it.each([
    [null, 1],
    ['2026-11-20T11:00:00Z', 0],
  ])('tells prize, fee and places, cancelled at %s, %i times', (cancelledAt, times) => {
    show({ cancelledAt, entryFee: '2.50' });
    for (const text of ['$50', 'Inscripción: $2.50', '9/10 inscritos'])
      expect(screen.queryAllByText(text)).toHaveLength(times);
    expect(screen.queryAllByRole('progressbar')).toHaveLength(times);
  });

  it.each([
    [9, 'Iniciando Pronto', 'S'],
    [10, 'Torneo Completo', 'SPAN'],
  ])(
    'keeps its label while %i play, after our own badge, and crosses out what no longer holds',
    (currentPlayers, label, element) => {
      show({ date: '2026-11-20T09:00:00Z', currentPlayers });
      const labels = screen.getByText('En juego').parentElement?.children ?? [];
      expect([...labels].map(({ textContent }) => textContent)).toEqual(['En juego', label]);
      expect(screen.getByText(label).tagName).toBe(element);
    },
  );

  it.each([
    ['2026-11-20T09:00:00Z', 1, 1],
    ['2026-11-20T09:00:00Z', 0, 0],
    ['2026-11-20T13:00:00Z', 1, 0],
  ])('leads to its table in play: begun at %s with %i stages, %i links', (date, stage, links) => {
    show({ date, stage });
    const found = screen.queryAllByRole('link', { name: 'Ver la tabla: Copa Prueba' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: links }, () => '/tournament/copa/posiciones'),
    );
  });

  it('crosses nothing out before the start', () => {
    show({ date: '2026-11-20T13:00:00Z' });
    expect(screen.getByText('Iniciando Pronto').closest('s')).toBeNull();
  });

  it('shows a fee only when there is one', () => {
    show({ entryFee: '2.50' });
    expect(screen.getByText('Inscripción: $2.50')).toBeDefined();
  });
});
