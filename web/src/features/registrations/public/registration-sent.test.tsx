import type { Tournament } from '@copa/domain/tournaments/tournament';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { sampleCopa } from './registration-form.fixture.tsx';
import { RegistrationSent } from './registration-sent.tsx';
import type { Receipt } from './send-registration.ts';

const receipt: Receipt = {
  at: new Date('2026-11-20T12:00:00Z'),
  privateCode: '0123456789abcdefghjkmnpqrs',
  ticketId: 'srqpnmkjhgfedcba9876543210',
  slot: 1,
  consentCode: null,
  place: 'held',
  team: null,
};

function receive(
  kept: boolean,
  changes: Partial<Receipt> = {},
  entered?: string,
  guardianPhone = '',
  windows: readonly Tournament['windows'][number][] = [],
) {
  openPage(
    <Routes>
      <Route path="/" element="inicio" />
      <Route
        path="*"
        element={
          <RegistrationSent
            tournament={{
              ...sampleCopa,
              windows: [...windows],
              modality: entered === undefined ? 'solo' : 'duo',
            }}
            {...(entered !== undefined && { entered })}
            sent={{
              receipt: { ...receipt, ...changes },
              unitName: '',
              guardianPhone,
              earlier: false,
              kept,
            }}
          />
        }
      />
    </Routes>,
    '/register/copa',
  );
}
const said = (text: RegExp) => screen.queryByText(text) !== null;
const pass = () => act(() => void vi.advanceTimersByTime(3000));

describe('the receipt', () => {
  beforeEach(() => void vi.useFakeTimers());
  it('leads home if its link is stored on this device', () => {
    receive(true);
    expect(said(/También queda en «Mi torneo»/)).toBe(true);
    const [first] = screen.getAllByRole('link');
    const notice = screen.getByText(/Volvemos al inicio/);
    expect(first && notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    pass();
    expect(said(/^inicio$/)).toBe(true);
  });

  it('stays, and says what to do, if the device could not store the link', () => {
    receive(false);
    expect(said(/También queda en «Mi torneo»/)).toBe(false);
    expect(said(/Este teléfono no pudo guardarlo: cópialo antes de salir/)).toBe(true);
    pass();
    expect(said(/^inicio$/)).toBe(false);
    expect(said(/Volvemos al inicio/)).toBe(false);
  });

  it('stays, and says what to do, if the link is stored only in the browser of another app', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) Instagram');
    receive(true);
    expect(said(/También queda en «Mi torneo»/)).toBe(false);
    expect(
      said(
        /Abriste esta página dentro de otra app, y en tu navegador no vas a encontrar este enlace: cópialo antes/,
      ),
    ).toBe(true);
    pass();
    expect(said(/^inicio$/)).toBe(false);
  });

  it('gives each button another name, because nobody should send the private link by mistake', () => {
    receive(true);
    const named = ['Copiar mi enlace privado', 'Copiar enlace del torneo'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(screen.getAllByRole('button')).toEqual(named);
  });

  const queued = 'Entraste a «Kings», que está en la lista de espera: todavía no tiene cupo.';
  const consent = 'Falta el permiso de tu adulto responsable.';
  it.each<[string, Partial<Receipt>, string]>([
    ['2', { slot: 2 }, 'Entraste a «Kings». La organización lo revisa cuando está completo.'],
    ['3', { slot: 3 }, 'Entraste a «Kings» como suplente.'],
    ['2, which waits,', { slot: 2, place: 'waiting' }, queued],
    ['2, a minor,', { slot: 2, consentCode: 'abc' }, `Entraste a «Kings». ${consent}`],
    [
      '2, a minor of a team that waits,',
      { slot: 2, place: 'waiting', consentCode: 'abc' },
      `${queued} ${consent}`,
    ],
  ])('of slot %s of a duo says what follows', (_, changes, text) => {
    receive(true, changes, 'Kings');
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('¿Conoces a otro equipo? Comparte el torneo:')).toBeDefined();
  });

  it.each([
    ['0057 300 123 4567', '573001234567'],
    ['', ''],
  ])('of a minor opens the chat of the adult at %j', async (phone, number) => {
    vi.useRealTimers();
    receive(true, { consentCode: 'abc' }, undefined, phone);
    const href = (await screen.findByRole('link', { name: 'Pedir el permiso' })).getAttribute('href') ?? '';
    expect(new URL(href).pathname).toBe(`/${number}`);
    expect(screen.getByRole('button', { name: /^Copiar este enlace/ })).toBeDefined();
  });

  const incomplete = {
    members: [
      { slot: 1, role: 'captain', state: 'accepted', name: 'Ana', needsConsent: false },
      { slot: 2, role: 'player', state: 'invited', name: '', needsConsent: false },
    ],
    invitation: { invitationCode: '0d17h8hgz0rcxj3zyay8yberqa', open: true },
  } as const;

  it.each([
    ['2026-11-20T13:00:00Z', /^Tienen hasta las? \d+:\d\d/],
    ['2026-11-21T13:00:00Z', /^Tienen hasta mañana, \d+:\d\d/],
  ])('of a captain names the day of the deadline at %s unless it is today', (until, text) => {
    vi.setSystemTime(receipt.at);
    receive(true, { team: { ...incomplete, until: new Date(until) } });
    expect(screen.getByText(text)).toBeDefined();
  });

  it.each([
    ['held', /^Inscripción enviada\. Falta el permiso de tu adulto responsable\.$/],
    ['waiting', /^Recibimos tu inscripción\..+ Falta el permiso de tu adulto responsable\.$/],
  ] as const)(
    'of a minor with a %s place asks once for the permission, before all else',
    async (place, text) => {
      vi.useRealTimers();
      receive(true, { place, consentCode: 'abc', team: { ...incomplete, until: null } });
      expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe('Ahora, tu equipo');
      await screen.findByRole('link', { name: 'Pedir el permiso' });
      expect(screen.getAllByText(/Falta el permiso/).map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(text),
      ]);
      const [first] = document.querySelectorAll('[data-sent] :is(a, button)');
      expect(first?.textContent).toContain('Pedir el permiso');
    },
  );

  const open = {
    kind: 'entry',
    opensAt: new Date('2026-11-20T11:00:00Z'),
    closesAt: new Date('2026-11-20T15:00:00Z'),
    onMissing: 'release',
  } as const;
  const match = { ...open, kind: 'match' } as const;
  const waits = { ...incomplete, until: null };
  it.each([
    ['while they confirm', {}, [open], 'Confirmar en Mi torneo'],
    ['after the close', {}, [{ ...open, closesAt: new Date('2026-11-20T11:59:00Z') }], 'Ir a Mi torneo'],
    ['before they confirm', {}, [{ ...open, opensAt: open.closesAt }], 'Ir a Mi torneo'],
    ['while they confirm, without a permission', { consentCode: 'abc' }, [open], 'Ir a Mi torneo'],
    ['while they confirm, without a place', { place: 'waiting' }, [open], 'Ver mi número'],
    ['while only who is ready gets a place', { place: 'waiting' }, [match], 'Avisar que estoy listo'],
    ['then, with a team to invite', { place: 'waiting', team: waits }, [match], 'Ver mi número'],
  ] as const)('of a player who registers %s asks for what is next', async (_, changes, windows, name) => {
    vi.useRealTimers();
    receive(true, changes, undefined, '', windows);
    expect(await screen.findByRole('link', { name })).toBeDefined();
    if ('consentCode' in changes) await screen.findByRole('link', { name: 'Pedir el permiso' });
  });

  it('of who enters a waiting team, which may be incomplete, does not promise the button of readiness', () => {
    receive(true, { place: 'waiting' }, 'Kings', '', [match]);
    expect(screen.getByRole('link', { name: 'Ver mi número' })).toBeDefined();
  });

  it('of a waiting unit promises no place, and leads to its position', () => {
    receive(true, { place: 'waiting' });
    expect(screen.getByRole('heading', { name: 'Estás en la lista de espera' })).toBeDefined();
    expect(said(/Todavía no tienes cupo: tienes un número/)).toBe(true);
    expect(said(/Ya casi estás dentro/)).toBe(false);
    expect(screen.getByRole('link', { name: 'Ver mi número' }).getAttribute('href')).toBe(
      `/mi/${receipt.ticketId}`,
    );
  });
});
