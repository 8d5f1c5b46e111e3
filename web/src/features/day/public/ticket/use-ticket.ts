import { TicketIdSchema } from '@copa/domain/ids';
import { MINUTE_MS } from '@copa/domain/limits';
import { type TableRank, TableRankSchema } from '@copa/domain/registrations/table-rank';
import { type Ticket, TicketSchema } from '@copa/domain/registrations/ticket';
import { type FollowedTournament, FollowedTournamentSchema } from '@copa/domain/tournaments/followed';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { poll } from '../../../../lib/network/poll.ts';
import { learnServerTime, serverNow } from '../../../../lib/network/server-clock.ts';
import { useOnline } from '../../../../lib/network/use-online.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { keptList } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';

const KnownTicketSchema = z.object({
  /** The time of the last read of all documents, in milliseconds by `serverNow()`. */
  asOf: z.number(),
  /** The milliseconds by which `serverNow()` was ahead of this phone's clock. */
  aheadMs: z._default(z.number(), 0),
  ticket: TicketSchema,
  /** Null if the tournament does not exist or is not published. */
  tournament: z.nullable(FollowedTournamentSchema),
  /** Counted from 1. Null if the unit does not wait, or if its position is unknown. */
  position: z._default(z.nullable(z.number()), null),
  table: z._default(z.nullable(TableRankSchema), null),
});
export type KnownTicket = z.output<typeof KnownTicketSchema>;

/** The number of stored tickets is limited, because an organiser opens many. */
const kept = keptList(storageKeys.tickets, KnownTicketSchema, ({ ticket }) => ticket.id, 8);

function readTicket(id: string): KnownTicket | null {
  return kept.all().find(({ ticket }) => ticket.id === id) ?? null;
}

const FOLLOW_MS = MINUTE_MS;

export interface TicketSources {
  readonly readTournament: (id: string) => Promise<FollowedTournament | null>;
  readonly readTableRank: (tournamentId: string, stage: number, number: number) => Promise<TableRank | null>;
}

export type TicketLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready';
      readonly known: KnownTicket;
      readonly stale: boolean;
      readonly learn: (ticket: Ticket) => void;
    };

async function fetchTicket(id: string): Promise<Ticket | null> {
  if (!z.safeParse(TicketIdSchema, id).success) return null;
  const { followDocument } = await import('../../../../lib/network/public-firestore.ts');
  const document = await followDocument(`tickets/${id}`);
  return document === null ? null : z.parse(TicketSchema, { ...document.data, id });
}

async function readPosition({ place, turn, tournamentId }: Ticket): Promise<number | null> {
  if (place !== 'waiting' || turn === null) return null;
  // After a deployment this file may be gone. The ticket and its room must still be shown.
  const part = await import('./own-position.ts').catch(() => null);
  return part === null ? null : part.fetchPosition(tournamentId, turn);
}

export function useTicket(id: string, sources: TicketSources): TicketLoad {
  const [known, setKnown] = useState(() => readTicket(id));
  // True if the first card of this page shows newer data than the stored ticket.
  const [hasFirstCard] = useState(() => globalThis.firstCard?.of === location.pathname);
  const [state, setState] = useState<'waiting' | 'fresh' | 'missing' | 'failed'>('waiting');
  const online = useOnline();
  const learned = useRef(0);
  const isStored = useRef(known !== null);
  const store = useCallback(
    (current: KnownTicket) => {
      // Another tab may have removed the registration from this phone.
      if (isStored.current && readTicket(id) === null) return;
      isStored.current = true;
      kept.keep(current);
    },
    [id],
  );

  useEffect(() => {
    const last = readTicket(id);
    if (last !== null && !navigator.onLine) learnServerTime(Date.now() + last.aheadMs);
  }, [id]);

  useEffect(() => {
    const { readTournament, readTableRank } = sources;
    const readTable = async ({ place, lobby, tournamentId, number }: Ticket) =>
      place === 'waiting' || lobby === null ? null : readTableRank(tournamentId, lobby.stage, number);
    let isOver = false;
    const stop = poll(async () => {
      const learnedBefore = learned.current;
      try {
        const ticket = await fetchTicket(id);
        if (ticket === null) {
          stop();
          kept.forget(({ ticket: { id: over } }) => over === id);
          return setState('missing');
        }
        const [tournament, position, table] = await Promise.all([
          readTournament(ticket.tournamentId),
          readPosition(ticket),
          readTable(ticket),
        ]);
        // Drops `ticket` if a tap was answered during this poll, because the answer may be newer. Also drops it
        // after the page was left, because the registration may have been removed from this phone.
        if (isOver || learned.current !== learnedBefore) return;
        const asOf = serverNow().getTime();
        const current = { asOf, aheadMs: asOf - Date.now(), ticket, tournament, position, table };
        store(current);
        setKnown(current);
        setState('fresh');
      } catch (error) {
        if (isOver) return;
        reportProblem('the ticket could not be loaded', error);
        setState('failed');
      }
    }, FOLLOW_MS);
    return () => {
      isOver = true;
      stop();
    };
  }, [id, sources, store]);

  const learn = useCallback(
    (ticket: Ticket) => {
      learned.current += 1;
      setKnown((before) => {
        if (before === null) return null;
        const after = { ...before, ticket };
        store(after);
        return after;
      });
    },
    [store],
  );

  if (state === 'missing') return { state };
  const failed = state === 'failed' || !online;
  if (hasFirstCard && state === 'waiting' && !failed) return { state: 'loading' };
  if (known !== null) return { state: 'ready', known, stale: failed, learn };
  return { state: failed ? 'failed' : 'loading' };
}
