import { headlineOf } from '@copa/domain/day/headline';
import type { HeadlineKind, HeadlineUnit, Played } from '@copa/domain/day/headline-kind';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { type CardContent, drawFirstCard, hasAll } from '../../../../lib/built-page/first-card.ts';
import { type RestValue, readFields } from '../../../../lib/network/firestore-value.ts';
import { learnServerTime, serverNow } from '../../../../lib/network/server-clock.ts';
import { readLocal, writeLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import * as words from '../../words/ticket.ts';
import { toneOf } from './headline-tone.ts';
import { labelOf, type Tap, tapOf } from './tap.ts';
import { frameLine, titleOf } from './ticket-title.ts';

export type TicketCardSlot = 'tournament' | 'name' | 'sentence' | 'next' | 'action';
export type TicketCardPart = 'next' | 'action';

const UNIT_FIELDS: Readonly<Record<keyof HeadlineUnit | 'name', true>> = {
  name: true,
  unit: true,
  status: true,
  place: true,
  members: true,
  incompleteUntil: true,
  confirmations: true,
  late: true,
  readyAt: true,
  placedAt: true,
  promotedAt: true,
  confirmBy: true,
  releasedBy: true,
  lobby: true,
  rooms: true,
};
const TOURNAMENT_FIELDS: Readonly<Record<keyof Played | 'name', true>> = {
  name: true,
  date: true,
  endDate: true,
  endedAt: true,
  formerDate: true,
  cancelledAt: true,
  cancelReason: true,
  timeZone: true,
  windows: true,
  closings: true,
  waitlist: true,
  stage: true,
};

type CardTicket = HeadlineUnit & Pick<Ticket, 'name'>;
type CardTournament = Played & { readonly name: string };

interface Own {
  readonly isCaptain: boolean;
  readonly consentSlot: number | null;
}

/** No table changes these. */
const WITHOUT_TABLE: ReadonlySet<HeadlineKind> = new Set([
  'cancelled',
  'rejected',
  'released',
  'released-incomplete',
  'lost',
  'lost-late',
  'room',
]);

/** True before the first match too, when the table is empty. */
function knowsWithoutTable(kind: HeadlineKind, { lobby }: CardTicket, { date }: CardTournament, now: Date) {
  const isPlayed = lobby !== null && (lobby.stage > 1 || date === null || date <= now);
  return !isPlayed || WITHOUT_TABLE.has(kind);
}

/** Makes what the page says first; null where the sentence needs the table. Who waits reads the position once React runs. */
export function ticketCard(ticket: CardTicket, tournament: CardTournament, now: Date, own: Own | null) {
  const reader = own === null ? 'anybody' : own.isCaptain ? 'captain' : 'player';
  const { kind, when, sentence, next, action } = headlineOf(ticket, tournament, now, {
    reader,
    ownSlot: own?.consentSlot ?? null,
  });
  if (!knowsWithoutTable(kind, ticket, tournament, now)) return null;
  const tap = tapOf(action);
  const content: CardContent<TicketCardSlot, TicketCardPart> = {
    slots: {
      tournament: frameLine(tournament.name, when),
      name: titleOf(ticket),
      sentence,
      next: next ?? '',
      action: labelOf(action),
    },
    parts: { next: next !== null, action: tap !== null },
  };
  return { tone: toneOf(kind), content, tap };
}

interface FoundDocument {
  readonly found?: { readonly fields?: Readonly<Record<string, RestValue>> };
  readonly readTime?: string;
}

async function readEarly(asked: Promise<unknown> | undefined) {
  const [answer] = ((await asked) ?? []) as readonly FoundDocument[];
  if (answer?.found === undefined) return {};
  learnServerTime(Date.parse(answer.readTime ?? ''));
  return readFields(answer.found.fields);
}

/** Finds the registration with this ticket that was made on this phone; `own-registrations.ts` keeps them. */
function ownOf(ticketId: string): Own | null {
  const kept = JSON.parse(readLocal(storageKeys.registrations) ?? '[]') as readonly {
    readonly unit: { readonly ticketId: string; readonly isCaptain: boolean };
    readonly consent?: { readonly slot: number };
  }[];
  const own = kept.find(({ unit }) => unit.ticketId === ticketId);
  return own === undefined ? null : { isCaptain: own.unit.isCaptain, consentSlot: own.consent?.slot ?? null };
}

const readTaps = () => JSON.parse(readLocal(storageKeys.taps) ?? '{}') as Readonly<Record<string, Tap>>;

/** React sends the tap as soon as it runs: `tap-part.tsx`. */
function keepTap(button: HTMLButtonElement, ticketId: string, tap: Tap): void {
  writeLocal(storageKeys.taps, JSON.stringify({ ...readTaps(), [ticketId]: tap }));
  button.ariaBusy = 'true';
  button.textContent = words.sending;
}

export async function drawTicketCard(): Promise<void> {
  const [ticket = {}, tournament = {}] = await Promise.all((globalThis.earlyBodies ?? []).map(readEarly));
  const ticketId = location.pathname.split('/').at(-1) ?? '';
  if (!hasAll<CardTicket>(ticket, UNIT_FIELDS)) return;
  if (!hasAll<CardTournament>(tournament, TOURNAMENT_FIELDS)) return;
  // React shows the outcome of a tap that got no answer.
  if (readTaps()[ticketId] !== undefined) return;
  const drawn = ticketCard(ticket, tournament, serverNow(), ownOf(ticketId));
  if (drawn === null) return;
  const { tone, content, tap } = drawn;
  // A phone that keeps nothing would lose the tap.
  if (tap !== null && !writeLocal(storageKeys.taps, readLocal(storageKeys.taps))) return;
  const button = drawFirstCard(tone, content)?.querySelector('button');
  if (tap !== null) button?.addEventListener('click', () => keepTap(button, ticketId, tap), { once: true });
}
