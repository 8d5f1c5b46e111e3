import { confirmPlace, sayReady } from '@copa/domain/day/own-endpoints';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../../lib/network/api-client.ts';
import { useRetry } from '../../../../lib/network/use-retry.ts';
import { keepTap, readTap, type Tap } from './kept-taps.ts';

export interface Tapping {
  /** The one that no answer has come to yet. */
  readonly waiting: Tap | null;
  readonly sending: boolean;
  /** Why the last one does not count. */
  readonly refusal: string | null;
  readonly send: (tap: Tap) => void;
}

async function call(ticketId: string, tap: Tap): Promise<Ticket> {
  const headers = { ticketId };
  if (tap === 'ready') return (await callApi(sayReady, { headers })).ticket;
  return (await callApi(confirmPlace, { headers, body: { window: tap } })).ticket;
}

/** Whether it may still have counted, or may count yet: sent again, it answers the same. */
function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && (error.retryable || error.status === 429 || error.status >= 500);
}

/** Kept on this phone until the server has answered, and sent again when the connection is back, in a later visit too. */
export function useTap(ticketId: string, onTicket: (ticket: Ticket) => void): Tapping {
  const [waiting, setWaiting] = useState(() => readTap(ticketId));
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const busy = useRef(false);

  const send = useCallback(
    (tap: Tap) => {
      if (busy.current) return;
      busy.current = true;
      keepTap(ticketId, tap);
      setWaiting(tap);
      setRefusal(null);
      setSending(true);
      const settle = () => {
        keepTap(ticketId, null);
        setWaiting(null);
      };
      call(ticketId, tap)
        .then(
          (ticket) => {
            settle();
            onTicket(ticket);
          },
          (error: unknown) => {
            if (isUncertain(error)) return;
            settle();
            setRefusal(messageOf(error));
          },
        )
        .finally(() => {
          busy.current = false;
          setSending(false);
        });
    },
    [ticketId, onTicket],
  );

  const again = useCallback(() => {
    const tap = readTap(ticketId);
    if (tap !== null) send(tap);
  }, [ticketId, send]);
  // What an earlier visit could not send.
  useEffect(() => {
    if (navigator.onLine) again();
  }, [again]);
  useRetry(waiting !== null && !sending, again);

  return { waiting, sending, refusal, send };
}
