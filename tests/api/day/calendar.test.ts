import { getTicketCalendar } from '@copa/domain/day/endpoints';
import { HOUR_MS } from '@copa/domain/limits';
import { withdrawRegistration } from '@copa/domain/registrations/endpoints';
import { updateTournament } from '@copa/domain/tournaments/endpoints';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { call, refused, request } from '../support/api-client.ts';
import { suiteEnvironment } from '../support/environment.ts';
import { openOrganiser } from '../support/organiser.ts';

const { token, open, register: registerIn } = await openOrganiser();

/** Rounds down to whole seconds, because times in a calendar have no fractions of a second. */
const fromNow = (ms: number) => new Date(Math.floor((Date.now() + ms) / 1000) * 1000);
const entryOf = (opensAt: Date, closesAt: Date) => [{ kind: 'entry' as const, opensAt, closesAt }];

async function register() {
  const windows = entryOf(fromNow(HOUR_MS), fromNow(3 * HOUR_MS));
  const date = fromNow(6 * HOUR_MS);
  const id = await open({ date: date.toISOString(), windows });
  const player = await registerIn(id);
  return { id, date, player, params: { ticketId: player.ticketId } };
}

async function momentsOf(ticketId: string): Promise<readonly (readonly Date[])[]> {
  const path = `/api/registrations/ticket/${ticketId}/calendar.ics`;
  const answer = await fetch(`${suiteEnvironment().site}${path}`);
  expect(answer.status).toBe(200);
  const calendar = ICAL.Component.fromString(await answer.text());
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { startDate, endDate } = new ICAL.Event(component);
    return [startDate.toJSDate(), endDate.toJSDate()];
  });
}

describe('the calendar of a ticket', () => {
  it('is a calendar that nobody shares, with nothing about a person', async () => {
    const { params, player } = await register();
    const answer = await request(getTicketCalendar, { params });
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
    const text = (await answer.text()).replaceAll('\r\n ', '');
    expect(text).toContain(`URL:${suiteEnvironment().site}/mi/${params.ticketId}`);
    for (const personal of [player.fullName, player.freeFireId, player.email, player.phone]) {
      expect(text).not.toContain(personal);
    }
  });

  it('comes through the site, and moves when the organiser moves the hours', async () => {
    const { id, date, params } = await register();
    const [opensAt, closesAt] = [fromNow(2 * HOUR_MS), fromNow(4 * HOUR_MS)];
    expect((await momentsOf(params.ticketId))[0]?.[0]).toEqual(date);
    await call(updateTournament, { token, params: { id }, body: { windows: entryOf(opensAt, closesAt) } });
    expect((await momentsOf(params.ticketId))[1]).toEqual([opensAt, closesAt]);
  });

  it('is gone with the registration, and with what is not public', async () => {
    const [withdrawn, hidden] = [await register(), await register()];
    const headers = { 'Private-Code': withdrawn.player.privateCode };
    await call(withdrawRegistration, { headers });
    await refused(getTicketCalendar, 'not-found', { params: withdrawn.params });
    await call(updateTournament, { token, params: { id: hidden.id }, body: { status: 'draft' } });
    await refused(getTicketCalendar, 'not-found', { params: hidden.params });
    await refused(getTicketCalendar, 'validation-failed', { params: { ticketId: 'copa' } });
  });
});
