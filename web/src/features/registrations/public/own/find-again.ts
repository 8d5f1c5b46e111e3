import { fetchOwn } from './fetch-own.ts';
import { forgetOwn } from './forget-own.ts';
import { noteOwn } from './note-own.ts';

/** The ticket of now, for a phone whose ticket leads nowhere; a registration that is gone is forgotten. */
export async function findAgain(code: string): Promise<string | null> {
  const registration = await fetchOwn(code);
  if (registration === null) {
    forgetOwn(code);
    return null;
  }
  noteOwn(code, registration);
  return registration.ticketId;
}
