import { describe, expect, it } from 'vitest';
import { whatsAppNumber, whatsAppUrl } from './whatsapp-number.ts';

describe('a number for WhatsApp', () => {
  it.each([
    ['+57 300 123 4567', 'America/Mexico_City', '573001234567'],
    ['0052 55 1234 5678', 'America/Bogota', '525512345678'],
    ['55 1234 5678', 'America/Mexico_City', '525512345678'],
    ['52 55 1234 5678', 'America/Mexico_City', '525512345678'],
    ['300 123 4567', 'America/Bogota', '573001234567'],
    ['0414 123 4567', 'America/Caracas', '584141234567'],
    ['11 1234 5678', 'America/Argentina/Buenos_Aires', '5491112345678'],
    ['54 9 11 1234 5678', 'America/Argentina/Buenos_Aires', '5491112345678'],
    ['099 123 456', 'America/Montevideo', '59899123456'],
  ])('%s in %s', (phone, zone, number) => {
    expect(whatsAppNumber(phone, zone)).toBe(number);
  });

  it.each([
    ['of another country', '55 1234 5678', 'America/Bogota'],
    ['too short', '1234 5678', 'America/Mexico_City'],
    ['with the 15 of a mobile in between', '11 15 1234 5678', 'America/Argentina/Buenos_Aires'],
    ['where no country is known', '55 1234 5678', 'Asia/Tokyo'],
  ])('is not guessed when it is doubtful: %s', (_why, phone, zone) => {
    expect(whatsAppNumber(phone, zone)).toBeNull();
    expect(whatsAppUrl(null, 'Hola & adiós')).toBe('https://wa.me/?text=Hola%20%26%20adi%C3%B3s');
  });
});
