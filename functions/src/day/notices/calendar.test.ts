import { HOUR_MS } from '@copa/domain/limits';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { SAMPLE_NOW, sampleInput, sampleTournament, sampleWindow } from '../../desk/samples.fixture.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
import { calendarOf } from './calendar.ts';

const at = (hours: number) => new Date(SAMPLE_NOW.getTime() + hours * HOUR_MS);
const planned = (from: number, to: number) => ({
  date: at(6),
  windows: [sampleWindow('entry', at(from), at(to))],
});

async function openTicket() {
  const site = await openTournament(planned(1, 3));
  const unit = await site.register(sampleInput(1));
  return { site, unit, calendar: () => calendarOf(site.needs, unit.ticketId) };
}

it('the calendar of a ticket leads to it, and says nothing about a person', async () => {
  const { unit, calendar } = await openTicket();
  const text = (await calendar()).replaceAll('\r\n ', '');
  expect(text).toContain(`URL:https://copa.example/mi/${unit.ticketId}`);
  expect(text).not.toMatch(/Jugadora 1|10000001|jugadora1@|1234 5678/);
});

it('the calendar of a ticket moves when the organiser moves the hours', async () => {
  const { site, calendar } = await openTicket();
  const momentsOf = (text: string) =>
    ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .map(({ startDate, endDate }) => [startDate.toJSDate(), endDate.toJSDate()]);
  expect(momentsOf(await calendar())[0]?.[0]).toEqual(at(6));
  await site.store(TOURNAMENTS, sampleTournament(planned(2, 4)));
  expect(momentsOf(await calendar())[1]).toEqual([at(2), at(4)]);
});

it('the calendar of a ticket is gone with the registration, and with what is not public', async () => {
  const { site, unit, calendar } = await openTicket();
  await site.store(TOURNAMENTS, sampleTournament({ status: 'draft' }));
  expect(await codeOf(calendar())).toBe('not-found');
  await site.store(TOURNAMENTS, sampleTournament());
  expect(await codeOf(calendar())).toBeNull();
  await site.leave(unit);
  expect(await codeOf(calendar())).toBe('not-found');
});
