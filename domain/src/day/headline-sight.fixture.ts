import type { TableRank } from '../registrations/table-rank.ts';
import { NO_WAITLIST } from '../tournaments/places/waitlist.ts';
import { NO_CLOSINGS } from '../tournaments/places/window.ts';
import { after, before, START, tournament } from '../tournaments/state.fixture.ts';
import { DAY, HOUR, MINORS, TABLE, TEAM_DAY, UNITS } from './headline.fixture.ts';
import type { HeadlineFacts } from './headline.ts';
import {
  ALL_WINDOWS,
  confirmed,
  ENDS,
  ENTRY,
  FINAL,
  IN_FINAL,
  isMissing,
  lost,
  MATCH,
  MINUTE,
  waits,
} from './headline-day.fixture.ts';
import type { HeadlineKind, HeadlineTournament, HeadlineUnit } from './headline-kind.ts';
import { planned } from './headline-play.fixture.ts';

export interface SeenState {
  readonly now: Date;
  readonly unit?: Partial<HeadlineUnit>;
  readonly isAlone?: boolean;
  readonly tournament?: Partial<HeadlineTournament>;
  readonly table?: Partial<TableRank>;
  readonly known?: Pick<HeadlineFacts, 'reader' | 'ownSlot' | 'position' | 'decision'>;
  readonly lines: 1 | 2;
}

const EARLY = before(START, 50 * HOUR);
const wide = {
  windows: ALL_WINDOWS.map((each) => ({
    ...each,
    opensAt: each.kind === 'entry' ? before(START, 90 * HOUR) : each.opensAt,
  })),
};
const PLAYED = after(START, 2 * HOUR);
const ALL = confirmed('entry', 'match');
const IN_LOBBY = { lobby: { stage: 1, id: 'a' } };
const LAST = { pass: null, passing: null } as const;
const CLOSED = { isOver: true, isClosed: true } as const;
const PLANNED = { plan: planned(after(START, 3 * HOUR)) };
const LEFT = { status: 'pending', leftFrom: 'approved' } as const;
const promotedAt = before(START, 51 * HOUR);
const late = { late: { ...DAY.late, entry: START } };

export const SEEN_STATES: Readonly<Record<HeadlineKind, readonly SeenState[]>> = {
  cancelled: [{ now: EARLY, tournament: { cancelledAt: EARLY, cancelReason: 'No hay luz.' }, lines: 1 }],
  rejected: [{ now: EARLY, unit: { status: 'rejected', place: 'released' }, lines: 2 }],
  released: [{ now: EARLY, unit: { place: 'released' }, lines: 1 }],
  'released-incomplete': [
    { now: EARLY, unit: { place: 'released', releasedBy: 'incomplete', ...isMissing }, lines: 2 },
  ],
  lost: [{ now: after(ENTRY.closes, HOUR), unit: lost('entry'), lines: 2 }],
  'lost-late': [{ now: after(ENTRY.closes, HOUR), unit: { ...lost('entry'), ...late }, lines: 2 }],
  champion: [
    {
      now: PLAYED,
      table: { ...LAST, ...CLOSED, stage: 2, rank: 1, points: 164, isChampion: true },
      lines: 2,
    },
  ],
  placed: [
    { now: PLAYED, table: { ...LAST, ...CLOSED, stage: 2, rank: 3, of: 12 }, lines: 2 },
    { now: PLAYED, table: { ...LAST, ...CLOSED, rank: 19 }, lines: 1 },
  ],
  out: [
    { now: PLAYED, table: { ...CLOSED, pass: 'out', rank: 11, of: 12, inLobby: true }, lines: 2 },
    { now: PLAYED, table: { ...CLOSED, pass: 'out', rank: 19 }, lines: 1 },
  ],
  disqualified: [{ now: PLAYED, table: { rank: null }, lines: 2 }],
  passed: [
    { now: PLAYED, table: { ...CLOSED, rank: 11 }, lines: 2 },
    { now: PLAYED, table: { ...CLOSED, rank: 11 }, tournament: PLANNED, lines: 2 },
  ],
  over: [{ now: after(ENDS, 1), unit: ALL, lines: 1 }],
  consent: [
    {
      now: EARLY,
      isAlone: true,
      unit: { status: 'pending', members: MINORS.alone },
      known: { ownSlot: 1 },
      lines: 2,
    },
    { now: EARLY, isAlone: true, unit: { status: 'pending', members: MINORS.alone }, lines: 2 },
    {
      now: EARLY,
      isAlone: true,
      unit: { status: 'pending', place: 'waiting', members: MINORS.alone },
      known: { ownSlot: 1 },
      lines: 2,
    },
  ],
  'consent-others': [
    { now: EARLY, unit: { status: 'pending', members: MINORS.complete }, known: { ownSlot: 1 }, lines: 2 },
  ],
  incomplete: [
    {
      now: EARLY,
      unit: { members: [...UNITS['two missing']], incompleteUntil: before(START, 40 * HOUR) },
      known: { reader: 'captain', ownSlot: 1 },
      lines: 1,
    },
    { now: EARLY, unit: { ...isMissing, incompleteUntil: before(START, 40 * HOUR) }, lines: 1 },
    {
      now: EARLY,
      unit: { ...LEFT, members: [...UNITS['two missing']], incompleteUntil: before(START, 40 * HOUR) },
      known: { reader: 'captain', ownSlot: 1 },
      lines: 2,
    },
  ],
  waiting: [{ now: EARLY, unit: waits, known: { position: 14 }, lines: 2 }],
  'waiting-incomplete': [{ now: EARLY, unit: { ...waits, ...isMissing }, known: { position: 14 }, lines: 2 }],
  'waiting-asked': [{ now: MATCH.opens, unit: waits, known: { position: 14 }, lines: 2 }],
  'waiting-ready': [
    { now: MATCH.closes, unit: { ...waits, readyAt: MATCH.opens }, known: { position: 14 }, lines: 2 },
  ],
  waited: [{ now: after(START, 1), unit: waits, lines: 2 }],
  promoted: [
    { now: before(START, 50 * HOUR), unit: { promotedAt, placedAt: promotedAt }, tournament: wide, lines: 2 },
    {
      now: after(MATCH.opens, MINUTE),
      unit: { promotedAt: MATCH.opens, placedAt: MATCH.opens, confirmBy: after(MATCH.opens, 20 * MINUTE) },
      lines: 2,
    },
  ],
  open: [
    { now: EARLY, tournament: wide, lines: 2 },
    { now: EARLY, unit: { promotedAt: before(START, 95 * HOUR) }, tournament: wide, lines: 2 },
    { now: MATCH.opens, unit: confirmed('entry'), lines: 2 },
    { now: FINAL.opens, unit: { ...ALL, ...IN_FINAL }, lines: 2 },
  ],
  review: [{ now: after(ENTRY.closes, 1), lines: 2 }],
  late: [{ now: after(ENTRY.closes, 1), unit: late, lines: 2 }],
  room: [
    {
      now: MATCH.closes,
      unit: { ...ALL, rooms: [{ id: '1-1', match: 1, lobby: null, openAt: MATCH.closes, seat: 12 }] },
      lines: 1,
    },
  ],
  playing: [
    { now: PLAYED, table: { rank: 13, points: 122, passing: 24 }, lines: 2 },
    { now: PLAYED, table: { points: 1, passing: 1, pass: 'out' }, lines: 2 },
    { now: PLAYED, table: { inLobby: true, of: 12, passing: null, rank: 11, points: 122 }, lines: 2 },
    { now: PLAYED, table: { pass: 'tied', rank: 6 }, lines: 2 },
  ],
  qualified: [
    { now: PLAYED, table: { stage: 2, stageName: 'Gran semifinal', played: 0 }, lines: 1 },
    {
      now: PLAYED,
      table: { ...LAST, stage: 2, stageName: 'Gran final', of: 12, played: 0 },
      tournament: PLANNED,
      lines: 1,
    },
  ],
  pending: [
    { now: EARLY, unit: { status: 'pending' }, lines: 2 },
    { now: EARLY, unit: LEFT, lines: 2 },
  ],
  'pending-confirmed': [
    { now: ENTRY.closes, unit: { status: 'pending', ...confirmed('entry') }, lines: 2 },
    { now: ENTRY.closes, unit: { ...LEFT, ...confirmed('entry') }, lines: 2 },
  ],
  'pending-promoted': [
    {
      now: before(ENTRY.opens, HOUR),
      unit: { status: 'pending', promotedAt: before(ENTRY.opens, 2 * HOUR) },
      lines: 2,
    },
  ],
  'pending-in-play': [{ now: START, unit: { status: 'pending' }, tournament: { windows: [] }, lines: 2 }],
  undrawn: [{ now: START, unit: ALL, tournament: { stage: 1 }, lines: 2 }],
  'in-play': [{ now: START, unit: ALL, lines: 1 }],
  final: [{ now: FINAL.closes, unit: { ...confirmed('entry', 'match', 'final'), ...IN_FINAL }, lines: 2 }],
  confirmed: [{ now: EARLY, unit: ALL, tournament: { windows: [] }, lines: 2 }],
  'confirmed-next': [{ now: ENTRY.closes, unit: confirmed('entry'), lines: 2 }],
  coming: [
    { now: EARLY, lines: 2 },
    { now: EARLY, unit: { promotedAt }, lines: 2 },
    { now: after(ENTRY.closes, 2), unit: { placedAt: after(ENTRY.closes, 1) }, lines: 2 },
  ],
  undated: [{ now: EARLY, tournament: { date: null, windows: [] }, lines: 2 }],
  dated: [{ now: EARLY, tournament: { windows: [] }, lines: 2 }],
  protest: [
    {
      now: PLAYED,
      unit: ALL,
      known: { decision: { match: 'Partida extra 1', isUpheld: false, isOwn: true, isRedecided: true } },
      lines: 2,
    },
  ],
};

export function seen({ unit, isAlone = false, tournament: changes, table, known, now }: SeenState) {
  const place = table === undefined ? null : { ...TABLE, ...table };
  const seenUnit: HeadlineUnit = {
    ...(isAlone ? DAY : TEAM_DAY),
    members: [...UNITS[isAlone ? 'alone' : 'complete']],
    status: 'approved',
    place: 'held',
    incompleteUntil: null,
    ...(place !== null && { ...ALL, lobby: { ...IN_LOBBY.lobby, stage: place.stage } }),
    ...unit,
  };
  const played: HeadlineTournament = {
    ...tournament(),
    cancelReason: '',
    formerDate: null,
    stage: seenUnit.lobby?.stage ?? 0,
    windows: place === null ? ALL_WINDOWS : [],
    closings: NO_CLOSINGS,
    waitlist: NO_WAITLIST,
    plan: null,
    timeZone: 'America/Mexico_City',
    ...changes,
  };
  return { unit: seenUnit, tournament: played, table: place, known: known ?? {}, now };
}
