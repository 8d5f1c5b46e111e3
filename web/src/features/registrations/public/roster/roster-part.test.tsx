import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { restFields } from '../../../../../test/rest-document.ts';
import { showAll } from '../../words/roster.ts';
import RosterPart from './roster-part.tsx';
import '../../../../lib/network/public-firestore.ts';

const FUTURE = new Date('2100-12-01T20:00:00Z');

function show(changes: object = {}, own: number | null = null) {
  const ticket = { tournamentId: 'copa', number: own };
  if (own !== null) localStorage.setItem('copa-fenix_tickets', JSON.stringify([{ ticket }]));
  const fields = { id: 'copa', name: 'Copa', status: 'published', date: FUTURE, maxPlayers: 48 };
  const tournament = z.parse(TournamentSchema, { ...fields, currentPlayers: 3, ...changes });
  return render(<RosterPart tournament={tournament} />);
}

let units: Readonly<Record<string, unknown>> | null = {};
let isBroken = false;
let reads: string[] = [];
const namesShown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  units = { 10: { name: 'Rayo', tag: '' }, 2: { name: 'Los Fénix', tag: 'FNX' } };
  isBroken = false;
  reads = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const [name = ''] = (JSON.parse(body) as { documents: string[] }).documents;
    reads.push(name.split('/documents/').at(-1) ?? '');
    if (isBroken) return new Response('', { status: 503 });
    if (units === null) return new Response('', { status: 403 });
    return Response.json([{ found: { name, fields: restFields({ listed: true, units }) } }]);
  });
});
describe('who plays', () => {
  it('is read once, in the order of registration, with the number of units to be approved', async () => {
    show();
    await screen.findByText('y 1 más por aprobar');
    expect(namesShown()).toEqual(['FNX Los Fénix', 'Rayo']);
    expect(screen.getByRole('heading', { name: 'Quién juega' })).toBeTruthy();
    await waitFor(() => expect(reads).toEqual(['rosters/copa']));
  });

  it('begins with the own unit, marked', async () => {
    show({ modality: 'squad', currentPlayers: 2 }, 10);
    await screen.findByText('Tu equipo');
    expect(namesShown()).toEqual(['RayoTu equipo', 'FNX Los Fénix']);
    expect(screen.queryByText(/por aprobar/)).toBeNull();
  });

  it('marks the unit that registered here, not another one whose ticket was opened since', async () => {
    const ticket = (id: string, number: number) => ({ ticket: { id, tournamentId: 'copa', number } });
    const own = { tournamentId: 'copa', unit: { ticketId: 'mio' } };
    localStorage.setItem('copa-fenix_inscripciones', JSON.stringify([own]));
    localStorage.setItem('copa-fenix_tickets', JSON.stringify([ticket('amigo', 2), ticket('mio', 10)]));
    show({ modality: 'squad' });
    await screen.findByText('Tu equipo');
    expect(namesShown()).toEqual(['RayoTu equipo', 'FNX Los Fénix']);
  });

  it('shows many after a tap', async () => {
    const all = Array.from({ length: 30 }, (_, index) => [
      index + 1,
      { name: `Equipo ${index + 1}`, tag: '' },
    ]);
    units = Object.fromEntries(all) as Record<string, unknown>;
    show({ currentPlayers: 30, modality: 'squad' }, 30);
    const whole = await screen.findByRole('button', { name: 'Ver las 30 escuadras' });
    expect(namesShown()).toHaveLength(8);
    expect(namesShown()[0]).toBe('Equipo 30Tu equipo');
    await userEvent.click(whole);
    await waitFor(() => expect(namesShown()).toHaveLength(30));
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Equipo 8');
  });

  it('counts units by the word of their modality', () => {
    expect([showAll(30, 'solo'), showAll(30, 'duo')]).toEqual(['Ver los 30 jugadores', 'Ver los 30 dúos']);
  });

  it.each([
    [1, 'Hay una inscripción por aprobar. Su nombre aparece aquí cuando la organización la apruebe.'],
    [3, 'Hay 3 inscripciones por aprobar. Los nombres aparecen aquí cuando la organización las apruebe.'],
  ])('says what it waits for if none of %i is approved', async (currentPlayers, text) => {
    units = null;
    show({ currentPlayers });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('lists who played once the tournament is over, and nobody to be approved', async () => {
    show({ date: new Date('2020-12-01T20:00:00Z') });
    await screen.findByText('Rayo');
    expect(screen.getByRole('heading', { name: 'Quién jugó' })).toBeTruthy();
    expect(screen.queryByText(/por aprobar/)).toBeNull();
  });

  it('leaves out units that it cannot read', async () => {
    units = { 1: { name: 'Rayo' }, 2: null, 3: { name: 'Lobos', tag: '' } };
    show();
    await screen.findByText('Lobos');
    expect(namesShown()).toEqual(['Lobos']);
  });

  it('marks nobody if the storage cannot be read, and reports it', async () => {
    localStorage.setItem('copa-fenix_tickets', '{');
    show();
    await screen.findByText('Rayo');
    expect(namesShown()).toEqual(['FNX Los Fénix', 'Rayo']);
    expect(takeConsole('warn').length).toBeGreaterThan(0);
  });

  it('is loaded again by a tap after a failure', async () => {
    isBroken = true;
    show();
    const again = await screen.findByRole('button', { name: 'Intentar otra vez' });
    expect(screen.getByRole('alert').textContent).toBe('No se pudo cargar la lista.');
    isBroken = false;
    await userEvent.click(again);
    await screen.findByText('Rayo');
  });

  it('says that there is no connection, and loads when it is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    isBroken = true;
    show();
    await screen.findByText('Sin conexión. La lista aparece cuando vuelva.');
    isBroken = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Rayo')).toBeTruthy();
  });
});
