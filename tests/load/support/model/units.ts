import { createRegistrationCodes } from '../../../../functions/src/desk/code.ts';
import { STATUS_CODE_SECRET } from '../program.ts';

/** A member asks for these names once the unit is approved. */
export interface Wish {
  readonly revision: number;
  readonly state: 'asked' | 'taken' | 'refused' | 'dropped';
  readonly nick: string | null;
  readonly unit: Names | null;
}

export type AgeBand = 'adult' | 'minor';

/** An adult permits that a minor plays. */
export interface Consent {
  readonly version: string;
  readonly at: string;
  readonly showsNick: boolean;
}

/** The adult whom a minor named last, and how many before. */
export interface Guardian {
  readonly revision: number;
  readonly name: string;
  readonly phone: string;
}

/** Somebody who sits in a unit. */
export interface Member {
  readonly slot: number;
  readonly role: 'captain' | 'player' | 'substitute';
  readonly state: 'accepted';
  readonly id: string;
  readonly nick: string;
  readonly wish: Wish | null;
  readonly freeFireId: string;
  readonly email: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly acceptedAt: string;
  /** Null where nobody declared it. */
  readonly ageBand: AgeBand | null;
  readonly consent: Consent | null;
  readonly guardian: Guardian | null;
  /** Whether the mails of the mailbox that they named are about them, and not about somebody else in the tournament. */
  readonly isMailed: boolean;
  readonly mails: readonly string[];
}

/** A slot that waits for whoever has the invitation of the unit. */
export interface OpenSlot {
  readonly slot: number;
  readonly role: Member['role'];
  readonly state: 'invited';
}

export type Seat = Member | OpenSlot;

export interface Names {
  readonly name: string;
  readonly tag: string;
}

type ByKind<T> = Readonly<Record<'entry' | 'match' | 'final', T | null>>;

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

/** A unit is one player or a team, under the id of its registration. */
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
  /** The invitation: how often it was changed, and whether it lets somebody in. */
  readonly invite: { readonly revision: number; readonly open: boolean };
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

export const needsConsent = (seat: Seat): boolean =>
  seat.state === 'accepted' && seat.ageBand === 'minor' && seat.consent === null;

/** A unit is approved only with the consents of its minors. */
export const isApprovable = (unit: Unit): boolean => isComplete(unit) && !unit.seats.some(needsConsent);

export const consentCodeOf = ({ id, guardian }: Member): string =>
  codes.consentOf(id, guardian?.revision ?? 0);

/** The minor loses the code when the adult consents. */
export const consentAskedOf = (member: Member): string | null =>
  needsConsent(member) ? consentCodeOf(member) : null;

export const numberName = (number: number, { slot }: Pick<Member, 'slot'>): string =>
  `Jugador ${number}${slot === 1 ? '' : `-${slot}`}`;

/** No other name becomes public, and the nick of a minor only where the adult wants it. */
function publicName(number: number, member: Member): string {
  const isHidden = member.ageBand === 'minor' && member.consent?.showsNick !== true;
  return member.nick === '' || isHidden ? numberName(number, member) : member.nick;
}

const publicSeats = ({ seats, number }: Unit) =>
  seats.map((seat) => ({
    slot: seat.slot,
    role: seat.role,
    state: seat.state,
    name: seat.state === 'accepted' ? publicName(number, seat) : '',
    needsConsent: needsConsent(seat),
  }));

const unitOf = ({ name, tag, size }: Unit) => ({ name, tag, size });

export const ticketIdOf = (id: string, { ticket }: Unit) => codes.ticketOf(id, ticket);

/** Everybody with the link reads this. */
export function ticketOf(unit: Unit) {
  const { tournamentId, number, status, place, incompleteUntil, day } = unit;
  const name = unit.name === '' ? publicName(number, captainOf(unit)) : unit.name;
  const members = publicSeats(unit);
  return { tournamentId, number, name, unit: unitOf(unit), members, status, place, incompleteUntil, ...day };
}

export const isTeam = ({ seats }: Unit): boolean => seats.length > 1;

export const invitationOf = (id: string, unit: Unit) => {
  const { revision, open } = unit.invite;
  if (!isTeam(unit) || unit.place === 'released') return null;
  return { invitationCode: codes.invitationOf(id, revision), open };
};

/** The revisions of the invitations by which the unit is found, newest first. */
export const invitesOf = (unit: Unit): readonly number[] =>
  isTeam(unit)
    ? Array.from({ length: Math.min(unit.invite.revision + 1, 6) }, (_, past) => unit.invite.revision - past)
    : [];

export const publicMembersOf = (unit: Unit) => publicSeats(unit);

const removableOf = (unit: Unit) =>
  membersOf(unit).flatMap(({ slot, role, id }) => (role === 'captain' ? [] : [{ slot, memberId: id }]));

/** A member sees their own data, and of the others only what everybody may see. */
export function ownOf(id: string, unit: Unit, member: Member) {
  const { freeFireId, nick, wish, slot, role, ageBand, consent } = member;
  const { name: _, ...shown } = ticketOf(unit);
  const { reason, createdAt, decidedAt } = unit;
  return {
    ...shown,
    freeFireId,
    nick,
    wish,
    slot,
    role,
    ageBand,
    consent,
    consentCode: consentAskedOf(member),
    reason,
    createdAt,
    decidedAt,
    invitation: role === 'captain' ? invitationOf(id, unit) : null,
    removable: role === 'captain' ? removableOf(unit) : [],
    ticketId: ticketIdOf(id, unit),
  };
}

const seatShown = (seat: Seat) => {
  if (seat.state === 'invited') return seat;
  const { mails: _mails, isMailed: _isMailed, guardian: _guardian, ...shown } = seat;
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

/** The ways to a place that are open to it. */
function waitsFor(unit: Unit): readonly string[] {
  if (unit.place !== 'waiting' || !isComplete(unit)) return [];
  return unit.day.readyAt === null ? ['entry'] : ['entry', 'match'];
}

/** The database holds the captain's own data with the other members'. */
export function storedUnit(id: string, unit: Unit) {
  const { freeFireId: _f, email: _e, nick: _n, answers: _a, id: _i, ...shown } = shownUnit(id, unit);
  return {
    ...shown,
    waitsFor: waitsFor(unit),
    codeHashes: membersOf(unit).map((member) => codes.hashOf(codes.codeOf(member.id))),
    inviteHashes: invitesOf(unit).map((revision) => codes.hashOf(codes.invitationOf(id, revision))),
    inviteRevision: unit.invite.revision,
    inviteOpen: unit.invite.open,
  };
}
