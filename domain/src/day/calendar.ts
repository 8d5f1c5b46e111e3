import { DEFAULT_PLAY_MS, HOUR_MS, MINUTE_MS } from '../limits.ts';
import { confirmableUntil, owes } from '../registrations/confirmation.ts';
import type { Ticket } from '../registrations/ticket.ts';
import { PRODUCT_SLUG } from '../site/brand.ts';
import type { FollowedTournament } from '../tournaments/followed.ts';
import type { ConfirmationWindow } from '../tournaments/places/window.ts';
import { isPlaceWindow } from '../tournaments/places/window-phase.ts';
import { endOf } from '../tournaments/state.ts';
import { openingToldAt } from './notices/window-notice.ts';
import * as words from './words/calendar.ts';
import { WINDOW_SAYS } from './words/window-names.ts';

const LAST_CALL_MS = 15 * MINUTE_MS;
const START_ALARM_MS = 30 * MINUTE_MS;

type Standing = Pick<Ticket, 'place' | 'confirmations' | 'placedAt' | 'confirmBy' | 'lobby'>;

interface Edition {
  readonly url: string;
  readonly brand: string;
  readonly now: Date;
}

export function calendarFile(tournament: FollowedTournament, edition: Edition): string {
  return calendarOf(tournament, edition, [
    startOf(tournament, 'CONFIRMED'),
    ...asked(tournament).map((window) => windowEvent(tournament, window, WINDOW_SAYS[window.kind])),
  ]);
}

export function ticketCalendar(tournament: FollowedTournament, unit: Standing, edition: Edition): string {
  const status = unit.place === 'held' ? 'CONFIRMED' : 'TENTATIVE';
  const start = startOf(tournament, unit.place === 'released' ? 'CANCELLED' : status);
  return calendarOf(tournament, edition, [start, ...windowsOf(tournament, unit)]);
}

function windowsOf(tournament: FollowedTournament, unit: Standing): readonly (CalendarEvent | null)[] {
  if (unit.place === 'released') return [];
  return asked(tournament).map((window) => {
    const { kind } = window;
    if (unit.place === 'waiting') {
      return kind === 'match' ? windowEvent(tournament, window, words.sayReady) : null;
    }
    if (unit.confirmations[kind] !== null) {
      return { ...windowEvent(tournament, window, words.confirmedAlready), alarms: [] };
    }
    if (!owes(unit, tournament, kind)) return null;
    const closesAt = confirmableUntil(window, unit);
    return windowEvent(tournament, { ...window, closesAt }, WINDOW_SAYS[kind]);
  });
}

interface CalendarEvent {
  readonly uid: string;
  readonly from: Date;
  readonly to: Date;
  readonly title: string;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly alarms: readonly string[];
}

function startOf(tournament: FollowedTournament, status: CalendarEvent['status']): CalendarEvent | null {
  const { id, name, date, cancelledAt } = tournament;
  if (date === null) return null;
  const isOff = cancelledAt !== null || status === 'CANCELLED';
  return {
    uid: id,
    from: date,
    to: endAfter(date, tournament),
    title: name,
    status: isOff ? 'CANCELLED' : status,
    alarms: isOff ? [] : [`TRIGGER:${durationOf(-START_ALARM_MS)}`],
  };
}

/** RFC 5545 demands an end after the start, but a tournament may have ended before its date. */
function endAfter(date: Date, tournament: FollowedTournament): Date {
  const ends = [endOf(tournament), tournament.endDate];
  return ends.find((end) => end !== null && end > date) ?? new Date(date.getTime() + DEFAULT_PLAY_MS);
}

/** The window of the final is left out, because the finalists are not known in advance. */
function asked({ windows, cancelledAt }: FollowedTournament): readonly ConfirmationWindow[] {
  return cancelledAt === null ? windows.filter(isPlaceWindow) : [];
}

function windowEvent(
  tournament: FollowedTournament,
  window: ConfirmationWindow,
  title: string,
): CalendarEvent {
  const { opensAt, closesAt } = window;
  const rings = openingToldAt(window, tournament.timeZone).getTime() - opensAt.getTime();
  const isLong = closesAt.getTime() - opensAt.getTime() > LAST_CALL_MS;
  return {
    uid: `${tournament.id}-${window.kind}`,
    from: opensAt,
    to: closesAt,
    title: `${title}: ${tournament.name}`,
    status: 'CONFIRMED',
    alarms: [
      `TRIGGER:${durationOf(rings)}`,
      ...(isLong ? [`TRIGGER;RELATED=END:${durationOf(-LAST_CALL_MS)}`] : []),
    ],
  };
}

function calendarOf(
  tournament: FollowedTournament,
  edition: Edition,
  entries: readonly (CalendarEvent | null)[],
) {
  const { name, description } = tournament;
  const { brand, url, now } = edition;
  const shown = entries.filter((entry) => entry !== null);
  const common = [
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${Math.floor((tournament.updatedAt?.getTime() ?? 0) / MINUTE_MS)}`,
    `DESCRIPTION:${escapeText(`${description}\n${url}`.trim())}`,
    `URL:${url}`,
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.replaceAll('//', '')}//Torneos//ES`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${durationOf(HOUR_MS)}`,
    `X-PUBLISHED-TTL:${durationOf(HOUR_MS)}`,
    ...shown.flatMap((entry) => eventOf(entry, common)),
    // An empty calendar gets a `VJOURNAL`, because RFC 5545 demands at least one component. Most calendar
    // programs do not show a `VJOURNAL`.
    ...(shown.length > 0
      ? []
      : [
          'BEGIN:VJOURNAL',
          `UID:${tournament.id}@${PRODUCT_SLUG}`,
          `SUMMARY:${escapeText(name)}`,
          ...common,
          'END:VJOURNAL',
        ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventOf({ uid, from, to, title, status, alarms }: CalendarEvent, common: readonly string[]) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${PRODUCT_SLUG}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escapeText(title)}`,
    `STATUS:${status}`,
    ...common,
    ...alarms.flatMap((trigger) => [
      'BEGIN:VALARM',
      trigger,
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

const stamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const durationOf = (ms: number) => `${ms < 0 ? '-' : ''}PT${Math.round(Math.abs(ms) / MINUTE_MS)}M`;

function escapeText(value: string): string {
  return value.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n');
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** RFC 5545 limits a line to 75 octets. A line that begins with a space continues the previous line. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (size + octets > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      size = 0;
    }
    part += character;
    size += octets;
  }
  return [...parts, part].join('\r\n ');
}
