import { noteOwn } from './own-registrations.ts';
import { fetchOwn, forgetOwn } from './present-own.ts';

/**
 * Finds the current ticket for a phone whose ticket no longer exists; a registration that is gone is removed
 * from the phone.
 */
export async function findAgain(code: string, onGone: (why: string) => void): Promise<string | null> {
  const registration = await fetchOwn(code, onGone);
  if (registration === null) forgetOwn(code);
  else noteOwn(code, registration);
  return registration?.ticketId ?? null;
}
