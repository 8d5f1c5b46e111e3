import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { readMine } from '../../../../lib/storage/live-mine.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { noteDay } from '../own/own-days.ts';
import { forgetRegistration, keepRegistration, readOwnRegistrations } from '../own/own-registrations.ts';
import { keptOwn, ownRegistration } from '../own/state/own-registration.fixture.ts';
import { OwnEntry } from './own-entry.tsx';

const { ticketId: TICKET } = keptOwn.unit;
const LINK = 'invitacion';

const OWN = { ...keptOwn, invitation: LINK };

it('leads to the ticket of a registration that cannot be read now, and reports why', async () => {
  keepRegistration(OWN);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  openPage(
    <Routes>
      <Route path="/equipo" element={<OwnEntry code={LINK}>entra al equipo</OwnEntry>} />
      <Route path={`/mi/${TICKET}`} element="su inscripción" />
    </Routes>,
    '/equipo',
  );
  expect(await screen.findByText('su inscripción')).toBeDefined();
  expect(takeConsole('warn')).toEqual([expect.stringContaining('the own registration could not be read')]);
});

it('brings back no registration that is removed from the phone meanwhile', async () => {
  keepRegistration(OWN);
  vi.stubGlobal('fetch', async () => {
    forgetRegistration(OWN.code);
    return Response.json({ success: true, data: ownRegistration });
  });
  openPage(
    <Routes>
      <Route path="/equipo" element={<OwnEntry code={LINK}>entra al equipo</OwnEntry>} />
      <Route path={`/mi/${ownRegistration.ticketId}`} element="su inscripción" />
    </Routes>,
    '/equipo',
  );
  expect(await screen.findByText('su inscripción')).toBeDefined();
  expect(readOwnRegistrations()).toEqual([]);
});

it('removes all of a registration that is gone from the phone, and offers the link again', async () => {
  keepRegistration(OWN);
  noteDay(TICKET, { until: Date.now() + 60_000, isAsked: false });
  localStorage.setItem(storageKeys.tickets, JSON.stringify([{ ticket: { id: TICKET, name: 'Ana' } }]));
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'not-found', error: 'no' }, { status: 404 }),
  );
  openPage(<OwnEntry code={LINK}>entra al equipo</OwnEntry>);
  expect(await screen.findByText('entra al equipo')).toBeDefined();
  expect(readOwnRegistrations()).toEqual([]);
  expect(localStorage.getItem(storageKeys.tickets)).not.toContain('Ana');
  expect(readMine()).toBe('');
});
