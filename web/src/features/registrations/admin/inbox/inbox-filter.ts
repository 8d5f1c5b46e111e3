import { phoneKey } from '@copa/domain/contact';
import type { Registration, RegistrationStatus } from '@copa/domain/registrations/registration';
import { plainText } from '../../../../lib/plain-text.ts';
import { acceptedMembers, isIncomplete } from '../unit-words.ts';

export interface InboxFilter {
  readonly status: RegistrationStatus | null;
  readonly text: string;
  readonly onlyDuplicates: boolean;
  readonly onlyIncomplete: boolean;
}

const PHONE_LIKE = /^[+\d\s()-]+$/;

/** A registration that did not change is the same object, so its words are prepared once. */
const prepared = new WeakMap<Registration, string>();

function wordsOf(registration: Registration): string {
  const known = prepared.get(registration);
  if (known !== undefined) return known;
  const { unit } = registration;
  const players = acceptedMembers(registration).flatMap(({ nick, fullName, freeFireId, phone, email }) => [
    nick,
    fullName,
    freeFireId,
    phone,
    phoneKey(phone),
    email,
  ]);
  const words = plainText([unit.name, unit.tag, ...players].join('\n'));
  prepared.set(registration, words);
  return words;
}

/** Matches teams, and of every member nick, name, player id, phone and e-mail; accents, capitals and how a phone is written do not count. */
function textMatcher(text: string): (registration: Registration) => boolean {
  const terms = plainText(text).split(/\s+/).filter(Boolean);
  const digits = PHONE_LIKE.test(text) ? phoneKey(text) : '';
  return (registration) => {
    const words = wordsOf(registration);
    return (digits !== '' && words.includes(digits)) || terms.every((term) => words.includes(term));
  };
}

export function filterRegistrations(
  registrations: readonly Registration[],
  { status, text, onlyDuplicates, onlyIncomplete }: InboxFilter,
  duplicates: ReadonlyMap<string, unknown>,
): readonly Registration[] {
  const matches = textMatcher(text);
  return registrations.filter(
    (registration) =>
      (status === null || registration.status === status) &&
      (!onlyDuplicates || duplicates.has(registration.id)) &&
      (!onlyIncomplete || isIncomplete(registration)) &&
      matches(registration),
  );
}
