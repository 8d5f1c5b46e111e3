import { DAY_MS } from '@copa/domain/limits';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../test/console-spy.ts';
import { ToastProvider } from '../components/toast/toast-provider.tsx';
import { keepResponse, markDelivered } from '../features/forms/public/local-responses.ts';
import {
  keepRegistration,
  readOwnRegistrations,
} from '../features/registrations/public/own/own-registrations.ts';
import { keptOwn } from '../features/registrations/public/own/state/own-registration.fixture.ts';
import { draftKey } from '../lib/storage/kept-drafts.ts';
import { ownKey, storageKeys } from '../lib/storage/storage-keys.ts';
import { mayHavePending, useLeftOnDevice } from './left-on-device.ts';

const DELIVERY = '../features/forms/public/deliver-responses.ts';
const DRAFTS = '../lib/storage/kept-drafts.ts';

const form = { id: 'encuesta', title: 'Encuesta', fields: [] };
const response = {
  id: '1',
  formId: 'encuesta',
  answers: { nick: 'Fénix' },
  submittedAt: '2026-11-20T12:00:00.000Z',
  requestId: '7d1b1b1e-6f0e-4b52-9f5c-0d4b0c1a2b3c',
  pending: true,
};

describe('mayHavePending', () => {
  it('is true exactly while an answer waits', () => {
    expect(mayHavePending()).toBe(false);
    keepResponse(form, response);
    expect(mayHavePending()).toBe(true);
    markDelivered('encuesta', '1');
    expect(mayHavePending()).toBe(false);
  });
});

/** Without this, a task that waits for an idle moment would run during the next test. */
const beIdle = () => vi.stubGlobal('requestIdleCallback', (task: () => void) => task());

describe('what is left on this device', () => {
  afterEach(() => {
    vi.doUnmock(DELIVERY);
    vi.doUnmock(DRAFTS);
  });

  it('has no full name after the first visit to this version', async () => {
    const ticketId = '0123456789abcdefghjkmnpqrs';
    const named = {
      tournamentId: 'copa',
      tournamentName: 'Copa',
      fullName: 'Ana Pérez',
      registeredAt: Date.now(),
    };
    const own = { ...named, code: ticketId, unit: { ticketId, isCaptain: true } };
    localStorage.setItem(storageKeys.registrations, JSON.stringify([own]));
    beIdle();
    renderHook(() => useLeftOnDevice(), { wrapper: ToastProvider });
    await waitFor(() => expect(localStorage.getItem(storageKeys.registrations)).not.toContain('Pérez'));
    expect(readOwnRegistrations()).toMatchObject([{ code: ticketId, playerName: 'Ana P' }]);
  });

  it('has no address of a mailed link that an earlier version stored', () => {
    for (const key of ['link_email', 'link_remember']) localStorage.setItem(ownKey(key), 'ana@correo.mx');
    beIdle();
    renderHook(() => useLeftOnDevice(), { wrapper: ToastProvider });
    expect(JSON.stringify(localStorage)).not.toContain('ana@correo.mx');
  });

  it('is forgotten once the site has erased it by age', async () => {
    beIdle();
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 }),
    );
    keepRegistration({ ...keptOwn, registeredAt: Date.now() - 151 * DAY_MS });
    keepRegistration({ ...keptOwn, code: 'srqpnmkjhgfedcba9876543210', registeredAt: Date.now() });
    renderHook(() => useLeftOnDevice(), { wrapper: ToastProvider });
    await waitFor(() => expect(readOwnRegistrations()).toHaveLength(1));
    expect(readOwnRegistrations()[0]?.code).not.toBe(keptOwn.code);
  });

  it('stays and is reported if a download fails, and is sent when the connection is back', async () => {
    const lost = () => {
      throw new Error('the download failed');
    };
    vi.doMock(DELIVERY, lost);
    vi.doMock(DRAFTS, lost);
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      sent.push(path);
      return Response.json({ success: true, data: { id: '1', submittedAt: response.submittedAt } });
    });
    keepResponse(form, response);
    localStorage.setItem(draftKey('draft', 'copa'), JSON.stringify({ at: 0, draft: {} }));
    renderHook(() => useLeftOnDevice(), { wrapper: ToastProvider });
    const reported: string[] = [];
    await waitFor(() => {
      reported.push(...takeConsole('warn'));
      expect(reported).toHaveLength(2);
    });
    for (const line of reported) expect(line).toContain('earlier work failed');
    expect(mayHavePending()).toBe(true);
    vi.doUnmock(DELIVERY);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(mayHavePending()).toBe(false));
  });
});
