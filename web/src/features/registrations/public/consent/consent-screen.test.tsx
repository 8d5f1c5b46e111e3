import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { ConsentScreen } from './consent-screen.tsx';

const CODE = '0123456789abcdefghjkmnpqrs';

interface Call {
  readonly method: string | undefined;
  readonly body: unknown;
}

const calls: Call[] = [];
let consent: object | null = null;
let isErased = false;
let isLost = false;
let changes: object = {};

const gone = () => Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 });

const page = () =>
  Response.json({
    success: true,
    data: {
      tournamentName: 'Copa Prueba',
      tournamentDate: '2100-12-01T20:00:00Z',
      timeZone: 'America/Bogota',
      firstName: 'Luis',
      publicNumber: 'Jugador 12',
      keptDays: 90,
      contactEnd: consent === null ? 'consent' : 'gone',
      consent,
      ...changes,
    },
  });

const network = vi.fn<(url: string, init?: { method?: string; body?: string }) => Promise<Response>>(
  async (_, init) => {
    if (isErased) return gone();
    const method = init?.method ?? 'GET';
    if (method === 'GET') return page();
    const body: unknown = init?.body === undefined ? null : JSON.parse(init.body);
    calls.push({ method, body });
    if (method === 'DELETE') {
      isErased = true;
      if (isLost) throw new TypeError('Failed to fetch');
      return Response.json({ success: true, data: { erased: true } });
    }
    consent = { at: '2026-11-20T12:00:00Z', ...(body as object) };
    return page();
  },
);

beforeEach(() => vi.stubGlobal('fetch', network));
afterEach(() => {
  calls.length = 0;
  consent = null;
  isErased = false;
  isLost = false;
  changes = {};
});

const open = () => openPage(<ConsentScreen code={CODE} />);
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the page of the adult whom a minor named', () => {
  it('leads to the tournament beside this page, unless visitors do not see it', async () => {
    changes = { tournamentId: 'copa' };
    open();
    const link = await screen.findByRole('link', { name: 'Ver el torneo y sus reglas' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/tournament/copa', '_blank']);
    cleanup();
    changes = { tournamentId: null };
    open();
    await screen.findByText(/^Se juega el mié 1 dic 2100/);
    expect(screen.queryByRole('link', { name: 'Ver el torneo y sus reglas' })).toBeNull();
  });

  it('says before it is given what hangs on it, and that it can be taken back', async () => {
    open();
    expect(await screen.findByText('Sin tu permiso no juega.')).toBeDefined();
    expect(screen.getByText('Puedes retirarlo aquí cuando quieras.')).toBeDefined();
  });

  it('gives nothing without the tick, and hides the nick unless the adult shows it', async () => {
    open();
    await screen.findByText(/^Se juega el mié 1 dic 2100/);
    await tap('Doy permiso');
    expect(screen.getByText('Marca la casilla para dar permiso.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await tap('Doy permiso');
    await screen.findByRole('heading', { name: 'Diste permiso' });
    expect(calls).toEqual([{ method: 'PUT', body: { version: CONSENT_VERSION, showsNick: false } }]);
    expect(screen.getByText('En las tablas públicas sale solo «Jugador 12».')).toBeDefined();
    await tap('Mostrar el nick');
    expect(await screen.findByText('En las tablas públicas sale el nick de Luis.')).toBeDefined();
    expect(calls.at(-1)?.body).toMatchObject({ showsNick: true });
  });

  it('copies the link that the adult is asked to keep', async () => {
    const user = userEvent.setup();
    consent = { version: CONSENT_VERSION, at: '2026-11-20T12:00:00Z', showsNick: false };
    open();
    await screen.findByText(/^Guarda este enlace/);
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    await screen.findAllByText('Copiado');
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/permiso/${CODE}`);
  });

  it.each([
    [
      'consent',
      'Tu nombre y tu teléfono se borran al dar el permiso, o al final del torneo si no lo das.',
      'gone',
      'Tu nombre y tu teléfono ya están borrados.',
    ],
    [
      'prize',
      'Tu nombre y tu teléfono se borran a las 24 horas del final; si gana un premio, 3 días después del final como máximo.',
      'prize',
      'Tu nombre y tu teléfono se borran a las 24 horas del final; si gana un premio, 3 días después del final como máximo.',
    ],
    [
      'prize',
      'Tu nombre y tu teléfono se borran a las 24 horas del final; si gana un premio, 3 días después del final como máximo.',
      'tournament',
      'Tu nombre y tu teléfono se borran al final del torneo.',
    ],
  ])('says of a contact kept until %j: %s Then of %j: %s', async (end, before, endAfter, after) => {
    const ofMinor =
      'Los datos de Luis se borran solos 90 días después del torneo, salvo el nombre que elijas';
    const kept = () =>
      screen.getAllByText(/se borran|ya están borrados/).map(({ textContent }) => textContent);
    changes = { contactEnd: end };
    open();
    await screen.findByText(/Los datos de Luis/);
    expect(kept().map((text, at) => text.startsWith([ofMinor, before][at] ?? '-'))).toEqual([true, true]);
    await userEvent.click(screen.getByRole('checkbox'));
    changes = { contactEnd: endAfter };
    await tap('Doy permiso');
    await screen.findByRole('heading', { name: 'Diste permiso' });
    expect(kept()).toHaveLength(1);
    expect(kept()[0]).toMatch(new RegExp(`\\. ${ofMinor}\\. ${after}$`));
  });

  it.each([
    ['refused', null, 'No doy permiso', 'No dar permiso'],
    [
      'withdrawn',
      { version: CONSENT_VERSION, at: '2026-11-20T12:00:00Z', showsNick: true },
      'Retirar el permiso y borrar los datos',
      'Sí, borrar los datos',
    ],
  ])('asks before all is erased, when it is %s', async (_, given, button, confirm) => {
    consent = given;
    open();
    await tap(button);
    expect(await screen.findByText(/^Luis sale del torneo/)).toBeDefined();
    expect(calls).toEqual([]);
    await tap(confirm);
    await screen.findByRole('heading', { name: 'Listo, los datos están borrados' });
    expect(calls.map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('does not say that data are erased if the link ended because the minor named another adult', async () => {
    open();
    await screen.findByRole('button', { name: 'No doy permiso' });
    isErased = true;
    await tap('No doy permiso');
    await tap('No dar permiso');
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
    expect(screen.queryByText(/borrados/)).toBeNull();
  });

  it('says that data are erased after a repeat whose first answer was lost', async () => {
    isLost = true;
    open();
    await tap('No doy permiso');
    await tap('No dar permiso');
    await screen.findByText(/conexión/);
    await tap('No dar permiso');
    expect(await screen.findByRole('heading', { name: 'Listo, los datos están borrados' })).toBeDefined();
    expect(calls).toHaveLength(1);
  });

  it.each([
    [{ tournamentDate: '2026-11-01T20:00:00Z' }, /^Empezó el dom 1 nov/],
    [{ tournamentDate: null }, /^La fecha del torneo está por confirmar/],
    [{ cancelledAt: '2026-11-20T12:00:00Z' }, /^El torneo fue cancelado: no se va a jugar\.$/],
  ])('promises no match that will not be played, for %j', async (about, said) => {
    changes = about;
    open();
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByText(/^Se juega/)).toBeNull();
  });

  it('says the same about an unknown link as about a withdrawn consent or erased data', async () => {
    isErased = true;
    open();
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined();
    expect(
      screen.getByText(
        /^Puede que esté incompleto, que haya cambiado, que hayas retirado el permiso o que los datos ya se hayan borrado\./,
      ),
    ).toBeDefined();
  });
});
