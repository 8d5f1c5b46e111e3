import { readFrom } from '@copa/domain/time/reader.fixture';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../../../test/console-spy.ts';
import { openPage } from '../../../../../../test/open-page.tsx';
import { readOwnRegistrations } from '../own-registrations.ts';
import { OwnStatus } from '../own-status.tsx';
import { ownRegistration, ownTeam } from './own-registration.fixture.ts';

const CODE = '0123456789abcdefghjkmnpqrs';
const { invitationCode: INVITATION } = ownTeam.invitation;

const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (changes: object) => async () =>
  Response.json({ success: true, data: { ...ownRegistration, ...ownTeam, ...changes } });
const gone = async () => Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 });

describe('an own status that stays open', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', network);
    readFrom('America/Mexico_City');
    vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
  });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const openNow = async () => {
    network.mockReset().mockImplementation(answer({}));
    openPage(<OwnStatus code={CODE} />);
    await wait(1);
  };

  it('shows what the organiser has decided meanwhile, and reads again every two minutes', async () => {
    await openNow();
    expect(screen.getByText('Pendiente')).toBeDefined();
    network.mockImplementation(answer({ status: 'approved', decidedAt: '2026-11-26T12:01:00Z' }));
    await wait(119_000);
    expect(network).toHaveBeenCalledTimes(1);
    await wait(1_000);
    expect(screen.getByText('Aprobado')).toBeDefined();
    await wait(4 * 60_000);
    expect(network).toHaveBeenCalledTimes(4);
  });

  it('no longer says «mañana» on the day of the tournament', async () => {
    vi.setSystemTime('2026-11-27T05:59:00Z');
    await openNow();
    expect(screen.getByText('Fecha').nextElementSibling?.textContent).toContain('Mañana');
    await wait(2 * 60_000);
    expect(screen.getByText('Fecha').nextElementSibling?.textContent).toContain('Hoy');
  });

  it('keeps what it shows when a later read fails, and asks no more once it says that the registration is gone', async () => {
    await openNow();
    network.mockRejectedValue(new TypeError('offline'));
    await wait(120_000);
    takeConsole('warn');
    expect(screen.getByText('Pendiente')).toBeDefined();
    network.mockImplementation(gone);
    await wait(120_000);
    expect(screen.queryByText('Pendiente')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver torneos' })).toBeDefined();
    expect(readOwnRegistrations()).toEqual([]);
    await wait(4 * 60_000);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('keeps what the player changes while it is read again', async () => {
    await openNow();
    let answerLate = (_: Response) => undefined as void;
    network.mockImplementation((_, { method = 'GET' }) =>
      method === 'GET'
        ? new Promise((resolve) => {
            answerLate = resolve;
          })
        : answer({ invitation: { invitationCode: INVITATION, open: false } })(),
    );
    await wait(120_000);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el enlace' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sí, cerrarlo' }));
    await wait(1);
    answerLate(await answer({})());
    await wait(1);
    expect(screen.getByText(/Tu enlace está cerrado/)).toBeDefined();
  });
});
