import { headlineOf } from '@copa/domain/day/headline';
import { ENDED_KINDS, type ProtestDecision } from '@copa/domain/day/headline-kind';
import type { TableRank } from '@copa/domain/registrations/table-rank';
import type { TicketRoom } from '@copa/domain/registrations/ticket-room';
import type { ReactNode } from 'react';
import { paths } from '../../../../../config/paths.ts';
import { ownSlotWithoutConsent } from '../../own-slot.ts';
import type { useTap } from '../tap-part.tsx';
import type { KnownTicket } from '../use-ticket.ts';
import type { TicketParts } from './ticket-parts.ts';

export interface OwnOfTicket {
  readonly code: string;
  readonly isCaptain: boolean;
  /** The slots of minors who lacked consent when this phone last stored their registrations. */
  readonly consentSlots?: readonly number[];
  /** This phone also stores the registrations of these members of the same team. */
  readonly others?: readonly { readonly code: string; readonly playerName: string }[];
}

export interface ShownTicket extends KnownTicket, ReturnType<typeof ticketState> {
  readonly own: OwnOfTicket | null;
  readonly parts: TicketParts;
  readonly stale: boolean;
  readonly room: TicketRoom | null;
  readonly tapping: ReturnType<typeof useTap>;
  readonly consent: ReactNode;
  readonly team: ReactNode;
}

/** Returns the headline, and what the page asks this reader to do. */
export function ticketState(
  { ticket, tournament, position, table }: KnownTicket,
  own: OwnOfTicket | null,
  decision: ProtestDecision | null,
  now: Date,
) {
  const ownSlot = ownSlotWithoutConsent(ticket.members, own?.consentSlots);
  const reader = own === null ? 'anybody' : own.isCaptain ? 'captain' : 'player';
  const headline =
    tournament && headlineOf(ticket, tournament, now, { reader, position, table, decision, ownSlot });
  const kind = headline?.kind;
  const isReleased = ticket.place === 'released';
  const consentSlot = isReleased || kind === undefined || ENDED_KINDS.has(kind) ? null : ownSlot;
  const invites = reader === 'captain' && !isReleased && kind?.endsWith('incomplete') === true;
  const action = headline?.action ?? null;
  const isBoardFirst = action === null && (isDecided(table) || kind === 'disqualified');
  const boardTo =
    table &&
    tournament &&
    paths.board.to(tournament.id) + (table.stage === tournament.stage ? '' : `?fase=${table.stage}`);
  return {
    headline,
    action,
    consentSlot,
    boardTo,
    asks: kind === 'consent' ? kind : invites ? 'team' : null,
    toBoard: isBoardFirst ? boardTo : null,
    isAsked: invites || consentSlot !== null || action !== null,
    isDead: isReleased || (tournament?.cancelledAt ?? null) !== null,
  } as const;
}

export function isDecided(table: TableRank | null): boolean {
  return table !== null && (table.isClosed || table.isChampion);
}
