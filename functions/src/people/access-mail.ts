import type { Mail } from '@copa/domain/mail';
import type { UserRequest } from '@copa/domain/people/user-request';
import { mailOf } from '../mail.ts';
import * as words from './words.ts';

/**
 * Anybody can request access with somebody else's address, so the mail omits the name that the request gives.
 */
export function accessMail({ email, status, notes }: UserRequest, now: Date): Mail {
  const letter = status === 'approved' ? words.approvedLetter(notes) : words.rejectedLetter(notes);
  return mailOf(email, letter, now);
}
