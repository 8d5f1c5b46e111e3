import type { Mail } from '@copa/domain/mail';
import type { UserRequest } from '@copa/domain/people/user-request';
import { mailOf } from '../mail.ts';
import * as words from './words.ts';

/**
 * A stranger may have chosen the name of the request under somebody else's address, so the mail leaves that
 * name out.
 */
export function accessMail({ email, status, notes }: UserRequest, now: Date): Mail {
  const letter = status === 'approved' ? words.approvedLetter(notes) : words.rejectedLetter(notes);
  return mailOf(email, letter, now);
}
