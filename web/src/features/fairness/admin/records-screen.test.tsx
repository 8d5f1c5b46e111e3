import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { VALERIA } from '../../../lib/admin/people/person.fixture.ts';
import { BAN } from './record.fixture.ts';
import { RecordsScreen } from './records-screen.tsx';

const PAGES = [
  {
    records: [
      { key: 'key-1', entries: [BAN], player: { nick: 'FénixMX', unit: 'Los Andes' } },
      { key: 'key-2', entries: [{ ...BAN, id: 'ban-2', idEnd: '7701' }], player: null },
    ],
    nextCursor: 'more',
  },
  {
    records: [
      {
        key: 'key-3',
        entries: [{ ...BAN, id: 'ban-3', idEnd: '9034' }],
        player: { nick: 'Luna', unit: 'Luna' },
      },
    ],
    nextCursor: null,
  },
];

const PEOPLE = { admins: [VALERIA], nextCursor: null };

const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the list of suspensions', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (path: string) => {
      const data = path.includes('/auth/admins') ? PEOPLE : PAGES[path.includes('cursor=') ? 1 : 0];
      return Response.json({ success: true, data });
    });
    openScreen(<RecordsScreen />);
  });

  it('says who, or the last digits of the ID if the registration is gone', async () => {
    await screen.findByRole('list');
    expect(screen.getByText(/^Para aplicar una, abre una inscripción/)).toBeDefined();
    expect(names()).toEqual(['FénixMX (Los Andes)', 'ID …7701']);
    const [named, gone] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(named).toContain('ID …4821 · Usó un programa para apuntar');
    expect(gone?.match(/ID …/g)).toHaveLength(1);
  });

  it('opens a record, with the link to an existing registration', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'FénixMX (Los Andes)' }));
    const dialog = () => within(screen.getByRole('dialog'));
    expect(dialog().getByText('Usó un programa para apuntar')).toBeDefined();
    expect(await dialog().findByText('La anotó Valeria Ríos en Copa Ascenso')).toBeDefined();
    expect(dialog().getByRole('button', { name: 'Levantar la suspensión' })).toBeDefined();
    const link = dialog().getByRole('link', { name: 'Ver la inscripción' });
    expect(link.getAttribute('href')).toContain('ver=r1');
    await userEvent.click(dialog().getAllByRole('button', { name: 'Cerrar' })[0] ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'ID …7701' }));
    expect(dialog().queryByRole('link')).toBeNull();
  });

  it.each([
    ['a nick without its accent', 'fenix', ['FénixMX (Los Andes)']],
    ['a team', 'andes', ['FénixMX (Los Andes)']],
    ['digits of an ID', '7701', ['ID …7701']],
    ['a player of a page that nobody loaded', 'luna', ['Luna']],
  ])('finds %s', async (_, typed, found) => {
    await screen.findByRole('list');
    await userEvent.type(screen.getByRole('searchbox'), typed);
    await vi.waitFor(() => expect(names()).toEqual(found));
  });

  it('says that nobody was found once all pages are read', async () => {
    await screen.findByRole('list');
    const regions = screen.getAllByRole('status');
    await userEvent.type(screen.getByRole('searchbox'), 'nadie así');
    const none = await screen.findByRole('heading', { name: 'No hay nadie con eso' });
    expect(regions.map(({ textContent }) => textContent)).toContain(none.textContent);
    await userEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
    expect(names()).toContain('FénixMX (Los Andes)');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('searches on to the last of many pages', async () => {
    cleanup();
    vi.stubGlobal('fetch', async (path: string) => {
      const page = Number(new URL(path, 'https://copa.test').searchParams.get('cursor') ?? 0);
      const player = { nick: `Jugador ${page}`, unit: `Jugador ${page}` };
      const records = [{ key: `key-${page}`, entries: [{ ...BAN, id: `ban-${page}` }], player }];
      return Response.json({ success: true, data: { records, nextCursor: page < 6 ? `${page + 1}` : null } });
    });
    openScreen(<RecordsScreen />);
    await screen.findByRole('list');
    await userEvent.type(screen.getByRole('searchbox'), 'jugador 6');
    await vi.waitFor(() => expect(names()).toEqual(['Jugador 6']));
  });

  it('shows fifty rows of many, and more with a tap', async () => {
    const records = Array.from({ length: 200 }, (_, number) => ({
      key: `key-${number}`,
      entries: [{ ...BAN, id: `ban-${number}` }],
      player: { nick: `Jugador ${number}`, unit: `Jugador ${number}` },
    }));
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { records, nextCursor: null } }));
    cleanup();
    openScreen(<RecordsScreen />);
    await screen.findByRole('button', { name: 'Jugador 0' });
    expect(document.querySelectorAll('li')).toHaveLength(50);
    expect(screen.getByRole('button', { name: 'Ver 50 más de 150' })).toBeDefined();
  });
});
