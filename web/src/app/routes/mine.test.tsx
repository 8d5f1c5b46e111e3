import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhone } from '../../features/day/public/ticket/push/phone.fixture.ts';
import { readPushAddress, ticketSubject, turnOn } from '../../features/day/public/ticket/push/phone-push.ts';
import { noteDay } from '../../features/registrations/public/own/own-days.ts';
import {
  keepRegistration,
  readOwnRegistrations,
} from '../../features/registrations/public/own/own-registrations.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { Component as Mine } from './mine.tsx';

const [ONE, TWO] = ['1', '2'].map((sign) => sign.repeat(26)) as [string, string];
const keep = (ticketId: string, tournamentName: string, registeredAt = 0) =>
  keepRegistration({
    code: ticketId,
    tournamentId: tournamentName,
    tournamentName,
    playerName: 'Ana',
    registeredAt,
    unit: { ticketId, isCaptain: true },
    invitation: '',
  });

function open(at = '/mi') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/mi" element={<Mine />} />
        <Route path="/mi/:ticketId" element={<p>el torneo</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('/mi', () => {
  // `stubGlobal` would end with the test, but a page's last requests may come later.
  beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined)));

  it('opens the only live tournament of this phone, and lists it on request', () => {
    keep(ONE, 'Copa Uno');
    keep(TWO, 'Copa Dos');
    noteDay(ONE, { until: 0, isAsked: false });
    open();
    expect(screen.getByText('el torneo')).toBeDefined();
    open('/mi#todas');
    const links = screen.getAllByRole('link', { name: /^Copa/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/mi/${TWO}`, `/mi/${ONE}`]);
  });

  it('says that there is none', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Aún no hay inscripciones en este teléfono' })).toBeDefined();
  });

  it('asks where the team of the newest past tournament plays again, and no other team', async () => {
    const asked = vi.fn<typeof fetch>(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', asked);
    keep(ONE, 'Copa Uno');
    keep(TWO, 'Copa Dos', 1);
    for (const id of [ONE, TWO]) noteDay(id, { until: 0, isAsked: false });
    open();
    const codes = () =>
      asked.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('Private-Code') ?? []);
    await vi.waitFor(() => expect(codes()).toEqual([TWO]));
  });

  it('lists two live ones', () => {
    keep(ONE, 'Copa Uno');
    keep(TWO, 'Copa Dos');
    open();
    expect(screen.getAllByRole('link', { name: /^Copa/ })).toHaveLength(2);
    expect(screen.getAllByText('Buscando cómo va…')).toHaveLength(2);
  });

  it('has one gold button, for the first that the player owes something', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const windows = [{ kind: 'entry', opensAt: at(-1), closesAt: at(1) }];
    const known = [ONE, TWO].map((id, index) => ({
      asOf: Date.now(),
      ticket: {
        id,
        tournamentId: id,
        number: 7,
        name: 'Lince',
        unit: { name: '', tag: '', size: 1 },
        members: [{ slot: 1, role: 'captain', state: 'accepted', name: 'Lince' }],
        status: 'approved',
        place: 'held',
      },
      tournament: { id, name: 'Copa', date: at(3 - index), windows },
    }));
    localStorage.setItem(storageKeys.tickets, JSON.stringify(known));
    for (const [index, id] of [ONE, TWO].entries()) {
      keep(id, 'Copa');
      noteDay(id, { until: Date.now() + (3 - index) * 3_600_000, isAsked: false });
    }
    open();
    const ways = await screen.findAllByRole('link', { name: 'Confirmar' });
    expect(ways.map((way) => [way.getAttribute('href'), way.className.includes('fire-fill')])).toEqual([
      [`/mi/${TWO}`, true],
      [`/mi/${ONE}`, false],
    ]);
  });

  it('ends the notices of a registration that is removed from the phone, and of no other', async () => {
    const { phone, sent } = createPhone('granted');
    for (const id of [ONE, TWO]) {
      keep(id, id === ONE ? 'Copa Uno' : 'Copa Dos');
      await turnOn(ticketSubject(id), 'BA');
    }
    phone.reply = () => Response.json({ success: true, data: { isTold: false } });
    const push = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes('/push') ? push(url, init) : new Promise(() => undefined),
    );
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar Copa Uno de este teléfono' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sí, quitar' }));
    await vi.waitFor(() => expect(readOwnRegistrations()).toHaveLength(1));
    expect(sent.filter(({ method }) => method === 'DELETE').map(({ ticket }) => ticket)).toEqual([ONE]);
    expect(await readPushAddress(ticketSubject(ONE))).toBeNull();
    expect(await readPushAddress(ticketSubject(TWO))).not.toBeNull();
  });
});
