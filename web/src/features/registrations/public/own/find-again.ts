import { fetchOwn } from './fetch-own.ts';
import { forgetOwn } from './forget-own.ts';
import { noteOwn } from './note-own.ts';

/**
 * Gives the ticket of now to a phone whose ticket leads nowhere. When the registration is gone, as when it was erased by age,
 * the phone forgets it.
 */
export async function findAgain(code: string): Promise<string | null> {
  const registration = await fetchOwn(code);
  if (registration === null) {
    forgetOwn(code);
    return null;
  }
  noteOwn(code, registration);
  return registration.ticketId;
}
