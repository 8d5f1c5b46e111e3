import { confirmPlace, sayReady } from '@copa/domain/day/own-endpoints';
import { TicketIdSchema } from '@copa/domain/ids';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { useState } from 'react';
import * as z from 'zod/mini';
import { callApi } from '../../../../lib/network/api-client.ts';
import { useOutbox } from '../../../../lib/network/use-outbox.ts';
import { keptValue } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';

const TapSchema = z.enum(['ready', 'entry', 'match', 'final']);
/** A tap: ready, or the confirmation of a window. */
export type Tap = z.output<typeof TapSchema>;

const kept = keptValue(storageKeys.taps, z.record(TicketIdSchema, TapSchema));

/** The tap of this ticket that no answer has come to yet, also from an earlier visit. */
export function readTap(ticketId: string): Tap | null {
  return kept.read()?.[ticketId] ?? null;
}

function keepTap(ticketId: string, tap: Tap | null): void {
  const { [ticketId]: _, ...others } = kept.read() ?? {};
  const taps = tap === null ? others : { ...others, [ticketId]: tap };
  kept.keep(Object.keys(taps).length === 0 ? null : taps);
}

export interface Tapping {
  /** The one that no answer has come to yet. */
  readonly waiting: Tap | null;
  readonly sending: boolean;
  /** The reason why the last tap does not count. */
  readonly refusal: string | null;
  readonly send: (tap: Tap) => void;
}

async function call(ticketId: string, tap: Tap): Promise<Ticket> {
  const headers = { ticketId };
  if (tap === 'ready') return (await callApi(sayReady, { headers })).ticket;
  return (await callApi(confirmPlace, { headers, body: { window: tap } })).ticket;
}

/** The phone keeps a tap until the server has answered, and sends it again when the connection is back, in a later visit too. */
export function useTap(ticketId: string, onTicket: (ticket: Ticket) => void): Tapping {
  const [waiting, setWaiting] = useState(() => readTap(ticketId));
  const keep = (tap: Tap | null) => {
    keepTap(ticketId, tap);
    setWaiting(tap);
  };
  const { sending, refusal, deliver } = useOutbox({
    waiting,
    call: (tap: Tap) => call(ticketId, tap),
    onAnswer: (ticket) => {
      keep(null);
      onTicket(ticket);
    },
    onRefusal: () => keep(null),
  });
  const send = (tap: Tap) => {
    if (sending) return;
    keep(tap);
    deliver(tap);
  };
  return { waiting, sending, refusal, send };
}
