import { phoneKey } from '@copa/domain/contact';

/** A shorter number has no country code, and WhatsApp would write to somebody else. */
const INTERNATIONAL_DIGITS = 11;

export function hasCountryCode(phone: string): boolean {
  return phone.trim().startsWith('+') || phoneKey(phone).length >= INTERNATIONAL_DIGITS;
}

/** A number that WhatsApp could misread is left out: the organiser then chooses the contact. */
export function whatsAppUrl(phone: string, message: string): string {
  const number = hasCountryCode(phone) ? phoneKey(phone) : '';
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}

/** A mail to that address alone: text behind a question mark would add fields such as other recipients. */
export function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
