import { phoneKey } from '@copa/domain/contact';
import { seenPhone } from '@copa/domain/contact/seen-phone';
import type { Registration } from '@copa/domain/registrations/registration';
import { searched, searchedOnce } from './searched.ts';

/** Many phones contain any two or three digits, so a search such as `2.0` would find them. */
const PHONE_DIGITS_MIN = 4;
const PHONE_LIKE = /^[+\d\s()-]+$/;

const wordsOf = searchedOnce(({ unit, members }: Registration) => {
  const players = members.flatMap((member) =>
    member.state === 'accepted'
      ? [member.nick, member.fullName, member.freeFireId, member.phone, phoneKey(member.phone), member.email]
      : [],
  );
  return [unit.name, unit.tag, ...players];
});

export function registrationMatcher(
  text: string,
  besideIt: (registration: Registration) => string = () => '',
): (registration: Registration) => boolean {
  const terms = searched(text).split(' ').filter(Boolean);
  const phone = seenPhone(text);
  const digits = PHONE_LIKE.test(phone) ? phoneKey(phone) : '';
  const isPhone = digits.length >= PHONE_DIGITS_MIN;
  return (registration) => {
    const words = `${wordsOf(registration)}\n${searched(besideIt(registration))}`;
    return (isPhone && words.includes(digits)) || terms.every((term) => words.includes(term));
  };
}
