import { FREE_FIRE_ID_MAX, FREE_FIRE_ID_MIN, PHONE_MIN } from './limits.ts';

const EMAIL = /^[^\s@]+@([^\s@]+)$/;
/** What mail programs read as a list, a group, a comment or a name before an address. */
const MORE_THAN_A_MAILBOX = /[,;:<>()[\]"\\]/;
const PHONE = new RegExp(`^\\+?[\\d\\s()-]{${PHONE_MIN},}$`);
const FREE_FIRE_ID = new RegExp(`^[0-9]{${FREE_FIRE_ID_MIN},${FREE_FIRE_ID_MAX}}$`);

/**
 * Text, an at sign, text, a dot, text. The dot is looked for apart: one expression that may take it for text as well
 * tries every pair of dots, and a long enough text keeps the server busy for seconds.
 */
export function isEmail(value: string): boolean {
  const host = EMAIL.exec(value)?.[1] ?? '';
  return host.slice(1, -1).includes('.');
}

/** One mailbox, as whoever counts its mails has to see it: `any,ana@x.mx` and `any<ana@x.mx>` all reach `ana@x.mx`. */
export function isMailbox(value: string): boolean {
  return isEmail(value) && !MORE_THAN_A_MAILBOX.test(value);
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
