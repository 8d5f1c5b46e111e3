import { refusal } from '../refusals.ts';
import { LOCAL_ADMIN_UID } from './identity.ts';

interface SignIn {
  readonly auth_time: number;
  readonly sessionEnds?: unknown;
}

interface Holder {
  readonly uid: string;
  readonly disabled: boolean;
  readonly tokensValidAfterTime?: string | undefined;
}

/**
 * Checks `disabled` and `tokensValidAfterTime`, because without `checkRevoked` the Admin SDK checks them only
 * with the emulator.
 */
export function requireOpenSession(holder: Holder, { auth_time, sessionEnds }: SignIn, now: Date): void {
  const { uid, disabled, tokensValidAfterTime } = holder;
  const isEnded =
    tokensValidAfterTime !== undefined && auth_time * 1000 < new Date(tokensValidAfterTime).getTime();
  if (disabled || isEnded) throw refusal('token-revoked');
  const ends = typeof sessionEnds === 'number' ? sessionEnds * 1000 : 0;
  if (uid === LOCAL_ADMIN_UID && ends <= now.getTime()) throw refusal('token-expired');
}
