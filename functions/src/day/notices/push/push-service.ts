import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Phone, PushMessage } from '@copa/domain/day/push';
import { DAY_MS, SECOND_MS } from '@copa/domain/limits';
import webPush from 'web-push';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

export interface OutgoingPush {
  readonly message: PushMessage;
  readonly isUrgent: boolean;
  readonly leftMs: number;
}

export type PushOutcome = 'sent' | 'gone' | 'failed';

export interface PushAttempt {
  readonly outcome: PushOutcome;
  readonly status: number | null;
}

export type SendPush = (phone: Phone, letter: OutgoingPush) => Promise<PushAttempt>;

const PAUSES_MS: readonly number[] = [SECOND_MS, 4 * SECOND_MS];
const ANSWER_MS = 10 * SECOND_MS;
/** Google's push service keeps a message for at most this time. */
const MOST_MS = 28 * DAY_MS;

export function createPushService(
  keys: PushKeys,
  pauses: readonly number[] = PAUSES_MS,
  patienceMs: number = ANSWER_MS,
): SendPush {
  return async (phone, letter) => {
    let last = await attempt(keys, phone, letter, patienceMs);
    for (const pause of pauses) {
      if (!mayBeOver(last)) break;
      await delay(pause);
      last = await attempt(keys, phone, letter, patienceMs);
    }
    return last;
  };
}

function mayBeOver({ status }: PushAttempt): boolean {
  return status === null || status === 429 || status >= 500;
}

async function attempt(
  vapidDetails: PushKeys,
  phone: Phone,
  { message, isUrgent, leftMs }: OutgoingPush,
  patienceMs: number,
): Promise<PushAttempt> {
  const { endpoint, p256dh, auth } = phone;
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails,
      TTL: Math.ceil(Math.min(leftMs, MOST_MS) / SECOND_MS),
      urgency: isUrgent ? 'high' : 'normal',
      topic: topicOf(message),
    },
  );
  try {
    const { status } = await fetch(endpoint, {
      method: request.method,
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: new Uint8Array(request.body),
      // Redirects are not followed, because `isPushEndpoint` has checked only the first address.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (status >= 200 && status < 300) return { outcome: 'sent', status };
    return { outcome: status === 404 || status === 410 ? 'gone' : 'failed', status };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { outcome: 'failed', status: null };
  }
}

function topicOf({ ticketId, tag }: PushMessage): string {
  return createHash('sha256').update(`${ticketId} ${tag}`).digest('base64url').slice(0, 32);
}
