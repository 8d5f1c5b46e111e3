import { expect, it } from 'vitest';
import { whatsAppUrl } from './whatsapp-url.ts';

it('lets the organiser choose the contact if there is no number', () => {
  expect(whatsAppUrl(null, 'Hola & adiós')).toBe('https://wa.me/?text=Hola%20%26%20adi%C3%B3s');
});
