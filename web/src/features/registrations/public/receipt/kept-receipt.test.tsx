import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../test/open-page.tsx';
import { SAMPLE_RECEIPT } from '../../../../../test/sample-receipt.ts';
import { forgetRegistration, keepRegistration } from '../own/own-registrations.ts';
import { keptOwn } from '../own/state/own-registration.fixture.ts';
import { sampleCopa } from '../registration-form.fixture.tsx';
import { RegistrationScreen } from '../registration-screen.tsx';
import type { SentRegistration } from '../use-send-registration.ts';
import { KeptReceipt } from './kept-receipt.tsx';

const { privateCode, ticketId } = SAMPLE_RECEIPT;
const at = new Date(SAMPLE_RECEIPT.createdAt);
const sent = (kept = true): SentRegistration => ({
  receipt: {
    privateCode,
    ticketId,
    at,
    slot: 1,
    consentCode: null,
    place: 'held',
    team: {
      members: [{ slot: 1, role: 'captain', state: 'accepted', name: 'Jugador 7', needsConsent: false }],
      until: at,
      invitation: { invitationCode: '0d17h8hgz0rcxj3zyay8yberqa', open: true },
    },
  },
  unitName: 'Los Fénix',
  guardianPhone: '+52 55 8765 4321',
  earlier: false,
  kept,
});

function receive(kept?: boolean): void {
  openPage(<KeptReceipt tournament={sampleCopa} sent={sent(kept)} />);
  cleanup();
}

/** A full tournament shows no form, so only the receipt can be there. */
function comeBack(): string | undefined {
  openPage(<RegistrationScreen tournament={{ ...sampleCopa, currentPlayers: 10 }} confirmed />);
  return screen.queryByText('Guarda tu enlace privado')?.textContent;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at.getTime() + 59 * 60_000) });
  keepRegistration({ ...keptOwn, code: privateCode });
});
afterEach(() => history.replaceState(null, ''));

it('is shown again to whoever comes back, with its links, and stays', () => {
  receive();
  expect(comeBack()).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver mi estado' }).getAttribute('href')).toBe(
    `/inscripcion/${privateCode}`,
  );
  expect(screen.getByRole('button', { name: 'Copiar enlace del equipo' })).toBeDefined();
  expect(screen.queryByText(/Volvemos al inicio/)).toBeNull();
});

it('is not shown by a visit that sent nothing', () => {
  expect(comeBack()).toBeUndefined();
});

it('holds no contact of the adult', () => {
  receive();
  expect(JSON.stringify(history.state)).not.toContain('+52 55');
});

it('is not shown after the registration was removed from this phone', () => {
  receive();
  forgetRegistration(privateCode);
  expect(comeBack()).toBeUndefined();
});

it('is shown again although the phone could not keep the registration', () => {
  receive(false);
  forgetRegistration(privateCode);
  expect(comeBack()).toBeDefined();
});

it('is not shown after an hour', () => {
  receive();
  vi.setSystemTime(new Date(at.getTime() + 60 * 60_000 + 1));
  expect(comeBack()).toBeUndefined();
});
