import { phoneKey } from '@copa/domain/contact';
import { seenPhone } from '@copa/domain/contact/seen-phone';
import type { Registration } from '@copa/domain/registrations/registration';
import { searched } from './searched.ts';

const PHONE_LIKE = /^[+\d\s()-]+$/;

const prepared = new WeakMap<Registration, string>();

function wordsOf(registration: Registration): string {
  const known = prepared.get(registration);
  if (known !== undefined) return known;
  const { unit, members } = registration;
  const players = members.flatMap((member) =>
    member.state === 'accepted'
      ? [member.nick, member.fullName, member.freeFireId, member.phone, phoneKey(member.phone), member.email]
      : [],
  );
  const words = [unit.name, unit.tag, ...players].map(searched).join('\n');
  prepared.set(registration, words);
  return words;
}

export function registrationMatcher(
  text: string,
  besideIt: (registration: Registration) => string = () => '',
): (registration: Registration) => boolean {
  const terms = searched(text).split(' ').filter(Boolean);
  const phone = seenPhone(text);
  const digits = PHONE_LIKE.test(phone) ? phoneKey(phone) : '';
  return (registration) => {
    const words = `${wordsOf(registration)}\n${searched(besideIt(registration))}`;
    return (digits !== '' && words.includes(digits)) || terms.every((term) => words.includes(term));
  };
}
