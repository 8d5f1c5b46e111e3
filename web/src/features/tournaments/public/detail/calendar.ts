import { endOf } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { site } from '../../../../config/site.ts';

const stamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

function escapeText(value: string): string {
  return value.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n');
}

/** Lines of at most 75 octets, continued by a space (RFC 5545); never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
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

type Dated = Tournament & { readonly date: Date };

/** The tournament as a calendar file. */
export function calendarFile(tournament: Dated, url: string, brand: string, now: Date): string {
  const end = endOf(tournament) ?? tournament.date;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.replaceAll('//', '')}//Torneos//ES`,
    'BEGIN:VEVENT',
    `UID:${tournament.id}@${site.slug}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(tournament.date)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeText(tournament.name)}`,
    `DESCRIPTION:${escapeText(`${tournament.description}\n${url}`.trim())}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'TRIGGER:-PT30M',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(tournament.name)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
