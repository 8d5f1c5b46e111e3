import { TicketIdSchema } from '@copa/domain/ids';
import { MINUTE_MS, PUBLIC_POLL_MS } from '@copa/domain/limits';
import { type Ticket, TicketSchema } from '@copa/domain/registrations/ticket';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { poll } from '../../../../lib/network/poll.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useOnline } from '../../../../lib/network/use-online.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { forgetTicket, type KnownTicket, keepTicket, readTicket } from './kept-tickets.ts';

/** A tournament changes seldom: it is read again when somebody comes back to the page after so long. */
const TOURNAMENT_MS = 10 * MINUTE_MS;

/** Null for one that does not exist or is not published. */
export type ReadTournament = (id: string) => Promise<Tournament | null>;

export type TicketLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly known: KnownTicket; readonly stale: boolean };

async function fetchTicket(id: string): Promise<Ticket | null> {
  if (!z.safeParse(TicketIdSchema, id).success) return null;
  const { readDocument } = await import('../../../../lib/network/public-firestore.ts');
  const document = await readDocument(`tickets/${id}`);
  return document === null ? null : z.parse(TicketSchema, { ...document.data, id });
}

type Outcome = KnownTicket | 'missing' | 'failed';

/** One document for each poll, whatever else the screen shows. Returns the function that ends it. */
function follow(id: string, readTournament: ReadTournament, tell: (outcome: Outcome) => void): () => void {
  let tournament: Tournament | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let due = true;
  const comeBack = () => {
    if (!document.hidden && Date.now() - readAt >= TOURNAMENT_MS) due = true;
  };
  const read = async () => {
    try {
      const ticket = await fetchTicket(id);
      if (ticket === null) {
        end();
        forgetTicket(id);
        tell('missing');
        return;
      }
      if (due) {
        tournament = await readTournament(ticket.tournamentId);
        readAt = Date.now();
        due = false;
      }
      const known = { asOf: serverNow().getTime(), ticket, tournament };
      keepTicket(known);
      tell(known);
    } catch (error) {
      reportProblem('the ticket could not be loaded', error);
      tell('failed');
    }
  };
  document.addEventListener('visibilitychange', comeBack);
  const stop = poll(read, PUBLIC_POLL_MS);
  const end = () => {
    stop();
    document.removeEventListener('visibilitychange', comeBack);
  };
  return end;
}

/** For one id, as long as the screen stands: first as it was last known, then followed. */
export function useTicket(id: string, readTournament: ReadTournament): TicketLoad {
  const [known, setKnown] = useState(() => readTicket(id));
  const [state, setState] = useState<'waiting' | 'fresh' | 'missing' | 'failed'>('waiting');
  const online = useOnline();

  useEffect(
    () =>
      follow(id, readTournament, (outcome) => {
        if (typeof outcome === 'string') {
          setState(outcome);
        } else {
          setKnown(outcome);
          setState('fresh');
        }
      }),
    [id, readTournament],
  );

  if (state === 'missing') return { state };
  const failed = state === 'failed' || !online;
  if (known !== null) return { state: 'ready', known, stale: failed };
  return { state: failed ? 'failed' : 'loading' };
}
