import type { Followers, Push } from '@copa/domain/day/push';
import { DAY_MS } from '@copa/domain/limits';
import type { StoredRegistration } from '@copa/domain/registrations/registration';

/**
 * While a push is stored, a repeated job does not send it again. So pushes are kept for longer than jobs are
 * repeated.
 */
const KEPT_MS = 7 * DAY_MS;

export interface PushNotice extends Pick<Push, 'kind' | 'about' | 'until'> {
  readonly turn: number | string | null;
}

export function pushOf(
  { id, tournamentId }: Pick<StoredRegistration, 'id' | 'tournamentId'>,
  { kind, about, turn, until }: PushNotice,
  now: Date,
): Push {
  return {
    id: [id, kind, about, turn].filter((part) => part !== '' && part !== null).join('-'),
    registrationId: id,
    followers: null,
    tournamentId,
    kind,
    about,
    until,
    expiresAt: new Date(now.getTime() + KEPT_MS),
    takenAt: null,
  };
}

export function followersPushOf(
  { id, tournamentId }: Pick<Followers, 'id' | 'tournamentId'>,
  notice: PushNotice,
  now: Date,
): Push {
  return { ...pushOf({ id, tournamentId }, notice, now), registrationId: null, followers: id };
}
