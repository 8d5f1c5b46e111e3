import { DAY_MS } from '@copa/domain/limits';
import { endOf } from '@copa/domain/tournaments/state';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { expectedDay, hasNoDay, knownEnd, noteDay } from '../own/own-days.ts';
import { readOwnRegistrations, renewOwn } from '../own/own-registrations.ts';
import { dayOf, fetchOwn, forgetOwn } from '../own/present-own.ts';

/**
 * The site erases players some days after their tournament, so the phone forgets them too. It asks first, because
 * the tournament may have been postponed.
 */
export async function forgetErased(keepPlayersDays: number): Promise<void> {
  const before = serverNow().getTime() - (keepPlayersDays + 1) * DAY_MS;
  const old = readOwnRegistrations().filter((own) => knownEnd(own) < before);
  for (const { code } of old) {
    const registration = await fetchOwn(code);
    if (registration === null) {
      forgetOwn(code);
      continue;
    }
    if (!renewOwn(code, registration)) continue;
    const { ticketId } = registration;
    if (!hasNoDay(ticketId)) noteDay(ticketId, expectedDay(endOf(dayOf(registration))));
  }
}
