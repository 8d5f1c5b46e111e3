import type { AcceptanceInput } from '@copa/domain/registrations/invitation';
import type { RegistrationInput } from '@copa/domain/registrations/registration';
import { type Answer, call } from './http.ts';

/** `address` resolves when a service is running. */
export function signUpInsistently(
  address: () => Promise<string>,
  player: RegistrationInput,
): Promise<Answer> {
  return sendInsistently(address, '/registrations', player);
}

export function acceptInsistently(address: () => Promise<string>, partner: AcceptanceInput): Promise<Answer> {
  return sendInsistently(address, '/registrations/invitation', partner);
}

async function sendInsistently(address: () => Promise<string>, path: string, body: object): Promise<Answer> {
  for (;;) {
    const answer = await attempt(await address(), path, body);
    if (answer !== null) return answer;
  }
}

async function attempt(url: string, path: string, body: object): Promise<Answer | null> {
  try {
    const answer = await call(url, 'POST', path, body);
    return answer.status === 429 || answer.status >= 502 ? null : answer;
  } catch (error) {
    // `call` reports a broken connection with this error.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
