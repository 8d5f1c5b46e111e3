import type { Followers, Push } from '@copa/domain/day/push';
import { DAY_MS } from '@copa/domain/limits';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { PUSHES } from './collections.ts';
import type { Writer } from './database.ts';

/**
 * While a push is stored, a repeated job does not send it again. So pushes are kept for longer than jobs are
 * repeated.
 */
const KEPT_MS = 7 * DAY_MS;

export interface PushNotice extends Pick<Push, 'kind' | 'about' | 'until'> {
  readonly turn: number | string | null;
}

/** `merge` keeps `takenAt` of a push that exists, so that a repeated event of the platform sends nothing. */
type PushWriter = Pick<Writer, 'merge'>;

export function queuePush(
  writer: PushWriter,
  { id, tournamentId }: Pick<StoredRegistration, 'id' | 'tournamentId'>,
  notice: PushNotice,
  now: Date,
): void {
  writer.merge(PUSHES, { ...pushOf(id, notice, now), tournamentId, registrationId: id, followers: null });
}

export function queueFollowersPush(
  writer: PushWriter,
  { id, tournamentId }: Pick<Followers, 'id' | 'tournamentId'>,
  notice: PushNotice,
  now: Date,
): void {
  writer.merge(PUSHES, { ...pushOf(id, notice, now), tournamentId, registrationId: null, followers: id });
}

function pushOf(receiver: string, { kind, about, turn, until }: PushNotice, now: Date) {
  return {
    id: [receiver, kind, about, turn].filter((part) => part !== '' && part !== null).join('-'),
    kind,
    about,
    until,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
}
