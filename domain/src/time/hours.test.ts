import { describe, expect, it } from 'vitest';
import { COMMON_TIME_ZONES } from './common-zones.ts';
import { clockText, dateText, dayText, longText } from './days.ts';
import {
  fromToText,
  hourInSentence,
  hourOnPage,
  hourThere,
  namedHour,
  namedInSentence,
  ownAt,
  ownHour,
  spanInSentence,
  zoneLine,
} from './hours.ts';
import { readFrom } from './reader.fixture.ts';
import { inZone, zonePlace } from './words/zones.ts';

const BOGOTA = 'America/Bogota';
const MEXICO = 'America/Mexico_City';
const CARACAS = 'America/Caracas';
const SANTIAGO = 'America/Santiago';
const NEW_YORK = 'America/New_York';
const MADRID = 'Europe/Madrid';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
function told(written: string, zone: string, since: string, reader: string): string {
  const [at, now] = [new Date(written), new Date(since)];
  const there = hourThere(at, zone, now, reader);
  return plain(ownHour(at, now, reader) + (there === null ? '' : ` (${there})`));
}

describe('an hour, for one reader', () => {
  it.each([
    ['today', '2026-11-29T02:46:00Z', BOGOTA, '2026-11-28T15:00:00Z', 'hoy, 9:46 p. m.'],
    ['an hour ago', '2026-11-29T02:46:00Z', BOGOTA, '2026-11-29T03:46:00Z', 'hoy, 9:46 p. m.'],
    ['tomorrow', '2026-11-29T02:46:00Z', BOGOTA, '2026-11-28T04:59:00Z', 'mañana, 9:46 p. m.'],
    ['today from midnight on', '2026-11-29T02:46:00Z', BOGOTA, '2026-11-28T05:00:00Z', 'hoy, 9:46 p. m.'],
    ['yesterday', '2026-11-29T02:46:00Z', BOGOTA, '2026-11-29T05:00:00Z', 'ayer, 9:46 p. m.'],
    ['this week', '2026-11-29T02:46:00Z', BOGOTA, '2026-11-26T15:00:00Z', 'sáb 28 nov, 9:46 p. m.'],
    ['two days ago', '2026-11-29T02:46:00Z', BOGOTA, '2026-11-30T15:00:00Z', 'sáb 28 nov, 9:46 p. m.'],
    ['ten months away', '2027-09-30T02:46:00Z', BOGOTA, '2026-11-30T15:00:00Z', 'mié 29 sep, 9:46 p. m.'],
    [
      'eleven months away',
      '2027-10-02T02:46:00Z',
      BOGOTA,
      '2026-11-30T15:00:00Z',
      'vie 1 oct 2027, 9:46 p. m.',
    ],
    [
      'years ago',
      '2024-02-29T17:00:00Z',
      BOGOTA,
      '2026-11-30T15:00:00Z',
      'jue 29 feb 2024, 12:00 del mediodía',
    ],
    [
      'over new year',
      '2027-01-01T05:00:00Z',
      BOGOTA,
      '2026-12-31T15:00:00Z',
      'mañana, 12:00 de la madrugada',
    ],
    ['noon', '2026-11-28T17:00:00Z', BOGOTA, '2026-11-28T15:00:00Z', 'hoy, 12:00 del mediodía'],
    ['midnight', '2026-11-28T05:00:00Z', BOGOTA, '2026-11-28T15:00:00Z', 'hoy, 12:00 de la madrugada'],
    ['five past noon', '2026-11-28T17:05:00Z', BOGOTA, '2026-11-28T15:00:00Z', 'hoy, 12:05 p. m.'],
    ['five past midnight', '2026-11-28T05:05:00Z', BOGOTA, '2026-11-28T15:00:00Z', 'hoy, 12:05 a. m.'],
    [
      'the day of 25 hours is one day',
      '2026-11-02T04:59:00Z',
      NEW_YORK,
      '2026-11-01T04:00:00Z',
      'hoy, 11:59 p. m.',
    ],
    // In Chile the hour after midnight on 6 September does not exist.
    [
      'before clocks go forward',
      '2026-09-06T03:59:00Z',
      SANTIAGO,
      '2026-09-06T03:00:00Z',
      'hoy, 11:59 p. m.',
    ],
    [
      'after clocks went forward',
      '2026-09-06T04:00:00Z',
      SANTIAGO,
      '2026-09-06T03:00:00Z',
      'mañana, 1:00 a. m.',
    ],
  ])('in the zone of the tournament: %s', (_, at, zone, now, text) => {
    expect(told(at, zone, now, zone)).toBe(text);
  });

  it.each([
    [
      'the same clock elsewhere',
      '2026-11-29T02:46:00Z',
      BOGOTA,
      '2026-11-28T15:00:00Z',
      'America/Lima',
      'hoy, 9:46 p. m.',
    ],
    [
      'an hour behind',
      '2026-11-29T02:46:00Z',
      BOGOTA,
      '2026-11-28T15:00:00Z',
      MEXICO,
      'hoy, 8:46 p. m. (9:46 p. m. en Colombia)',
    ],
    [
      'half an hour or more',
      '2026-11-29T02:46:00Z',
      BOGOTA,
      '2026-11-28T15:00:00Z',
      'Asia/Kathmandu',
      'mañana, 8:31 a. m. (sáb 28 nov, 9:46 p. m. en Colombia)',
    ],
    [
      'the next day there',
      '2026-11-28T04:30:00Z',
      CARACAS,
      '2026-11-27T15:00:00Z',
      BOGOTA,
      'hoy, 11:30 p. m. (sáb 28 nov, 12:30 a. m. en Venezuela)',
    ],
    // Clocks in New York go back on 1 November at 2:00. Clocks in Bogotá never change.
    [
      'before clocks go back',
      '2026-11-01T05:30:00Z',
      BOGOTA,
      '2026-11-01T05:10:00Z',
      NEW_YORK,
      'hoy, 1:30 a. m. (12:30 a. m. en Colombia)',
    ],
    [
      'after clocks went back',
      '2026-11-01T06:30:00Z',
      BOGOTA,
      '2026-11-01T05:10:00Z',
      NEW_YORK,
      'hoy, 1:30 a. m.',
    ],
    [
      'Spain in winter',
      '2026-11-28T20:00:00Z',
      MADRID,
      '2026-11-28T15:00:00Z',
      BOGOTA,
      'hoy, 3:00 p. m. (9:00 p. m. en España)',
    ],
  ])('elsewhere: %s', (_, at, zone, now, reader, text) => {
    expect(told(at, zone, now, reader)).toBe(text);
  });

  it('is that of the device, unless another one is given', () => {
    readFrom(MEXICO);
    const at = new Date('2026-11-29T02:46:00Z');
    expect(plain(ownHour(at, at))).toBe('hoy, 8:46 p. m.');
  });

  it('is not read across two lines', () => {
    expect(clockText(new Date('2026-11-29T02:46:00Z'), BOGOTA)).toBe('9:46\u00A0p.\u00A0m.');
  });

  it('is the same in the long date of the specification', () => {
    const long = (at: string) => plain(longText(new Date(at), BOGOTA));
    expect(long('2026-12-03T07:00:00Z')).toBe('jueves, 3 de diciembre de 2026, 2:00 a. m.');
    expect(long('2026-12-03T17:00:00Z')).toBe('jueves, 3 de diciembre de 2026, 12:00 del mediodía');
  });

  it.each([
    ['today', '2026-11-29T02:46:00Z', 'las 9:46 p. m.'],
    ['one o’clock', '2026-11-28T18:10:00Z', 'la 1:10 p. m.'],
    ['half past midnight', '2026-11-28T05:30:00Z', 'las 12:30 a. m.'],
    ['noon', '2026-11-28T17:00:00Z', 'las 12:00 del mediodía'],
    ['midnight', '2026-11-29T05:00:00Z', 'mañana, 12:00 de la madrugada'],
    ['tomorrow', '2026-11-30T01:00:00Z', 'mañana, 8:00 p. m.'],
    ['another day', '2026-12-02T01:00:00Z', 'el mar 1 dic, 8:00 p. m.'],
  ])('stands in a sentence: %s', (_, at, text) => {
    const now = new Date('2026-11-28T15:00:00Z');
    expect(plain(hourInSentence(new Date(at), now, BOGOTA))).toBe(text);
  });

  it.each([
    ['today', '2026-11-29T02:00:00Z', '2026-11-29T02:40:00Z', 'desde las 9:00 p. m. hasta las 9:40 p. m.'],
    [
      'over midnight',
      '2026-11-29T02:00:00Z',
      '2026-11-30T01:00:00Z',
      'desde las 9:00 p. m. hasta mañana, 8:00 p. m.',
    ],
    [
      'on another day',
      '2026-12-02T00:20:00Z',
      '2026-12-02T01:00:00Z',
      'desde el mar 1 dic, 7:20 p. m. hasta las 8:00 p. m.',
    ],
  ])('tells a span in a sentence: %s', (_, from, to, text) => {
    const now = new Date('2026-11-28T15:00:00Z');
    expect(plain(spanInSentence(new Date(from), new Date(to), now, BOGOTA))).toBe(text);
  });

  it.each([
    ['2026-11-29T02:46:00Z', 'hoy, 9:46 p. m.'],
    ['2026-12-02T01:00:00Z', 'el mar 1 dic, 8:00 p. m.'],
  ])('says when something happens: %s', (at, text) => {
    const now = new Date('2026-11-28T15:00:00Z');
    expect(plain(ownAt(new Date(at), now, BOGOTA))).toBe(text);
  });
});

describe('a span', () => {
  it.each([
    ['of one day', '2026-11-29T01:00:00Z', '2026-11-29T01:40:00Z', BOGOTA, 'hoy, 8:00 p. m. – 8:40 p. m.'],
    ['elsewhere', '2026-11-29T01:00:00Z', '2026-11-29T01:40:00Z', MEXICO, 'hoy, 7:00 p. m. – 7:40 p. m.'],
    [
      'into the next day',
      '2026-11-28T22:00:00Z',
      '2026-11-29T22:00:00Z',
      BOGOTA,
      'hoy, 5:00 p. m. – mañana, 5:00 p. m.',
    ],
  ])('%s', (_, from, to, reader, text) => {
    const now = new Date('2026-11-28T15:00:00Z');
    expect(plain(fromToText(new Date(from), new Date(to), now, reader))).toBe(text);
  });
});

describe('an hour, for everybody', () => {
  const at = new Date('2026-11-29T02:46:00Z');
  const now = new Date('2026-11-28T15:00:00Z');

  it('names the date and the clock, and says nothing of today', () => {
    expect(plain(namedHour(at, BOGOTA, now))).toBe('sáb 28 nov, 9:46 p. m. en Colombia');
    expect(plain(namedInSentence(at, BOGOTA, now))).toBe('el sáb 28 nov, 9:46 p. m. en Colombia');
  });

  it('stays on a page for readers whose clock shows the same', () => {
    expect(plain(hourOnPage(at, BOGOTA, now, 'America/Lima'))).toBe('sáb 28 nov, 9:46 p. m. en Colombia');
    expect(plain(hourOnPage(at, BOGOTA, now, MEXICO))).toBe('hoy, 8:46 p. m.');
  });

  it('has days without an hour', () => {
    expect([dateText(at, BOGOTA, now), dayText(at, BOGOTA, now), dayText(at, MADRID, now)]).toEqual([
      'sáb 28 nov',
      'hoy',
      'mañana',
    ]);
  });
});

describe('a zone', () => {
  it.each([
    ['America/Bogota', 'en Colombia'],
    ['America/Mexico_City', 'en México'],
    ['America/Argentina/Buenos_Aires', 'en Argentina'],
    // Some browsers use this old name of the zone.
    ['America/Buenos_Aires', 'en Argentina'],
    ['America/New_York', 'en el este de EE.\u00A0UU.'],
    ['Pacific/Easter', 'en Isla de Pascua'],
    ['Atlantic/Canary', 'en Canarias'],
    ['UTC', 'en UTC'],
    ['Etc/GMT+5', 'en UTC-5'],
    ['Etc/GMT-10', 'en UTC+10'],
  ])('is called as people call it: %s', (zone, name) => {
    expect(inZone(zone)).toBe(name);
  });

  it.each([
    ['America/Guatemala', 'Guatemala'],
    ['America/Ciudad_Juarez', 'Ciudad Juarez'],
    ['America/Argentina/San_Juan', 'San Juan'],
    ['Europe/Lisbon', 'Lisbon'],
  ])('that has no name of its own is called by its city: %s', (zone, name) => {
    expect(zonePlace(zone)).toBe(name);
  });

  it('has a name that people use, wherever the editor offers it', () => {
    expect(COMMON_TIME_ZONES.map((zone) => plain(zonePlace(zone)))).toEqual([
      'México',
      'Colombia',
      'Perú',
      'Ecuador',
      'Venezuela',
      'Bolivia',
      'Chile',
      'Argentina',
      'Uruguay',
      'Paraguay',
      'Guatemala',
      'Costa Rica',
      'Panamá',
      'República Dominicana',
      'el este de EE. UU.',
      'España',
    ]);
  });
});

it.each([
  [MEXICO, '3:00 p. m. en Colombia'],
  [MADRID, '3:00 p. m. en Colombia'],
  ['Asia/Tokyo', 'mar 1 dic, 3:00 p. m. en Colombia'],
  [BOGOTA, 'en Colombia'],
  ['America/Lima', 'en Colombia'],
  [null, 'en Colombia'],
])(
  'below an hour read in %s stands that of the tournament only where it is another one: %s',
  (reader, line) => {
    const asOf = new Date('2026-11-20T12:00:00Z');
    expect(plain(zoneLine(new Date('2026-12-01T20:00:00Z'), BOGOTA, asOf, reader))).toBe(line);
    expect(zoneLine(null, BOGOTA, asOf, reader)).toBe('');
  },
);
