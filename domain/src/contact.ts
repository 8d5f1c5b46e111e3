import { FREE_FIRE_ID_MAX, FREE_FIRE_ID_MIN, PHONE_MIN } from './limits.ts';

const EMAIL = /^[^\s@]+@([^\s@]+)$/;
/** `#`, `%`, `&` and `?` are legal but refused here, because they have a meaning in a `mailto:` link. */
const MAILBOX_NAME = /^[\p{L}\p{M}\p{N}.!$'*+=^_{|}~-]+$/u;
const HOST_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const HOST_LABEL_MAX = 63;
export const PHONE = new RegExp(`^\\+?[\\d\\s()-]{${PHONE_MIN},}$`);
export const FREE_FIRE_ID = new RegExp(`^[0-9]{${FREE_FIRE_ID_MIN},${FREE_FIRE_ID_MAX}}$`);

/**
 * `EMAIL` does not look for the dot: with the dot, the expression would take quadratic time on a long text.
 */
export function isEmail(value: string): boolean {
  const host = EMAIL.exec(value)?.[1] ?? '';
  return host.slice(1, -1).includes('.');
}

export function isMailbox(value: string): boolean {
  const [name = '', host = '', ...more] = value.split('@');
  const labels = host.split('.');
  const isLabel = (label: string) => label.length <= HOST_LABEL_MAX && HOST_LABEL.test(label);
  const hasHost = labels.length > 1 && labels.every(isLabel);
  return more.length === 0 && MAILBOX_NAME.test(name) && hasHost && !/^\d+$/.test(labels.at(-1) ?? '');
}

export function isPhone(value: string): boolean {
  return PHONE.test(value);
}

export function isFreeFireId(value: string): boolean {
  return FREE_FIRE_ID.test(value);
}

/** Copied IDs come in groups, with unseen marks, or in full-width digits. */
export function seenId(value: string): string {
  return value.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
}

/** The game reads an ID as a number, so IDs that differ only in leading zeros belong to one player. */
export function freeFireIdKey(value: string): string {
  return value.replace(/^0+(?=\d)/, '');
}

export function emailKey(value: string): string {
  return value.trim().toLowerCase();
}

export function phoneKey(value: string): string {
  return value.replaceAll(/\D/g, '');
}
