import { dayUnit } from '@copa/domain/day/units/day.fixture';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { dayOf } from '../day.fixture.ts';
import FirstOfSeason from './first-of-season.tsx';

const tournament = TournamentSchema.parse({
  id: 'final',
  name: 'Gran final',
  maxPlayers: 48,
  date: '2100-11-21T20:00:00Z',
  timeZone: 'America/Bogota',
  status: 'published',
  linkedFormId: 'form',
  reserved: { seasonId: 'verano', steps: [{ first: 4, endsAt: '2100-11-20T20:00:00Z' }] },
});
const player = (rank: number, name: string, more: object = {}) => ({
  rank,
  number: rank,
  name,
  registration: null,
  contact: null,
  ...more,
});
const contactOf = (memberId: string, phone = '+57 300 123 4567') => ({
  contact: { registrationId: `r-${memberId}`, memberId, fullName: 'Nora Paz', phone },
});
const came = (isUnproven: boolean) => ({ registration: { id: 'r-final', isWaiting: false, isUnproven } });

let rows: readonly object[] = [];
let sent: string[] = [];

function open(reminders = {}, changes = {}) {
  openScreen(<FirstOfSeason day={dayOf({ ...tournament, ...changes }, [], reminders)} />);
  return screen.findByRole('heading', { name: 'Los primeros 4 de «Verano»' });
}

describe('the first of a season', () => {
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
      if (path.endsWith('/reserved')) {
        return Response.json({ success: true, data: { season: 'Verano', first: 4, rows } });
      }
      sent.push(`${path} ${body ?? ''}`);
      return Response.json({
        success: true,
        data: { about: 'reserved', at: '2026-11-20T12:00:00Z', by: 'Ana' },
      });
    });
  });

  it('says who is missing, writes to a player with a tap, and notes it', async () => {
    rows = [player(1, 'Lobo', came(false)), player(2, 'Nova', contactOf('nova')), player(3, 'Jugador 3')];
    await open();
    expect(screen.getByText('1 de 3 se inscribió')).toBeDefined();
    const missing = within(screen.getByRole('list', { name: '2 faltan' })).getAllByRole('listitem');
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('2.º Nova'),
      expect.stringContaining('no se le puede escribir'),
    ]);
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: /^Avisar por WhatsApp a 2\.º Nova/ });
    const { pathname, searchParams } = new URL(chat.href);
    expect(pathname).toBe('/573001234567');
    expect(searchParams.get('text')).toMatch(
      /^Hola, Nora\..+\nVas 2\.º en «Verano», así que tienes entrada a Gran final\. Inscríbete antes del .+en Colombia, desde el teléfono con el que jugaste\.\n.+\/final$/,
    );
    chat.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(chat);
    expect(sent).toEqual([
      '/api/tournaments/final/reminders {"registrationId":"r-nova","memberId":"nova","about":"reserved"}',
    ]);
  });

  it('lists reminded players last, and marks players who only gave an ID', async () => {
    rows = [
      player(1, 'Lobo', contactOf('lobo')),
      player(2, 'Nova', contactOf('nova')),
      player(3, 'Rayo', came(true)),
      player(4, 'Luna', came(false)),
    ];
    await open({ lobo: { about: 'reserved', at: new Date('2026-11-20T12:00:00Z'), by: 'Ana' } });
    const missing = within(screen.getByRole('list', { name: '2 faltan' })).getAllByRole('listitem');
    expect(missing[0]?.textContent).toContain('2.º Nova');
    expect(missing[1]?.textContent).toContain('Avisado por Ana');
    const list = screen.getByText('2 inscritos', { selector: 'summary' }).closest('details');
    expect(list?.textContent).toContain('3.º RayoTiene cupo · Sin comprobar');
    expect(list?.textContent).toMatch(/4\.º LunaTiene cupo$/);
    expect(list?.querySelector('a')?.getAttribute('href')).toContain('torneo=final&ver=r-final');
  });

  it('moves nobody while a colleague writes, or the player comes', async () => {
    rows = [player(1, 'Lobo', contactOf('lobo')), player(2, 'Nova', contactOf('nova'))];
    const of = (reminders: object, units: ReturnType<typeof dayUnit>[] = []) => (
      <FirstOfSeason day={dayOf(tournament, units, { ...reminders })} />
    );
    const { change } = openScreen(of({}));
    const missing = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await screen.findByRole('list', { name: '2 faltan' });
    change(of({ lobo: { about: 'reserved', at: new Date('2026-11-20T12:00:00Z'), by: 'Ana' } }));
    expect(missing()[0]).toMatch(/1\.º Lobo.+Avisado por Ana/);
    rows = [player(1, 'Lobo', came(false)), player(2, 'Nova', contactOf('nova'))];
    change(of({}, [dayUnit('lobo', 1)]));
    await screen.findByText('1 de 2 se inscribió');
    expect([missing()[0], missing()[1]]).toEqual([
      expect.stringMatching(/1\.º Lobo\s· ya no falta$/),
      expect.stringContaining('2.º Nova'),
    ]);
  });

  it.each([
    [
      'registration has closed',
      { registrationDeadline: new Date('2020-01-01T00:00:00Z') },
      'No se inscribió, y las inscripciones ya cerraron.',
    ],
    ['no place is left', { currentPlayers: 48 }, 'No se inscribió, y ya no quedan cupos.'],
    [
      'there is no form',
      { linkedFormId: null },
      'Todavía no puede inscribirse: el torneo no tiene formulario.',
    ],
  ])('writes to nobody if %s, and says so', async (_, changes, told) => {
    rows = [player(1, 'Lobo', came(false)), player(2, 'Nova', contactOf('nova'))];
    await open({}, changes);
    expect(screen.getByRole('list', { name: '1 falta' }).textContent).toBe(`2.º Nova${told}`);
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  it.each([
    ['another unit came for one that left', [dayUnit('nova', 2)]],
    ['a unit got a place', [dayUnit('lobo', 1, { place: 'held' })]],
  ])('loads the players again if %s', async (_, later) => {
    rows = [player(1, 'Lobo', came(false)), player(2, 'Nova')];
    function Changing() {
      const [units, setUnits] = useState([dayUnit('lobo', 1, { place: 'waiting', waitSeq: 1 })]);
      return (
        <>
          <button type="button" onClick={() => setUnits(later)}>
            Cambia
          </button>
          <FirstOfSeason day={dayOf(tournament, units)} />
        </>
      );
    }
    openScreen(<Changing />);
    await screen.findByText('1 de 2 se inscribió');
    rows = [player(1, 'Lobo', came(false)), player(2, 'Nova', came(false))];
    fireEvent.click(screen.getByRole('button', { name: 'Cambia' }));
    expect(await screen.findByText('Se inscribieron todos.')).toBeDefined();
  });

  it('writes to nobody while the tournament is hidden', async () => {
    rows = [player(2, 'Nova', contactOf('nova'))];
    await open({}, { status: 'draft', hiddenAt: new Date('2026-11-20T12:00:00Z') });
    expect(screen.getByText('Este torneo no está publicado.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  it('says when all have come', async () => {
    rows = [player(1, 'Lobo', came(false))];
    await open();
    expect(screen.getByText('Se inscribieron todos.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });
});
