import { NO_CONFIRMATIONS, NONE_LATE } from '../registrations/confirmation.ts';
import type { PublicMember } from '../registrations/names/public-member.ts';
import type { TableRank } from '../registrations/table-rank.ts';
import { NO_WAITLIST } from '../tournaments/places/waitlist.ts';
import { NO_CLOSINGS } from '../tournaments/places/window.ts';

export const HOUR = 3_600_000;

export const PLAIN = {
  cancelReason: '',
  plan: null,
  formerDate: null,
  stage: 0,
  windows: [],
  closings: NO_CLOSINGS,
  waitlist: NO_WAITLIST,
  timeZone: 'America/Bogota',
};

const member = (slot: number, changes: Partial<PublicMember> = {}): PublicMember => ({
  slot,
  role: slot === 1 ? 'captain' : 'player',
  state: 'accepted',
  name: `Jugador ${slot}`,
  needsConsent: false,
  ...changes,
});

const unitOf = (size: number) => ({ name: size === 1 ? '' : 'Los Fénix', tag: '', size });

export const DAY = {
  unit: unitOf(1),
  confirmations: NO_CONFIRMATIONS,
  late: NONE_LATE,
  readyAt: null,
  placedAt: new Date('2026-11-29T20:00:00Z'),
  promotedAt: null,
  confirmBy: null,
  releasedBy: null,
  leftFrom: null,
  lobby: null,
  rooms: [],
};

export const TEAM_DAY = { ...DAY, unit: unitOf(2) };

export const TABLE: TableRank = {
  stage: 1,
  stageName: 'Clasificatoria',
  rank: 3,
  points: 22,
  booyahs: 1,
  kills: 9,
  of: 48,
  inLobby: false,
  passing: 6,
  pass: 'in',
  played: 2,
  isOnPoint: false,
  isChampion: false,
  isOver: false,
  isClosed: false,
  takesReports: false,
  endedMatches: [],
  scoresUntil: null,
  fairPlayUntil: null,
  isProtested: false,
  latest: null,
  status: 'Van 2 de 4 partidas.',
  changeable: '',
};

export const MINORS = {
  alone: [member(1, { needsConsent: true })],
  complete: [member(1), member(2, { needsConsent: true })],
  'one missing': [member(1), member(2, { needsConsent: true }), member(3, { state: 'invited', name: '' })],
};

export const UNITS = {
  complete: [member(1), member(2)],
  alone: [member(1)],
  'without a substitute': [1, 2, 3].map((slot) =>
    slot === 3 ? member(slot, { role: 'substitute', state: 'invited', name: '' }) : member(slot),
  ),
  'one missing': [member(1), member(2, { state: 'invited', name: '' })],
  'two missing': [
    member(1),
    member(2),
    member(3, { state: 'invited', name: '' }),
    member(4, { state: 'invited', name: '' }),
  ],
} as const;
