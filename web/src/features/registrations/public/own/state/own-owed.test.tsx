import { readFrom } from '@copa/domain/time/reader.fixture';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../../../test/open-page.tsx';
import { OwnStatus } from '../own-status.tsx';
import { ownRegistration, ownTeam } from './own-registration.fixture.ts';

function openAs(changes: object) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { ...ownRegistration, ...changes } }),
  );
  openPage(<OwnStatus code="0123456789abcdefghjkmnpqrs" />);
}

describe('the private page', () => {
  beforeEach(() => {
    readFrom('America/Mexico_City');
    vi.setSystemTime('2026-11-18T12:00:00Z');
  });

  const owed = [{ opensAt: '2026-11-18T11:00:00Z', closesAt: '2026-11-19T00:00:00Z' }];
  it.each([
    ['while it is asked', {}, true],
    ['before it is asked', { owed: [{ ...owed[0], opensAt: '2026-11-18T12:01:00Z' }] }, false],
    ['after the close', { owed: [{ ...owed[0], closesAt: '2026-11-18T11:59:00Z' }] }, false],
    ['of a cancelled tournament', { cancelledAt: '2026-11-17T13:00:00Z' }, false],
  ])('asks first for the confirmation %s, with its deadline', async (_, changes, isAsked) => {
    openAs({ status: 'approved', decidedAt: '2026-11-17T12:00:00Z', owed, ...changes });
    await screen.findByText('Aprobado');
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent === 'Ir a confirmar').toBe(isAsked);
    const said = screen.queryByText(/^Falta tu confirmación/)?.textContent?.replaceAll(/\s/g, ' ');
    expect(said).toBe(isAsked ? 'Falta tu confirmación: confirma antes de las 6:00 p. m.' : undefined);
  });

  const minor = { ageBand: 'minor', consentCode: '9876543210zyxwvtsrqpnmkjhg' };
  it.each([
    ['the confirmation', { status: 'approved', owed, ...minor }, 'Ir a confirmar'],
    ['the invitation', { ...ownTeam, ...minor }, 'Invitar por WhatsApp'],
    ['the permission', minor, 'Pedir el permiso'],
    ['the ticket', {}, 'Ir a Mi torneo'],
    ['the ticket, once it is over', { ...minor, tournamentDate: '2026-11-15T02:00:00Z' }, 'Ir a Mi torneo'],
  ])('has one gold button, for %s', async (_, changes, label) => {
    openAs(changes);
    await screen.findByText('Copa Prueba');
    const golden = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].filter((each) =>
      each.matches('.fire-fill'),
    );
    expect(golden.map(({ textContent }) => textContent)).toEqual([label]);
  });

  it.each([
    ['captain', ownTeam, ['FNX · Los Fénix', 'Falta el permiso de tu adulto responsable']],
    ['player', {}, ['Falta el permiso de tu adulto responsable', 'AnaFNX']],
  ])('asks first for what the gold button does: %s', async (_, changes, order) => {
    openAs({ ...changes, ...minor });
    await screen.findByText('Copa Prueba');
    const [above, below] = order.map((text) => screen.getByText(text));
    const isAbove =
      (above?.compareDocumentPosition(below ?? document) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAbove).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says when the next confirmation is asked', async () => {
    const [first] = owed;
    const later = { opensAt: '2026-11-18T20:00:00Z', closesAt: '2026-11-18T23:00:00Z' };
    const last = { opensAt: '2026-11-18T22:00:00Z', closesAt: '2026-11-18T23:30:00Z' };
    openAs({ status: 'approved', owed: [{ ...first, closesAt: first?.opensAt }, last, later] });
    const said = await screen.findByText(/^Te toca confirmar/);
    expect(said.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Te toca confirmar en «Mi torneo»: desde las 2:00 p. m. hasta las 5:00 p. m.',
    );
  });
});
