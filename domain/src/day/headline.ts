import type { Addressee } from '../registrations/addressee.ts';
import { confirmableUntil } from '../registrations/confirmation.ts';
import type { TablePlace } from '../registrations/table-rank.ts';
import { INCOMPLETE_NEXT, whileIncomplete } from '../registrations/words/unit.ts';
import type { WindowKind } from '../tournaments/places/window.ts';
import { windowOf } from '../tournaments/places/window-phase.ts';
import {
  ENDED_KINDS,
  type HeadlineKind,
  type HeadlineTournament,
  type HeadlineUnit,
  headlineStateOf,
  nextWindow,
  ownTable,
  type ProtestDecision,
  playedNext,
  type Told,
  withNews,
} from './headline-kind.ts';
import { comingRoom } from './room-life.ts';
import * as words from './words/headline.ts';

export type HeadlineAction =
  | { readonly does: 'confirm'; readonly window: WindowKind; readonly isLate: boolean; readonly until: Date }
  | { readonly does: 'ready' };

export interface Headline {
  readonly kind: HeadlineKind;
  readonly when: string | null;
  readonly at: Date | null;
  readonly sentence: string;
  readonly next: string | null;
  readonly action: HeadlineAction | null;
  readonly counts: { readonly to: CountedTo; readonly at: Date } | null;
}

export type CountedTo = 'complete' | 'close' | 'open' | 'ready' | 'room' | 'start';

export interface HeadlineFacts {
  readonly reader?: Addressee;
  readonly position?: number | null;
  readonly ownSlot?: number | null;
  readonly table?: TablePlace | null;
  readonly decision?: ProtestDecision | null;
}

export function headlineOf(
  unit: HeadlineUnit,
  tournament: HeadlineTournament,
  now: Date,
  facts: HeadlineFacts = {},
): Headline {
  const { reader = 'anybody', position = null, table: known = null, decision = null, ownSlot = null } = facts;
  const table = ownTable(unit, known);
  const told = {
    ...withNews(headlineStateOf(unit, tournament, now, { table, ownSlot }), decision),
    unit,
    tournament,
    now,
    position,
    table,
    decision,
    ownSlot,
  };
  const { kind } = told;
  return {
    kind,
    when: ENDED_KINDS.has(kind) ? null : words.whenOf(told),
    at: playedNext(told),
    sentence: words.sentenceOf(kind, told),
    next: nextOf(told, INCOMPLETE_NEXT[reader]),
    action: actionOf(told),
    counts: countsOf(told),
  };
}

function nextOf(told: Told, advice: string): string | null {
  const { kind, tournament } = told;
  if (kind === 'waiting-incomplete') return `${whileIncomplete(tournament.waitlist.mode)} ${advice}`;
  return kind === 'incomplete' ? words.completeBy(told, advice) : words.nextOf(kind, told);
}

function actionOf({ kind, window, unit }: Told): HeadlineAction | null {
  if (kind === 'waiting-asked') return { does: 'ready' };
  if (!['open', 'promoted', 'review'].includes(kind)) return null;
  return (
    window && {
      does: 'confirm',
      window: window.kind,
      isLate: kind === 'review',
      until: confirmableUntil(window, unit),
    }
  );
}

function countsOf(told: Told): Headline['counts'] {
  const { kind, window, unit, tournament, table, now } = told;
  if (kind === 'review' || ENDED_KINDS.has(kind)) return null;
  const { date } = tournament;
  if (kind === 'incomplete' && unit.incompleteUntil !== null) {
    return { to: 'complete', at: unit.incompleteUntil };
  }
  if (window !== null && (kind === 'open' || kind === 'promoted')) {
    return { to: 'close', at: confirmableUntil(window, unit) };
  }
  const match = windowOf(tournament, 'match');
  if (kind === 'waiting' && match !== null && now < match.opensAt) return { to: 'ready', at: match.opensAt };
  if (kind === 'waiting-asked' && match !== null && now < match.closesAt) {
    return { to: 'close', at: match.closesAt };
  }
  const room = comingRoom(unit.rooms, table, now);
  const opening = unit.place === 'held' && kind !== 'incomplete' ? nextWindow(tournament, now) : null;
  if (opening !== null && (room === null || opening.opensAt < room.openAt)) {
    return { to: 'open', at: opening.opensAt };
  }
  if (room !== null && kind !== 'room') return { to: 'room', at: room.openAt };
  return date !== null && date > now ? { to: 'start', at: date } : null;
}
