import { phoneKey } from '@copa/domain/contact';
import type { Registration } from '@copa/domain/registrations/registration';
import { plainText } from '../../../lib/plain-text.ts';

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
  const words = plainText([unit.name, unit.tag, ...players].join('\n'));
  prepared.set(registration, words);
  return words;
}

export function registrationMatcher(
  text: string,
  besideIt: (registration: Registration) => string = () => '',
): (registration: Registration) => boolean {
  const terms = plainText(text).split(/\s+/).filter(Boolean);
  const digits = PHONE_LIKE.test(text) ? phoneKey(text) : '';
  return (registration) => {
    const words = `${wordsOf(registration)}\n${plainText(besideIt(registration))}`;
    return (digits !== '' && words.includes(digits)) || terms.every((term) => words.includes(term));
  };
}
