import { phoneKey } from '../contact.ts';
import { seenPhone } from './seen-phone.ts';

interface Country {
  readonly code: string;
  readonly mobile: RegExp;
  readonly trunk?: string;
  /** WhatsApp needs these digits between country code and number. */
  readonly mark?: string;
}

/** The second digit of a Mexican number is never 0. Mobiles of Colombia often begin with 30. */
const MEXICO: Country = { code: '52', mobile: /^[2-9][1-9]\d{8}$/ };
const NORTH_AMERICA: Country = { code: '1', mobile: /^[2-9]\d{2}[2-9]\d{6}$/ };
const ARGENTINA: Country = { code: '54', mobile: /^[1-3]\d{9}$/, trunk: '0', mark: '9' };
const CHILE: Country = { code: '56', mobile: /^9\d{8}$/ };
const BRAZIL: Country = { code: '55', mobile: /^[1-9]\d9\d{8}$/, trunk: '0' };
const SPAIN: Country = { code: '34', mobile: /^[67]\d{8}$/ };
const ECUADOR: Country = { code: '593', mobile: /^9\d{8}$/, trunk: '0' };

const COUNTRIES: Readonly<Record<string, Country>> = {
  'America/Mexico_City': MEXICO,
  'America/Monterrey': MEXICO,
  'America/Tijuana': MEXICO,
  'America/Cancun': MEXICO,
  'America/Merida': MEXICO,
  'America/Chihuahua': MEXICO,
  'America/Hermosillo': MEXICO,
  'America/Mazatlan': MEXICO,
  'America/Bahia_Banderas': MEXICO,
  'America/Ciudad_Juarez': MEXICO,
  'America/Matamoros': MEXICO,
  'America/Ojinaga': MEXICO,
  'America/Bogota': { code: '57', mobile: /^3\d{9}$/ },
  'America/Lima': { code: '51', mobile: /^9\d{8}$/ },
  'America/Guayaquil': ECUADOR,
  'America/Caracas': { code: '58', mobile: /^4\d{9}$/, trunk: '0' },
  'America/La_Paz': { code: '591', mobile: /^[67]\d{7}$/ },
  'America/Santiago': CHILE,
  'America/Punta_Arenas': CHILE,
  'America/Coyhaique': CHILE,
  'Pacific/Easter': CHILE,
  'America/Buenos_Aires': ARGENTINA,
  'America/Argentina/Buenos_Aires': ARGENTINA,
  'America/Cordoba': ARGENTINA,
  'America/Argentina/Cordoba': ARGENTINA,
  'America/Montevideo': { code: '598', mobile: /^9\d{7}$/, trunk: '0' },
  'America/Asuncion': { code: '595', mobile: /^9\d{8}$/, trunk: '0' },
  'America/Guatemala': { code: '502', mobile: /^[3-5]\d{7}$/ },
  'America/El_Salvador': { code: '503', mobile: /^[67]\d{7}$/ },
  'America/Tegucigalpa': { code: '504', mobile: /^[3789]\d{7}$/ },
  'America/Managua': { code: '505', mobile: /^[578]\d{7}$/ },
  'America/Costa_Rica': { code: '506', mobile: /^[5-8]\d{7}$/ },
  'America/Panama': { code: '507', mobile: /^6\d{7}$/ },
  'America/Santo_Domingo': { code: '1', mobile: /^8[024]9[2-9]\d{6}$/ },
  'America/Puerto_Rico': NORTH_AMERICA,
  'America/New_York': NORTH_AMERICA,
  'America/Chicago': NORTH_AMERICA,
  'America/Denver': NORTH_AMERICA,
  'America/Phoenix': NORTH_AMERICA,
  'America/Los_Angeles': NORTH_AMERICA,
  'America/Sao_Paulo': BRAZIL,
  'Europe/Madrid': SPAIN,
  'Atlantic/Canary': SPAIN,
};

export function whatsAppNumber(phone: string, timeZone: string): string | null {
  const typed = phone.trim();
  const digits = phoneKey(typed);
  if (typed.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const country = COUNTRIES[timeZone];
  if (country === undefined) return null;
  const { code, mobile, trunk = '', mark = '' } = country;
  const national = without(trunk, digits);
  if (mobile.test(national)) return `${code}${mark}${national}`;
  if (!digits.startsWith(code)) return null;
  const bare = without(code, unmarked(digits));
  return mobile.test(bare) ? `${code}${mark}${bare}` : null;
}

function without(prefix: string, digits: string): string {
  return digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
}

export function withCountryCode(phone: string, timeZone: string): string {
  const seen = seenPhone(phone);
  if (hasCountryCode(seen)) return seen;
  const number = whatsAppNumber(seen, timeZone);
  const code = COUNTRIES[timeZone]?.code ?? '';
  return number === null ? phone : `+${code} ${number.slice(code.length)}`;
}

export const hasCountryCode = (phone: string) => /^(\+|00)/.test(seenPhone(phone));

/** Signs alone, or a few digits between them, fit `PHONE` too. */
export const isDialable = (phone: string) => /^\d{8,15}$/.test(phoneKey(seenPhone(phone)).replace(/^00/, ''));

export const countryCode = (timeZone: string) => COUNTRIES[timeZone]?.code ?? null;

const MARKED = /^(52)1(\d{10})$|^(54)9(\d{10})$/;

const unmarked = (number: string) => number.replace(MARKED, '$1$2$3$4');

export function phoneOf(phone: string, timeZone: string): string {
  return unmarked(whatsAppNumber(phone, timeZone) ?? phoneKey(phone));
}
