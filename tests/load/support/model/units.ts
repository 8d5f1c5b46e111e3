import { createRegistrationCodes } from '../../../../functions/src/desk/code.ts';
import { STATUS_CODE_SECRET } from '../program.ts';

/** What a member asked to be called once the unit was approved. */
export interface Wish {
  readonly revision: number;
  readonly state: 'asked' | 'taken' | 'refused' | 'dropped';
  readonly nick: string | null;
  readonly unit: Names | null;
}

/** Who sits in a unit, and the revision of the invitation that they came by; null where there was none. */
export interface Member {
  readonly slot: number;
  readonly role: 'captain' | 'player' | 'substitute';
  readonly state: 'accepted';
  readonly invitation: number | null;
  readonly id: string;
  readonly nick: string;
  readonly wish: Wish | null;
  readonly freeFireId: string;
  readonly email: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly acceptedAt: string;
  /** Whether the mails of the mailbox that they named are about them, and not about somebody else in the tournament. */
  readonly isMailed: boolean;
  readonly mails: readonly string[];
}

/** A slot that waits for whoever has the invitation of that revision. */
export interface OpenSlot {
  readonly slot: number;
  readonly role: Member['role'];
  readonly state: 'invited';
  readonly invitation: number;
}

export type Seat = Member | OpenSlot;

export interface Names {
  readonly name: string;
  readonly tag: string;
}

type ByKind<T> = Readonly<Record<'entry' | 'match' | 'final', T | null>>;

/** What the day asks of a unit, and where it stands. */
export interface Day {
  readonly waitSeq: number | null;
  readonly confirmations: ByKind<{ readonly at: string; readonly by: string }>;
  readonly late: ByKind<string>;
  readonly readyAt: string | null;
  readonly placedAt: string | null;
  readonly promotedAt: string | null;
  readonly confirmBy: string | null;
  readonly releasedBy: 'incomplete' | 'entry' | 'match' | null;
}

export const NO_DAY: Day = {
  waitSeq: null,
  confirmations: { entry: null, match: null, final: null },
  late: { entry: null, match: null, final: null },
  readyAt: null,
  placedAt: null,
  promotedAt: null,
  confirmBy: null,
  releasedBy: null,
};
const DAY = Object.keys(NO_DAY);

/** Who plays together: one player or a team, by the id of its registration. */
export interface Unit extends Names {
  readonly tournamentId: string;
  readonly number: number;
  /** How many play, without substitutes. */
  readonly size: number;
  readonly seats: readonly Seat[];
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly reason: string | null;
  readonly place: 'held' | 'waiting' | 'released';
  readonly day: Day;
  readonly incompleteUntil: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly ticket: number;
}

export const codes = createRegistrationCodes(STATUS_CODE_SECRET);

export const membersOf = ({ seats }: Unit): readonly Member[] =>
  seats.flatMap((seat) => (seat.state === 'accepted' ? [seat] : []));

export const memberOf = (unit: Unit, id: string): Member | undefined =>
  membersOf(unit).find((member) => member.id === id);

export function captainOf(unit: Unit): Member {
  const captain = membersOf(unit).find(({ role }) => role === 'captain');
  if (captain === undefined) throw new Error('a unit without a captain');
  return captain;
}

export function withSeat(unit: Unit, seat: Seat): Unit {
  return { ...unit, seats: unit.seats.map((each) => (each.slot === seat.slot ? seat : each)) };
}

/** Everybody of the unit whose mailbox is theirs is told, once for each thing that happens to it. */
export function tellAll(unit: Unit, what: string): Unit {
  const mailed = membersOf(unit).filter(({ isMailed }) => isMailed);
  return mailed.reduce(
    (told, member) => withSeat(told, { ...member, mails: [...new Set([...member.mails, what])] }),
    unit,
  );
}

/** Substitutes may come or not. */
export const isComplete = ({ seats }: Unit): boolean =>
  seats.every(({ role, state }) => role === 'substitute' || state === 'accepted');

/** No other name becomes public. */
const publicName = (number: number, { slot, nick }: Member): string =>
  nick !== '' ? nick : `Jugador ${number}${slot === 1 ? '' : `-${slot}`}`;

const publicSeats = ({ seats, number }: Unit) =>
  seats.map((seat) => ({
    slot: seat.slot,
    role: seat.role,
    state: seat.state,
    name: seat.state === 'accepted' ? publicName(number, seat) : '',
  }));

const unitOf = ({ name, tag, size }: Unit) => ({ name, tag, size });

export const ticketIdOf = (id: string, { ticket }: Unit) => codes.ticketOf(id, ticket);

/** What everybody with the link reads. */
export function ticketOf(unit: Unit) {
  const { tournamentId, number, status, place, incompleteUntil, day } = unit;
  const name = unit.name === '' ? publicName(number, captainOf(unit)) : unit.name;
  const members = publicSeats(unit);
  return { tournamentId, number, name, unit: unitOf(unit), members, status, place, incompleteUntil, ...day };
}

export const invitationsOf = (id: string, { place, seats }: Unit) =>
  seats.flatMap(({ slot, role, state, invitation }) =>
    place !== 'released' && state === 'invited'
      ? [{ slot, role, invitationCode: codes.invitationOf(id, slot, invitation) }]
      : [],
  );

/** What one member sees: their own data, and of the others what everybody may see. */
export function ownOf(id: string, unit: Unit, { freeFireId, nick, wish, slot, role }: Member) {
  const { name: _, ...shown } = ticketOf(unit);
  const { reason, createdAt, decidedAt } = unit;
  return {
    ...shown,
    freeFireId,
    nick,
    wish,
    slot,
    role,
    reason,
    createdAt,
    decidedAt,
    invitations: role === 'captain' ? invitationsOf(id, unit) : [],
    ticketId: ticketIdOf(id, unit),
  };
}
export const TICKET_SHOWN = [
  'id',
  'tournamentId',
  'number',
  'name',
  'unit',
  'members',
  'status',
  'place',
  'incompleteUntil',
  ...DAY,
];
export const OWN_SHOWN = [
  'tournamentId',
  'number',
  'unit',
  'members',
  'status',
  'place',
  'incompleteUntil',
  ...DAY,
  'reason',
  'freeFireId',
  'nick',
  'wish',
  'slot',
  'role',
  'createdAt',
  'decidedAt',
  'invitations',
  'ticketId',
];

const seatShown = ({ invitation: _, ...seat }: Seat) => {
  if (seat.state === 'invited') return seat;
  const { mails: _mails, isMailed: _isMailed, ...shown } = seat;
  return shown;
};

/** The registration as organisers see it. */
export function shownUnit(id: string, unit: Unit) {
  const { tournamentId, number, status, reason, place, incompleteUntil, createdAt, decidedAt, day } = unit;
  const { freeFireId, email, nick, answers } = captainOf(unit);
  return {
    id,
    tournamentId,
    number,
    status,
    reason,
    place,
    incompleteUntil,
    ...day,
    createdAt,
    decidedAt,
    freeFireId,
    email,
    nick,
    answers,
    unit: unitOf(unit),
    members: unit.seats.map(seatShown),
    ticketId: ticketIdOf(id, unit),
  };
}
export const UNIT_SHOWN = [
  'id',
  'tournamentId',
  'number',
  'unit',
  'members',
  'status',
  'reason',
  'place',
  'incompleteUntil',
  ...DAY,
  'freeFireId',
  'email',
  'nick',
  'answers',
  'createdAt',
  'decidedAt',
  'ticketId',
];

const inviteHash = (id: string, { slot, invitation }: Seat) =>
  invitation === null ? [] : [codes.hashOf(codes.invitationOf(id, slot, invitation))];

/** Which doors to a place are open to it. */
function waitsFor(unit: Unit): readonly string[] {
  if (unit.place !== 'waiting' || !isComplete(unit)) return [];
  return unit.day.readyAt === null ? ['entry'] : ['entry', 'match'];
}

/** What the database holds of it, the captain's own data with the other members'. */
export function storedUnit(id: string, unit: Unit) {
  const { freeFireId: _f, email: _e, nick: _n, answers: _a, id: _i, ...shown } = shownUnit(id, unit);
  return {
    ...shown,
    members: unit.seats.map((seat) => ({ ...seatShown(seat), inviteRevision: seat.invitation ?? 0 })),
    waitsFor: waitsFor(unit),
    codeHashes: membersOf(unit).map((member) => codes.hashOf(codes.codeOf(member.id))),
    inviteHashes: unit.seats.flatMap((seat) => inviteHash(id, seat)),
  };
}
export const UNIT_STORED = [
  'tournamentId',
  'number',
  'unit',
  'members',
  'status',
  'reason',
  'place',
  'incompleteUntil',
  ...DAY,
  'createdAt',
  'decidedAt',
  'ticketId',
  'waitsFor',
  'codeHashes',
  'inviteHashes',
];
export const SEAT_FIELDS = [
  'slot',
  'role',
  'state',
  'id',
  'name',
  'nick',
  'wish',
  'freeFireId',
  'email',
  'answers',
  'acceptedAt',
  'inviteRevision',
];
