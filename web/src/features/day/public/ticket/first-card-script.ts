import type { HeadlineTournament, HeadlineUnit } from '@copa/domain/day/headline-kind';
import type { TablePlace } from '@copa/domain/registrations/table-rank';
import type { OpenRoom } from '@copa/domain/registrations/ticket-room';
import { drawFirstCard, hasAll } from '../../../../lib/built-page/first-card.ts';
import { type RestValue, readFields } from '../../../../lib/network/firestore-value.ts';
import { learnServerTime, serverNow } from '../../../../lib/network/server-clock.ts';
import { readLocal, writeLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { keepTabRoom } from '../../../../lib/storage/tab-room.ts';
import * as words from '../../words/ticket.ts';
import { copyOutcome, copyRoom, spelled } from './room/copy-room.ts';
import type { Tap } from './tap.ts';
import { type CardKnown, type CardTicket, type CardTournament, ticketCard } from './ticket-card.ts';

const UNIT_FIELDS: Readonly<Record<keyof HeadlineUnit | 'name' | 'number', true>> = {
  name: true,
  number: true,
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
  leftFrom: true,
  lobby: true,
  rooms: true,
};
/** A ticket that an earlier version stored lacks these. */
const NEW_FIELDS = { leftFrom: null };
const TOURNAMENT_FIELDS: Readonly<Record<keyof HeadlineTournament | 'name', true>> = {
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
  plan: true,
};
const ROOM_FIELDS: Readonly<Record<keyof OpenRoom, true>> = {
  id: true,
  tournamentId: true,
  match: true,
  roomId: true,
  password: true,
  openAt: true,
  seat: true,
};

interface FoundDocument {
  readonly found?: { readonly name?: string; readonly fields?: Readonly<Record<string, RestValue>> };
  readonly readTime?: string;
}

async function readEarly(asked: Promise<unknown> | undefined) {
  const [answer] = ((await asked) ?? []) as readonly FoundDocument[];
  if (answer?.found === undefined) return {};
  learnServerTime(Date.parse(answer.readTime ?? ''));
  const { name = '', fields } = answer.found;
  return { ...readFields(fields), id: name.slice(name.lastIndexOf('/') + 1) };
}

/** No schema is loaded before the card is drawn, and another version may have stored another shape. */
function readStored(key: string): unknown {
  try {
    return JSON.parse(readLocal(key) ?? 'null');
  } catch {
    return null;
  }
}

interface StoredOwn {
  readonly unit?: { readonly ticketId?: string; readonly isCaptain?: boolean };
  readonly consent?: { readonly slot?: number };
}

/** Reads what `own-registrations.ts` stored on this phone. */
function ownOf(ticketId: string): CardKnown['own'] {
  const kept = [readStored(storageKeys.registrations)].flat() as readonly (StoredOwn | null)[];
  const here = kept.filter((own) => own?.unit?.ticketId === ticketId);
  if (here.length === 0) return null;
  return {
    isCaptain: here.some((own) => own?.unit?.isCaptain),
    consentSlots: here.flatMap((own) => own?.consent?.slot ?? []),
  };
}

const readTaps = () => ({ ...(readStored(storageKeys.taps) as Readonly<Record<string, Tap>> | null) });

/** `tap-part.tsx` sends the stored tap once React shows the ticket. */
function keepTap(button: HTMLButtonElement, ticketId: string, tap: Tap): void {
  writeLocal(storageKeys.taps, JSON.stringify({ ...readTaps(), [ticketId]: tap }));
  button.ariaBusy = 'true';
  button.textContent = words.sending;
}

/** Null for a unit in no table, undefined if the table is unknown. */
export type PlaceIn = (board: object, number: number) => TablePlace | null | undefined;

export async function drawTicketCard(placeIn: PlaceIn): Promise<void> {
  const early = await Promise.all((globalThis.earlyBodies ?? []).map(readEarly));
  const [read = {}, tournament = {}, opened = {}, board = {}] = early;
  const ticket = { ...NEW_FIELDS, ...read };
  const ticketId = location.pathname.split('/').at(-1) ?? '';
  if (!hasAll<CardTicket>(ticket, UNIT_FIELDS)) return;
  if (!hasAll<CardTournament>(tournament, TOURNAMENT_FIELDS)) return;
  // Only React shows the state of a stored tap, so a ticket with a stored tap gets no first card.
  if (readTaps()[ticketId] !== undefined) return;
  const isInTable = ticket.place !== 'waiting' && ticket.lobby !== null;
  const table = isInTable ? placeIn(board, ticket.number) : null;
  if (table === undefined) return;
  const { tone, content, tap, room } = ticketCard(ticket, tournament, serverNow(), {
    own: ownOf(ticketId),
    table,
    opened: hasAll<OpenRoom>(opened, ROOM_FIELDS) ? opened : null,
  });
  // If the phone cannot store taps, draws no card with a button for one, because the tap would be lost.
  if (tap !== null && !writeLocal(storageKeys.taps, readLocal(storageKeys.taps) ?? '{}')) return;
  const card = drawFirstCard(tone, content);
  const button = card?.querySelector('button');
  if (tap !== null) button?.addEventListener('click', () => keepTap(button, ticketId, tap), { once: true });
  const section = card?.querySelector('section');
  if (section && room !== null) openUp(section, ticketId, room);
}

function openUp(section: HTMLElement, ticketId: string, room: OpenRoom): void {
  keepTabRoom({ ticketId, room });
  for (const said of section.querySelectorAll('dd .sr-only'))
    said.textContent = spelled(said.textContent ?? '');
  section.querySelector('button')?.addEventListener('click', () => void copy(section, room));
  // The browser may keep this page in its back/forward cache, so the room is removed.
  addEventListener('pagehide', () => section.remove(), { once: true });
}

async function copy(section: HTMLElement, room: OpenRoom): Promise<void> {
  const isCopied = await copyRoom(room);
  const { className, said } = copyOutcome(isCopied);
  Object.assign(section.querySelector('output') ?? {}, { className, textContent: said });
  const label = section.querySelector('button span');
  if (label !== null && isCopied) label.textContent = said;
}
