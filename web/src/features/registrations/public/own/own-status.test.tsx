import { CLIENT_MESSAGES } from '@copa/domain/messages';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnStatus } from './own-status.tsx';

const CODE = '0123456789abcdefghjkmnpqrs';
const registration = {
  tournamentId: 'copa',
  tournamentName: 'Copa Prueba',
  tournamentDate: '2026-11-28T02:00:00Z',
  timeZone: 'America/Bogota',
  fullName: 'Ana Pérez',
  freeFireId: '123456789',
  status: 'pending',
  reason: null,
  createdAt: '2026-11-20T12:00:00Z',
  decidedAt: null,
};

const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (changes: object) => async () =>
  Response.json({ success: true, data: { ...registration, ...changes } });
const gone = async () => Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 });

function open() {
  render(
    <MemoryRouter>
      <OwnStatus code={CODE} />
    </MemoryRouter>,
  );
}

const groups = () =>
  DEFAULT_SITE.community.map(({ label }) =>
    screen.queryByRole('link', { name: label })?.getAttribute('href'),
  );

describe('the own status', () => {
  beforeEach(() => void vi.stubGlobal('fetch', network));
  afterEach(() => void vi.unstubAllGlobals());

  it('says when it is, on whose clock', async () => {
    network.mockImplementation(answer({}));
    open();
    await screen.findByText('Pendiente');
    expect(screen.getByText('Fecha').nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')).toMatch(
      /^Viernes, 27 de noviembre de 2026, (9:00 p\. ?m\.|21:00) GMT-5$/,
    );
    expect(groups()).toEqual(DEFAULT_SITE.community.map(() => undefined));
  });

  it('is asked for without its code in the address, which logs and histories keep', async () => {
    network.mockImplementation(answer({}));
    open();
    await screen.findByText('Pendiente');
    const [url = '', init] = network.mock.lastCall ?? [];
    expect(url).toBe('/api/registrations/status');
    expect(new Headers(init?.headers).get('private-code')).toBe(CODE);
  });

  it('is told by the clock of a phone that does not know the zone', async () => {
    network.mockImplementation(answer({ timeZone: 'America/Ciudad_Nueva' }));
    open();
    await screen.findByText('Pendiente');
    expect(screen.getByText('Fecha').nextElementSibling?.textContent).toContain('de noviembre de 2026');
  });

  it('leads whoever is in to the groups', async () => {
    network.mockImplementation(answer({ status: 'approved', decidedAt: '2026-11-21T12:00:00Z' }));
    open();
    await screen.findByText('Aprobado');
    expect(groups()).toEqual(DEFAULT_SITE.community.map(({ url }) => url));
  });

  it('says why somebody is not in', async () => {
    network.mockImplementation(answer({ status: 'rejected', reason: 'El nivel es menor a 40.' }));
    open();
    await screen.findByText('Rechazado');
    expect(screen.getByText('El nivel es menor a 40.')).toBeDefined();
  });

  it('asks again when the answer did not come', async () => {
    network.mockRejectedValueOnce(new TypeError('failed to fetch'));
    network.mockImplementation(answer({}));
    open();
    await screen.findByRole('heading', { name: 'No pudimos ver tu inscripción' });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Pendiente')).toBeDefined();
  });

  it('says so where there is no such registration', async () => {
    network.mockImplementation(gone);
    open();
    expect(await screen.findByRole('heading', { name: 'No encontramos esta inscripción' })).toBeDefined();
  });

  it('is not kept by saying so once its end is on the way', async () => {
    network.mockImplementation(answer({}));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar mi inscripción' }));
    let refuse: (cause: unknown) => void = () => undefined;
    network.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar y borrar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conservarla' }));
    expect(screen.getByRole('dialog', { name: '¿Retirar tu inscripción?' })).toBeDefined();
    refuse(new TypeError('failed to fetch'));
    expect(await screen.findByText(CLIENT_MESSAGES.network)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Conservarla' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retirar mi inscripción' }));
    expect(screen.queryByText(CLIENT_MESSAGES.network)).toBeNull();
  });

  it('ends with what was erased, read from its beginning', async () => {
    network.mockImplementation(answer({}));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar mi inscripción' }));
    network.mockImplementationOnce(async () => Response.json({ success: true, data: { erased: true } }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar y borrar' }));
    await screen.findByRole('heading', { name: 'Inscripción retirada' });
    expect(document.activeElement?.textContent).toContain('Liberamos tu cupo');
  });

  it('is withdrawn also where that was not heard the first time', async () => {
    network.mockImplementation(answer({}));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar mi inscripción' }));
    network.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar y borrar' }));
    await screen.findByText(CLIENT_MESSAGES.network);
    network.mockImplementationOnce(gone);
    await userEvent.click(screen.getByRole('button', { name: 'Sí, retirar y borrar' }));
    expect(await screen.findByRole('heading', { name: 'Inscripción retirada' })).toBeDefined();
  });
});
