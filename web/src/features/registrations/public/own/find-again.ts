import { renewOwn } from './own-registrations.ts';
import { fetchOwn, forgetOwn } from './present-own.ts';

export async function findAgain(code: string, onGone: (why: string) => void): Promise<string | null> {
  const registration = await fetchOwn(code, onGone);
  if (registration === null) forgetOwn(code);
  else renewOwn(code, registration);
  return registration?.ticketId ?? null;
}
