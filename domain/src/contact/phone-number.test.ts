import { describe, expect, it } from 'vitest';
import { countryCode, hasCountryCode, phoneOf, whatsAppNumber, withCountryCode } from './phone-number.ts';
import { PHONE_COUNTRIES } from './words/phone-countries.ts';

describe('a number for WhatsApp', () => {
  it.each([
    ['+57 300 123 4567', 'America/Mexico_City', '573001234567'],
    ['0052 55 1234 5678', 'America/Bogota', '525512345678'],
    ['55 1234 5678', 'America/Mexico_City', '525512345678'],
    ['81 1234 5678', 'America/Mexico_City', '528112345678'],
    ['52 55 1234 5678', 'America/Mexico_City', '525512345678'],
    ['52 1 55 1234 5678', 'America/Mexico_City', '525512345678'],
    ['300 123 4567', 'America/Bogota', '573001234567'],
    ['0414 123 4567', 'America/Caracas', '584141234567'],
    ['11 1234 5678', 'America/Argentina/Buenos_Aires', '5491112345678'],
    ['54 9 11 1234 5678', 'America/Argentina/Buenos_Aires', '5491112345678'],
    ['54 11 1234 5678', 'America/Argentina/Buenos_Aires', '5491112345678'],
    ['099 123 456', 'America/Montevideo', '59899123456'],
    [' +57 300 123 4567', 'Asia/Tokyo', '573001234567'],
  ])('%s in %s', (phone, zone, number) => {
    expect(whatsAppNumber(phone, zone)).toBe(number);
  });

  it.each([
    ['of another country', '55 1234 5678', 'America/Bogota'],
    ['of Colombia, on a phone in Mexico', '300 123 4567', 'America/Mexico_City'],
    ['too short', '1234 5678', 'America/Mexico_City'],
    ['with the 15 of a mobile in between', '11 15 1234 5678', 'America/Argentina/Buenos_Aires'],
    ['where no country is known', '55 1234 5678', 'Asia/Tokyo'],
  ])('is not guessed when it is doubtful: %s', (_why, phone, zone) => {
    expect(whatsAppNumber(phone, zone)).toBeNull();
  });
});

describe('the code of a country', () => {
  it.each([
    ['300 123 4567', '+57 3001234567'],
    ['57 300 123 4567', '+57 3001234567'],
    ['+52 55 1234 5678', '+52 55 1234 5678'],
    [' 0052 55 1234 5678', '0052 55 1234 5678'],
    ['\u202A+52 1 55 1234 5678\u202C', '+52 1 55 1234 5678'],
    ['(+52) 55.1234.5678', '+52 55-1234-5678'],
    ['+52\u00A055\u00A01234\u20115678', '+52\u00A055\u00A01234-5678'],
    ['＋５２ ５５ １２３４ ５６７８', '+52 55 1234 5678'],
    ['300.123.4567', '+57 3001234567'],
    ['601 123 4567', '601 123 4567'],
  ])('stands before a number of Colombia: %s', (phone, written) => {
    expect(withCountryCode(phone, 'America/Bogota')).toBe(written);
  });

  it('is known for the countries of our players', () => {
    expect([countryCode('America/Lima'), countryCode('Asia/Tokyo')]).toEqual(['51', null]);
    expect(
      ['America/Punta_Arenas', 'Pacific/Easter', 'Atlantic/Canary', 'America/Cordoba'].map(countryCode),
    ).toEqual(['56', '56', '34', '54']);
    expect(['America/Ciudad_Juarez', 'America/Matamoros', 'America/Phoenix'].map(countryCode)).toEqual([
      '52',
      '52',
      '1',
    ]);
    expect(['+57 1', '0057 1', '57 1', '3+57'].map(hasCountryCode)).toEqual([true, true, false, false]);
  });
});

describe('one phone', () => {
  it.each([
    ['+52 1 55 1234 5678', '+52 55 1234 5678', 'America/Bogota'],
    ['5512345678', '+52 1 (55) 1234-5678', 'America/Mexico_City'],
    ['52 1 55 1234 5678', '0052 55 1234 5678', 'America/Mexico_City'],
    ['300 123 4567', '+57 300 1234567', 'America/Bogota'],
    ['0414 123 4567', '+58 414 123 4567', 'America/Caracas'],
    ['+54 9 11 1234 5678', '11 1234 5678', 'America/Argentina/Buenos_Aires'],
    ['+54 11 1234 5678', '+54 9 11 1234 5678', 'America/Lima'],
  ])('is %s and %s', (one, other, zone) => {
    expect(phoneOf(one, zone)).toBe(phoneOf(other, zone));
  });

  it('is not that of another country, nor one that differs in a digit', () => {
    expect(phoneOf('300 123 4567', 'America/Bogota')).not.toBe(phoneOf('300 123 4567', 'America/Lima'));
    expect(phoneOf('+52 55 1234 5678', 'UTC')).not.toBe(phoneOf('+52 55 1234 5679', 'UTC'));
  });
});

it('the countries to choose from have a code, a name, and are in order', () => {
  expect(PHONE_COUNTRIES.filter(([zone]) => countryCode(zone) === null)).toEqual([]);
  const names = PHONE_COUNTRIES.map(([, name]) => name);
  expect(names).toEqual([...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'es')));
  expect(names).toHaveLength(21);
});
