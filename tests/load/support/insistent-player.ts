import type { RegistrationInput } from '@copa/domain/registrations/registration';
import { type Answer, call } from './http.ts';

/**
 * Signs up as the site does: what was not answered, or answered with "come back", is sent again with the same
 * request id until there is an answer. `address` resolves when there is a service to talk to.
 */
export async function signUpInsistently(
  address: () => Promise<string>,
  player: RegistrationInput,
): Promise<Answer> {
  for (;;) {
    const answer = await attempt(await address(), player);
    if (answer !== null) return answer;
  }
}

async function attempt(url: string, player: RegistrationInput): Promise<Answer | null> {
  try {
    const answer = await call(url, 'POST', '/registrations', player);
    return answer.status === 429 || answer.status >= 502 ? null : answer;
  } catch (error) {
    // This is how fetch says that a connection broke.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
