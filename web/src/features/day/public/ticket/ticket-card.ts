import { type Headline, headlineOf } from '@copa/domain/day/headline';
import type { HeadlineKind, HeadlineTournament, HeadlineUnit } from '@copa/domain/day/headline-kind';
import type { TablePlace } from '@copa/domain/registrations/table-rank';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { OpenRoom, TicketRoom } from '@copa/domain/registrations/ticket-room';
import { ownAt } from '@copa/domain/time/hours';
import type { CardContent } from '../../../../lib/built-page/first-card.ts';
import * as words from '../../words/ticket.ts';
import { ownSlotWithoutConsent } from '../own-slot.ts';
import { looksOf, ownWindows, type WindowStep } from '../window-steps.ts';
import { toneOf } from './headline-tone.ts';
import { leftText } from './left-text.ts';
import { copyLabel } from './room/copy-room.ts';
import { ownRoom } from './room/own-room.ts';
import { labelOf, tapOf } from './tap.ts';
import { frameLine, hourBeside, titleOf } from './ticket-title.ts';

/** A tournament has at most three confirmations. */
export const STEPS = [0, 1, 2] as const;
type Step = (typeof STEPS)[number];
type StepSlot = `${'name' | 'says' | 'means' | 'dotLooks' | 'nameLooks'}${Step}`;
type StepPart = `${'step' | 'tick' | 'dot' | 'meaning'}${Step}`;
type BelowSlot = 'countLabel' | 'left' | 'updated' | 'windowsTitle' | StepSlot;

type RoomSlot = 'roomTitle' | 'seat' | 'roomId' | 'password' | 'copy' | 'stay';
export type TicketCardSlot =
  | ('tournament' | 'there' | 'name' | 'sentence' | 'next' | 'action')
  | RoomSlot
  | BelowSlot;
type BelowPart = 'count' | 'updated' | 'windows' | StepPart;
export type TicketCardPart = 'there' | 'next' | 'action' | 'room' | 'password' | 'noPassword' | BelowPart;

/** With these headlines, the first card may also have the countdown and the confirmations. */
const WHOLE: ReadonlySet<HeadlineKind> = new Set([
  'open',
  'coming',
  'confirmed',
  'confirmed-next',
  'dated',
  'pending',
  'pending-confirmed',
] as const);

export type CardTicket = HeadlineUnit & Pick<Ticket, 'name' | 'number'>;
export type CardTournament = HeadlineTournament & { readonly name: string };

export interface CardKnown {
  readonly own: { readonly isCaptain: boolean; readonly consentSlots: readonly number[] } | null;
  readonly table: TablePlace | null;
  readonly opened: OpenRoom | null;
}

export function ticketCard(
  ticket: CardTicket,
  tournament: CardTournament,
  now: Date,
  { own, table, opened }: CardKnown,
) {
  const reader = own === null ? 'anybody' : own.isCaptain ? 'captain' : 'player';
  const headline = headlineOf(ticket, tournament, now, {
    reader,
    ownSlot: ownSlotWithoutConsent(ticket.members, own?.consentSlots),
    table,
  });
  const { kind, when, at, sentence, next, action } = headline;
  const tap = tapOf(action);
  const shown = ownRoom(ticket, tournament, table, now);
  const room = opened !== null && shown?.id === opened.id ? opened : null;
  const there = hourBeside({ kind, when, at }, tournament, now);
  const isWhole = WHOLE.has(kind) && table === null && shown === null && !own?.consentSlots.length;
  const below = isWhole ? belowCard(ticket, tournament, now, headline.counts) : NOTHING_BELOW;
  const content: CardContent<TicketCardSlot, TicketCardPart> = {
    slots: {
      tournament: frameLine(tournament.name, when),
      there: there ?? '',
      name: titleOf(ticket),
      sentence,
      next: next ?? '',
      action: labelOf(action),
      ...roomSlots(shown, room, ticket.unit.size > 1),
      ...below.slots,
    },
    parts: {
      there: there !== null,
      next: next !== null,
      action: tap !== null,
      room: room !== null,
      password: room !== null && room.password !== '',
      noPassword: room?.password === '',
      ...below.parts,
    },
  };
  return { tone: toneOf(kind, table?.pass), content, tap, room };
}

type Below = CardContent<BelowSlot, BelowPart>;

function stepContent(index: Step, step: WindowStep | undefined): CardContent<StepSlot, StepPart> {
  const looks = looksOf(step?.dot ?? 'ahead');
  return {
    slots: {
      [`name${index}`]: step?.name ?? '',
      [`says${index}`]: step?.says ?? '',
      [`means${index}`]: step?.means ?? '',
      [`dotLooks${index}`]: looks.dot,
      [`nameLooks${index}`]: looks.name,
    } as CardContent<StepSlot, StepPart>['slots'],
    parts: {
      [`step${index}`]: step !== undefined,
      [`tick${index}`]: step?.dot === 'done',
      [`dot${index}`]: step?.dot !== 'done',
      [`meaning${index}`]: step?.means !== undefined,
    } as CardContent<StepSlot, StepPart>['parts'],
  };
}

function belowContent(
  texts: Readonly<Record<Exclude<BelowSlot, StepSlot>, string>>,
  steps: readonly WindowStep[],
): Below {
  const [first, second, third] = steps;
  const [a, b, c] = [stepContent(0, first), stepContent(1, second), stepContent(2, third)] as const;
  return {
    slots: { ...texts, ...a.slots, ...b.slots, ...c.slots },
    parts: {
      count: texts.left !== '',
      updated: texts.updated !== '',
      windows: steps.length > 0,
      ...a.parts,
      ...b.parts,
      ...c.parts,
    },
  };
}

const NOTHING_BELOW = belowContent({ countLabel: '', left: '', updated: '', windowsTitle: '' }, []);

function belowCard(
  ticket: CardTicket,
  tournament: CardTournament,
  now: Date,
  counts: Headline['counts'],
): Below {
  const windows = ownWindows(tournament, ticket, now);
  return belowContent(
    {
      countLabel: counts === null ? '' : words.countdownLabels[counts.to],
      left: counts === null ? '' : leftText(counts.at.getTime() - now.getTime()),
      updated: words.updated(ownAt(now, now)),
      windowsTitle: windows?.title ?? '',
    },
    windows?.steps ?? [],
  );
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
