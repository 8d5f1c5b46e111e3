import type { HeadlineAction } from '@copa/domain/day/headline';
import { confirmPlace, sayReady } from '@copa/domain/day/own-endpoints';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { WINDOW_KINDS } from '@copa/domain/tournaments/places/window';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { callApi } from '../../../../lib/network/api-client.ts';
import { useOutbox } from '../../../../lib/network/use-outbox.ts';
import { keptValue, readableValues } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import * as words from '../../words/ticket.ts';
import { labelOf, type Tap, tapOf } from './tap.ts';

/** `first-card-script.ts` writes the taps too. */
const kept = keptValue(storageKeys.taps, readableValues(z.enum(['ready', ...WINDOW_KINDS])));

export function readTap(ticketId: string): Tap | null {
  return kept.read()?.[ticketId] ?? null;
}

function keepTap(ticketId: string, tap: Tap | null): void {
  const { [ticketId]: _, ...others } = kept.read() ?? {};
  const taps = tap === null ? others : { ...others, [ticketId]: tap };
  kept.keep(Object.keys(taps).length === 0 ? null : taps);
}

async function call(ticketId: string, tap: Tap): Promise<Ticket> {
  const headers = { ticketId };
  if (tap === 'ready') return (await callApi(sayReady, { headers })).ticket;
  return (await callApi(confirmPlace, { headers, body: { window: tap } })).ticket;
}

export function useTap(ticketId: string, onTicket: (ticket: Ticket) => void) {
  const [waiting, setWaiting] = useState(() => readTap(ticketId));
  const keep = (tap: Tap | null) => {
    keepTap(ticketId, tap);
    setWaiting(tap);
  };
  const { sending, refusal, isHeldBack, deliver } = useOutbox({
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
  return { waiting, sending, refusal, isHeldBack, send };
}

export function TapPart({
  action,
  tapping,
}: {
  action: HeadlineAction | null;
  tapping: ReturnType<typeof useTap>;
}) {
  const { waiting, sending, refusal, isHeldBack, send } = tapping;
  const tap = waiting ?? tapOf(action);
  const hasButton = tap !== null;
  useEffect(() => {
    if (!hasButton) return undefined;
    return () => {
      // The button may have had the focus, so the title gets it if no other control has it now.
      const title = document.querySelector('h1');
      if (document.activeElement?.contains(title)) title?.focus({ preventScroll: true });
    };
  }, [hasButton]);
  if (tap === null && refusal === null) return null;
  return (
    <div className="grid gap-3">
      <div role="alert" className="empty:hidden">
        {waiting !== null && !sending && (
          <p className="flex gap-2 font-semibold text-warning">
            <Icon name="alert" className="mt-0.5 size-5" />
            <span className="min-w-0">{isHeldBack ? words.heldBack : words.notSent}</span>
          </p>
        )}
        {refusal !== null && <p className="font-semibold text-danger">{refusal}</p>}
      </div>
      {tap !== null && (
        <Button
          size="lg"
          block
          icon={waiting === null ? 'check' : undefined}
          busy={sending}
          onClick={() => send(tap)}
        >
          {sending ? words.sending : waiting === null ? labelOf(action) : words.sendNow}
        </Button>
      )}
    </div>
  );
}
