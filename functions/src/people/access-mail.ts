import type { Mail } from '@copa/domain/mail';
import type { UserRequest } from '@copa/domain/people/user-request';
import { mailOf } from '../mail.ts';
import * as words from './words.ts';

/** The mail does not name the request: the account's opener chose that name, and the address may be somebody else's. */
export function accessMail({ email, status, notes }: UserRequest, now: Date): Mail {
  const letter = status === 'approved' ? words.approvedLetter(notes) : words.rejectedLetter(notes);
  return mailOf(email, letter, now);
}
