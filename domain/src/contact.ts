import { FREE_FIRE_ID_MAX, FREE_FIRE_ID_MIN, PHONE_MIN } from './limits.ts';

/** Text, an at sign, text, a dot, text: what the product calls an e-mail. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = new RegExp(`^\\+?[\\d\\s()-]{${PHONE_MIN},}$`);
const FREE_FIRE_ID = new RegExp(`^[0-9]{${FREE_FIRE_ID_MIN},${FREE_FIRE_ID_MAX}}$`);

export function isEmail(value: string): boolean {
  return EMAIL.test(value);
}

export function isPhone(value: string): boolean {
  return PHONE.test(value);
}

export function isFreeFireId(value: string): boolean {
  return FREE_FIRE_ID.test(value);
}

/** Two ways of writing one address or number compare equal. */
export function emailKey(value: string): string {
  return value.trim().toLowerCase();
}

export function phoneKey(value: string): string {
  return value.replaceAll(/\D/g, '');
}
