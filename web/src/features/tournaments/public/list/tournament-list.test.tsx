import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restTournament } from '../../../../../test/rest-document.ts';
import { forgetActiveTournaments } from '../active-tournaments.ts';
import '../../../../lib/network/public-firestore.ts';
import { TournamentList } from './tournament-list.tsx';

const stored = (name: string, changes: object = {}) => ({ document: restTournament(name, changes) });

const NAMES = ['Alba', 'Brasa', 'Ceniza', 'Duna'];

async function open(address: string, names: readonly string[] = NAMES) {
  vi.stubGlobal('fetch', async () => Response.json(names.map((name) => stored(name))));
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="/tournaments">Torneos</Link>
      <TournamentList />
    </MemoryRouter>,
  );
  await screen.findByRole('searchbox', { name: 'Buscar', hidden: true });
  return userEvent.setup();
}

const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar', hidden: true });
const summary = () => screen.getByText('Buscar y filtrar').closest('summary');
const isOpen = () => search().closest('details')?.open;

describe('the filters of the list', () => {
  beforeEach(forgetActiveTournaments);
  it('narrow the list, and stay open if nothing matches', async () => {
    const user = await open('/tournaments');
    expect(isOpen()).toBe(false);
    await user.click(screen.getByText('Buscar y filtrar'));
    await user.type(search(), 'bra');
    expect(shown()).toEqual(['Copa Brasa']);
    await user.clear(search());
    expect(shown()).toHaveLength(4);
    expect(isOpen()).toBe(true);
  });

  it('say beside their heading how many tournaments they leave', async () => {
    const user = await open('/tournaments');
    expect(summary()?.textContent).toBe('Buscar y filtrar');
    await user.type(search(), 'bra');
    expect(summary()?.textContent).toBe('Buscar y filtrar1 de 4');
  });

  it('are open if the address has filters, and follow the address', async () => {
    const user = await open('/tournaments?q=bra');
    expect(isOpen()).toBe(true);
    expect(search().value).toBe('bra');
    await user.click(screen.getByRole('link', { name: 'Torneos' }));
    expect(shown()).toHaveLength(4);
    expect(search().value).toBe('');
  });

  it('ignore a mode that no tournament of the list has', async () => {
    await open('/tournaments?modo=CLASICO');
    expect(shown()).toHaveLength(4);
    const mode = screen.getByRole('combobox', { name: 'Modo', hidden: true });
    expect(mode).toHaveProperty('value', '');
    expect(mode.textContent).not.toMatch(/cl[aá]sico/i);
  });

  it('choose the mode of the address if a tournament has it', async () => {
    await open('/tournaments?modo=COMPETITIVO');
    expect(shown()).toHaveLength(4);
    expect(screen.getByRole('combobox', { name: 'Modo', hidden: true })).toHaveProperty(
      'value',
      'COMPETITIVO',
    );
  });

  it('are removed without losing the position', async () => {
    const user = await open('/tournaments?q=bra&estado=abiertos');
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(shown()).toHaveLength(4);
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(summary());
  });

  it('can be removed from a list that is too short to offer them', async () => {
    const user = await open('/tournaments?q=nada', ['Alba']);
    expect(screen.getByRole('heading', { name: 'Ningún torneo coincide' })).toBeDefined();
    await user.clear(search());
    expect(shown()).toEqual(['Copa Alba']);
    expect(search().value).toBe('');
  });
});

it('says that more tournaments are to come if the list is full', async () => {
  forgetActiveTournaments();
  for (const count of [50, 49]) {
    const names = Array.from({ length: count }, (_, index) => `T${index}`);
    await open('/tournaments', names);
    expect(shown()).toHaveLength(count);
    expect(screen.queryAllByText(/^Aquí caben 50 torneos\./)).toHaveLength(count === 50 ? 1 : 0);
    cleanup();
    forgetActiveTournaments();
    localStorage.clear();
  }
});

it('show open tournaments before closed ones', async () => {
  forgetActiveTournaments();
  const changes = { linkedFormId: 'form', date: new Date('2100-12-02T20:00:00Z') };
  vi.stubGlobal('fetch', async () => Response.json([stored('Cerrada'), stored('Abierta', changes)]));
  render(<TournamentList />, { wrapper: MemoryRouter });
  await screen.findByText('INSCRIBIRSE AL TORNEO');
  expect(shown()).toEqual(['Copa Abierta', 'Copa Cerrada']);
});

const begunAt = new Date(Date.now() - 60_000);
const playing = (name: string, changes: object = {}) => stored(name, { date: begunAt, stage: 1, ...changes });

describe('above the cards, what is in play', () => {
  beforeEach(forgetActiveTournaments);

  async function openPlaying(...documents: readonly ReturnType<typeof stored>[]) {
    vi.stubGlobal('fetch', async () => Response.json(documents));
    render(<TournamentList />, { wrapper: MemoryRouter });
    await screen.findAllByRole('article');
    return screen.queryAllByRole('list').find((list) => 'inPlay' in list.dataset);
  }

  it('is one link each to its table, or to its page without one', async () => {
    const ended = { endedAt: new Date(Date.now() - 1) };
    const rows = await openPlaying(
      playing('Viva'),
      playing('Sola', { stage: 0 }),
      playing('Ida', ended),
      stored('Abierta'),
    );
    const links = rows === undefined ? [] : within(rows).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['En juego: Copa SolaVer torneo', '/tournament/Sola'],
      ['En juego: Copa VivaVer la tabla', '/tournament/Viva/posiciones'],
    ]);
  });

  it('counts what has no line of its own, and shows all when asked', async () => {
    const rows = await openPlaying(
      ...['A', 'B', 'C', 'D', 'E'].map((name) => playing(name)),
      stored('Abierta'),
    );
    const links = rows === undefined ? [] : within(rows).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'En juego: Copa AVer la tabla',
      'y 4 más en juego',
    ]);
    await userEvent.setup().click(screen.getByRole('link', { name: 'y 4 más en juego' }));
    expect(shown()).toEqual(['Copa A', 'Copa B', 'Copa C', 'Copa D', 'Copa E']);
    expect(document.activeElement?.textContent).toBe('Buscar y filtrar5 de 6');
    expect(screen.queryByText(/^En juego: /)).toBeNull();
  });

  it('is nothing while nothing is', async () => {
    const rows = await openPlaying(stored('Abierta'));
    expect(rows).toBeUndefined();
  });
});
