import { phoneKey } from '@copa/domain/contact';
import type { Registration, RegistrationStatus } from '@copa/domain/registrations/registration';
import { plainText } from '../../../../lib/plain-text.ts';

export interface InboxFilter {
  readonly status: RegistrationStatus | null;
  readonly text: string;
  readonly onlyDuplicates: boolean;
}

const PHONE_LIKE = /^[+\d\s()-]+$/;

/** A registration that did not change is the same object, so its words are prepared once. */
const prepared = new WeakMap<Registration, string>();

function wordsOf(registration: Registration): string {
  const known = prepared.get(registration);
  if (known !== undefined) return known;
  const { fullName, freeFireId, phone, email } = registration;
  const words = plainText(`${fullName}\n${freeFireId}\n${phone}\n${phoneKey(phone)}\n${email}`);
  prepared.set(registration, words);
  return words;
}

/** Matches names, player ids, phones and e-mails; accents, capitals and how a phone is written do not count. */
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
  { status, text, onlyDuplicates }: InboxFilter,
  duplicates: ReadonlyMap<string, unknown>,
): readonly Registration[] {
  const matches = textMatcher(text);
  return registrations.filter(
    (registration) =>
      (status === null || registration.status === status) &&
      (!onlyDuplicates || duplicates.has(registration.id)) &&
      matches(registration),
  );
}
