import { headlineOf } from '@copa/domain/day/headline';
import type { HeadlineTournament, HeadlineUnit } from '@copa/domain/day/headline-kind';
import type { TablePlace } from '@copa/domain/registrations/table-rank';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { OpenRoom, TicketRoom } from '@copa/domain/registrations/ticket-room';
import type { CardContent } from '../../../../lib/built-page/first-card.ts';
import * as words from '../../words/ticket.ts';
import { toneOf } from './headline-tone.ts';
import { copyLabel } from './room/copy-room.ts';
import { ownRoom } from './room/own-room.ts';
import { labelOf, tapOf } from './tap.ts';
import { frameLine, hourBeside, titleOf } from './ticket-title.ts';

type RoomSlot = 'roomTitle' | 'seat' | 'roomId' | 'password' | 'copy' | 'stay';
export type TicketCardSlot = 'tournament' | 'there' | 'name' | 'sentence' | 'next' | 'action' | RoomSlot;
export type TicketCardPart = 'there' | 'next' | 'action' | 'room' | 'password' | 'noPassword';

export type CardTicket = HeadlineUnit & Pick<Ticket, 'name' | 'number'>;
export type CardTournament = HeadlineTournament & { readonly name: string };

export interface CardKnown {
  readonly own: { readonly isCaptain: boolean; readonly consentSlot: number | null } | null;
  readonly table: TablePlace | null;
  /** The room that this page has read from Firestore. */
  readonly opened: OpenRoom | null;
}

/** Makes the content of the first card. A waiting unit sees its position once React runs. */
export function ticketCard(
  ticket: CardTicket,
  tournament: CardTournament,
  now: Date,
  { own, table, opened }: CardKnown,
) {
  const reader = own === null ? 'anybody' : own.isCaptain ? 'captain' : 'player';
  const { kind, when, sentence, next, action } = headlineOf(ticket, tournament, now, {
    reader,
    ownSlot: own?.consentSlot ?? null,
    table,
  });
  const tap = tapOf(action);
  const shown = ownRoom(ticket, tournament, table, now);
  const room = opened !== null && shown?.id === opened.id ? opened : null;
  const there = hourBeside({ kind, when }, tournament, now);
  const content: CardContent<TicketCardSlot, TicketCardPart> = {
    slots: {
      tournament: frameLine(tournament.name, when),
      there: there ?? '',
      name: titleOf(ticket),
      sentence,
      next: next ?? '',
      action: labelOf(action),
      ...roomSlots(shown, room, ticket.unit.size > 1),
    },
    parts: {
      there: there !== null,
      next: next !== null,
      action: tap !== null,
      room: room !== null,
      password: room !== null && room.password !== '',
      noPassword: room?.password === '',
    },
  };
  return { tone: toneOf(kind, table?.pass), content, tap, room };
}

function roomSlots(
  shown: TicketRoom | null,
  room: OpenRoom | null,
  isTeam: boolean,
): Readonly<Record<RoomSlot, string>> {
  return {
    roomTitle: shown === null ? '' : words.roomOf(shown.match, shown.lobby),
    seat: String(shown?.seat ?? ''),
    roomId: room?.roomId ?? '',
    password: room?.password ?? '',
    copy: room === null ? '' : copyLabel(room),
    stay: words.stayInSeat(isTeam),
  };
}
