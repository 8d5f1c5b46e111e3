import { readFrom } from '@copa/domain/time/reader.fixture';
import type { ChoiceField } from '@copa/domain/tournaments/settings/fields';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { CHOICE_LABELS, SETTING_NAMES } from '@copa/domain/tournaments/words/choices';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { TournamentDetail } from './tournament-detail.tsx';

const base = {
  id: 'copa',
  name: 'Copa Prueba',
  description: 'La primera de todas.',
  date: '2100-12-01T20:00:00Z',
  timeZone: 'America/Bogota',
  maxPlayers: 10,
  currentPlayers: 4,
  status: 'published',
  linkedFormId: 'form',
  prizePool: '1er: $50, 2do: TBD, 3er: medalla',
  rules: ['Sin emuladores', '', 'Nivel 40'],
};

const over = { date: '2020-12-01T20:00:00Z', endedAt: '2020-12-01T23:00:00Z' };

function open(changes: object = {}, roster: ReactNode = null) {
  openPage(<TournamentDetail tournament={TournamentSchema.parse({ ...base, ...changes })} roster={roster} />);
}

const valueOf = (term: string) => screen.getByText(term).closest('div')?.querySelector('dd')?.textContent;

describe('TournamentDetail', () => {
  it('says how to get the date into the calendar from the browser of another app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) Instagram');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar al calendario' }));
    expect((await screen.findByRole('alert')).textContent).toContain('«Abrir en el navegador»');
  });

  it.each([
    [{}, ''],
    [{ isPodiumProtested: true }, 'Hay protestas sin resolver.'],
    [{ podiumOfficialAt: '2100-01-01T00:00:00Z' }, 'Todavía es provisional.'],
    [{ podiumOfficialAt: '2020-01-01T00:00:00Z' }, ''],
  ])('says above the podium whether it may still change: %j', (changes, told) => {
    open({
      date: '2020-01-01T20:00:00Z',
      results: [{ rank: 1, player: 'Los Fénix', points: 9 }],
      ...changes,
    });
    const podium = screen.getByRole('heading', { name: 'Resultados' }).closest('section');
    expect(podium?.querySelector('p')?.textContent).toBe(told);
  });

  it('shows name, description, date, time, places, prizes, rules, and whether registration is open', () => {
    readFrom('America/Mexico_City');
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Copa Prueba');
    expect(screen.getByText('La primera de todas.')).toBeDefined();
    expect(valueOf('Fecha')).toBe('Mié 1 dic 2100');
    expect(valueOf('Hora')).toBe('2:00\u00A0p.\u00A0m.3:00\u00A0p.\u00A0m. en Colombia');
    expect(screen.getByText('4/10 inscritos')).toBeDefined();
    expect([valueOf('Premio'), valueOf('Cupos'), valueOf('Inscripción')]).toEqual([
      '1.º: $50',
      '10',
      'Gratis',
    ]);
    expect(valueOf('Cierre de inscripciones')).toBe('Al empezar el torneo');
    expect(screen.getByText('1er lugar').parentElement?.textContent).toBe('1er lugar$50');
    expect(screen.getByText('medalla')).toBeDefined();
    expect(screen.queryByText('2do lugar')).toBeNull();
    const rules = screen.getByRole('heading', { name: 'Reglas' }).closest('section, div');
    expect(rules).not.toBeNull();
    const lines = within(rules as HTMLElement).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['Sin emuladores', 'Nivel 40']);
    const state = screen.getByText('Inscripciones Abiertas').parentElement;
    expect(state?.textContent).toBe('Inscripciones AbiertasQuedan 6 cupos');
    expect(screen.getByRole('link', { name: 'Inscribirme' }).getAttribute('href')).toBe(
      '/register?tournament=copa',
    );
  });

  it('invites nobody else while it is reserved', () => {
    const steps = [{ first: 16, endsAt: '2100-11-30T20:00:00Z' }];
    open({ reserved: { seasonId: 'liga', steps } });
    const register = screen.getByRole('link', { name: 'Inscribirme (los primeros 16 de la temporada)' });
    expect(register.className).not.toContain('fire-fill');
    const shared = screen.getByRole('link', { name: 'Compartir por WhatsApp' });
    expect(shared.getAttribute('href')).not.toContain('Inscr');
  });

  it('names the hour of the tournament below the deadline as below the start', () => {
    readFrom('America/Mexico_City');
    open({ registrationDeadline: '2100-11-30T20:00:00Z' });
    expect(valueOf('Cierre de inscripciones')?.replaceAll('\u00A0', ' ')).toBe(
      'Mar 30 nov 2100, 2:00 p. m.3:00 p. m. en Colombia',
    );
  });

  it.each(Object.entries(CHOICE_LABELS))('says %s in words', (field, labels) => {
    for (const [value, label] of Object.entries(labels)) {
      open({ [field]: value });
      expect(valueOf(SETTING_NAMES[field as ChoiceField])).toContain(label);
      cleanup();
    }
  });

  it('is read in the order that a phone shows: what it is, who plays, how it is played', () => {
    const plan = { name: 'Una final', steps: [], lines: [], changes: [] };
    open({ plan }, <h2>Quién juega</h2>);
    const order = ['La primera de todas.', 'Quién juega', 'Cómo se juega'].map((text) =>
      screen.getByText(text),
    );
    expect(order.toSorted((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))).toEqual(order);
  });

  it.each([
    ['eliminacion_directa', 'Una final'],
    ['Todos contra todos', 'Todos contra todos'],
  ])('describes how it is played, and names its format: %s', (format, shown) => {
    const plan = {
      name: 'Una final',
      steps: [{ name: 'Gran final', at: base.date, lines: ['3 partidas en Bermuda.'] }],
      lines: ['Cada baja vale 1 punto.'],
      changes: [{ at: '2100-11-21T20:00:00Z', text: 'Gran final: 3 partidas.' }],
    };
    open({ format, plan, mapSelection: 'Kalahari' });
    expect(valueOf('Formato')).toBe(shown);
    expect(valueOf('Mapa')).toBe('Bermuda');
    const told = screen.getByRole('heading', { name: 'Cómo se juega' }).closest('section');
    expect(told?.textContent).toMatch(
      /^Cómo se juegaUna final1Gran finalMié 1 dic 2100, .*3 partidas en Bermuda\.Cada baja vale 1 punto\.Cambió el dom 21 nov 2100, .*: Gran final: 3 partidas\.$/,
    );
  });

  it.each([
    [0, null],
    [1, '/tournament/copa/posiciones'],
  ])('leads to the table once a stage is drawn: %i', (stage, href) => {
    open({ stage });
    const link = screen.queryByRole('link', { name: 'Tabla de posiciones' });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });

  it.each([
    [{}, ['Ver la tabla']],
    [{ results: [{ rank: 1, player: 'Los Fénix', points: 9 }] }, ['Ver otros torneos']],
    [{ stage: 0 }, ['Ver otros torneos']],
    [{ cancelledAt: '2020-11-01T20:00:00Z' }, ['Ver otros torneos']],
    [{ date: '2100-12-01T20:00:00Z', endedAt: null, currentPlayers: 10 }, ['Ver otros torneos']],
    [{ date: '2100-12-01T20:00:00Z', endedAt: null }, ['Inscribirme']],
  ])('has one gold button, for what a visitor does next: %j', (changes, gold) => {
    open({ date: '2020-12-01T20:00:00Z', endedAt: '2020-12-01T23:00:00Z', stage: 1, ...changes });
    const isGold = ({ className }: HTMLElement) => className.includes('fire-fill');
    expect(
      screen
        .getAllByRole('link')
        .filter(isGold)
        .map(({ textContent }) => textContent),
    ).toEqual(gold);
  });

  it.each([true, false])('leaves the gold button to the next tournament only if it may be: %s', (may) => {
    const ended = { date: '2020-12-01T20:00:00Z', endedAt: '2020-12-01T23:00:00Z' };
    const tournament = TournamentSchema.parse({ ...base, ...ended });
    openPage(<TournamentDetail tournament={tournament} next={<p>Siguiente</p>} mayNextBeGold={may} />);
    const others = screen.getByRole('link', { name: 'Ver otros torneos' });
    expect(others.className.includes('fire-fill')).toBe(!may);
  });

  it('leaves the gold button during play to an own registration', () => {
    const tournament = TournamentSchema.parse({ ...base, date: new Date(Date.now() - 60_000), stage: 1 });
    openPage(<TournamentDetail tournament={tournament} own={() => <a href="/mi/a">Ir a Mi torneo</a>} />);
    expect(screen.getByRole('link', { name: 'Ir a Mi torneo' })).toBeDefined();
    const toBoard = screen.getByRole('link', { name: 'Ver la tabla' });
    expect(toBoard.className).not.toContain('fire-fill');
  });

  it('leads from the end of a tournament with a table to others', () => {
    open({ ...over, stage: 1 });
    expect(screen.getByRole('link', { name: 'Ver otros torneos' }).getAttribute('href')).toBe('/tournaments');
    const labels = screen.getByText('Finalizado').parentElement?.children ?? [];
    expect([...labels].map(({ textContent }) => textContent)).toEqual(['Finalizado']);
    expect(screen.queryByRole('button', { name: 'Inscripciones Cerradas' })).toBeNull();
  });

  it('has the table as its main button during play, and no part that is over', () => {
    const date = new Date(Date.now() - 60_000);
    open({ date, stage: 1, windows: [] });
    const labels = screen.getByText('En juego').parentElement?.children ?? [];
    expect([...labels].map(({ textContent }) => textContent)).toEqual(['Inscripciones Cerradas', 'En juego']);
    expect(screen.getByRole('link', { name: 'Ver la tabla' }).getAttribute('href')).toBe(
      '/tournament/copa/posiciones',
    );
    expect(screen.queryByText(/inscritos/)).toBeNull();
    expect(screen.queryByText('Cierre de inscripciones')).toBeNull();
    expect(screen.queryByText('Tabla de posiciones')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ver otros torneos' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: /Inscri/ })).toEqual([]);
  });

  it('does not show a cancelled tournament as if it were played', () => {
    readFrom('America/Bogota');
    open({ cancelledAt: '2100-11-01T20:00:00Z', cancelReason: 'Se cayó el servidor' });
    expect(screen.getByText(/^Se cayó el servidor/).textContent.replaceAll(/\s/g, ' ')).toBe(
      'Se cayó el servidor Fecha prevista: mié 1 dic 2100, 3:00 p. m. en Colombia.',
    );
    for (const term of ['Premio', 'Cupos', 'Fecha', 'Hora', 'Cierre de inscripciones', 'Premios']) {
      expect(screen.queryByText(term), term).toBeNull();
    }
    expect(screen.queryByText(/inscritos/)).toBeNull();
    expect(screen.queryByText('Comparte el torneo')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver otros torneos' }).getAttribute('href')).toBe('/tournaments');
  });

  it.each([
    [{ currentPlayers: 10 }, 'Torneo Completo'],
    [{ date: '2020-12-01T20:00:00Z' }, 'Inscripciones Cerradas'],
    [{ date: '2020-12-01T20:00:00Z', currentPlayers: 10 }, 'Torneo Completo'],
  ])('%j lets nobody in', (changes, state) => {
    open(changes);
    expect(screen.getByRole('button', { name: state }).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('link', { name: 'Inscribirme' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver otros torneos' }).getAttribute('href')).toBe('/tournaments');
    const calendar = screen.queryByRole('button', { name: 'Agregar al calendario' });
    expect(calendar === null, 'only a day to come is put down').toBe('date' in changes);
  });

  it.each([
    [{}, /Copa Prueba: Mié 1 dic 2100, 3:00.p\..m\. en Colombia\. ¡Inscríbete gratis! /],
    [{ entryFee: '2.50' }, /Copa Prueba: Mié 1 dic 2100, 3:00.p\..m\. en Colombia\. ¡Inscríbete! /],
    [{ currentPlayers: 10 }, /Copa Prueba: Mié 1 dic 2100, 3:00.p\..m\. en Colombia\. http/],
    [
      { ...over, results: [{ rank: 1, player: 'AnaFNX', points: 84 }] },
      /^Copa Prueba: así quedó el podio\n1\.º AnaFNX: 84 puntos http/,
    ],
  ])('%j is shared with its state', (changes, text) => {
    open(changes);
    const link = screen.getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(link).searchParams.get('text')).toMatch(text);
  });

  it('says that only adults play', () => {
    open();
    expect(screen.queryByText('Edad')).toBeNull();
    cleanup();
    open({ adultsOnly: true });
    expect(valueOf('Edad')).toBe('Solo 18 años o más');
  });

  it('gives each prize the medal of its rank, also without a first prize', () => {
    open({ prizePool: '1er: TBD, 2do: $30, 3er: $20' });
    const medals = [...document.querySelectorAll('ol [data-rank]')].map((each) =>
      each.getAttribute('data-rank'),
    );
    expect(medals).toEqual(['2', '3']);
  });

  it('says that there are no rules and no prizes yet, and shows the fee', () => {
    open({ rules: '', prizePool: '', prize: '', entryFee: '2.50' });
    expect(screen.getByText('Las reglas se publicarán próximamente.')).toBeDefined();
    expect(screen.getByText('Por confirmar.')).toBeDefined();
    expect([valueOf('Premio'), valueOf('Inscripción')]).toEqual(['Por confirmar', '$2.50 USD']);
    expect(
      screen.getByText(/^La inscripción se paga a la organización, nunca en este sitio\./),
    ).toBeDefined();
  });

  it('says for whom it is reserved, and when more may register', () => {
    const step = (first: number, day: number) => ({ first, endsAt: `2100-11-${day}T20:00:00Z` });
    const reserved = { seasonId: 'verano', steps: [step(48, 28), step(96, 29)] };
    open({ reserved });
    expect(screen.getByText(/solo entran los primeros 48 de la temporada/)).toBeDefined();
    expect(screen.getByText(/Después entran los primeros 96/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Ver la tabla de la temporada' });
    expect(link.getAttribute('href')).toBe('/temporada/verano');
    cleanup();
    open({ reserved, cancelledAt: '2026-11-01T00:00:00Z' });
    expect(screen.queryByText(/los primeros 48/)).toBeNull();
  });
});
