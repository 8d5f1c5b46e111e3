import type { AcceptedMember, Member as SeatOf } from '@copa/domain/registrations/member';
import type { Registration } from '@copa/domain/registrations/registration';
import { createRegistrationCodes } from '../../../../functions/src/desk/code.ts';
import { STATUS_CODE_SECRET } from '../program.ts';

/** Moments are ISO texts in UTC, as in answers, and can be compared as texts. */
export type Told<T> = T extends Date
  ? string
  : T extends object
    ? { readonly [Name in keyof T]: Told<T[Name]> }
    : T;

export interface Contact {
  readonly name: string;
  readonly phone: string;
}

/**
 * `revision` counts the replacements by `replaceGuardian`. `contact` is deleted by a consent, and by the job
 * after the tournament.
 */
export interface Guardian {
  readonly revision: number;
  readonly contact: Contact | null;
}

type Seated = 'slot' | 'role' | 'state' | 'id' | 'acceptedAt';
type Declared = 'nick' | 'wish' | 'freeFireId' | 'email' | 'ageBand' | 'consent';

export interface Member extends Told<Pick<AcceptedMember, Seated | Declared>> {
  readonly answers: Readonly<Record<string, string>>;
  readonly guardian: Guardian | null;
  /** The player's own call sent this. It is null if an organiser added the member. */
  readonly sent: string | null;
  /** False if another member has the mailbox, so no mails about this member are sent. */
  readonly isMailed: boolean;
  readonly mails: readonly string[];
}

export type Seat = Member | Told<Exclude<SeatOf, AcceptedMember>>;

export interface Names {
  readonly name: string;
  readonly tag: string;
}

export const NO_DAY = {
  waitSeq: null,
  confirmations: { entry: null, match: null, final: null },
  late: { entry: null, match: null, final: null },
  readyAt: null,
  placedAt: null,
  promotedAt: null,
  confirmBy: null,
  releasedBy: null,
  leftFrom: null,
};

type KnownOfUnit = 'tournamentId' | 'number' | 'status' | 'reason' | 'place' | 'incompleteUntil';

export interface Unit extends Names, Told<Pick<Registration, KnownOfUnit | 'createdAt' | 'decidedAt'>> {
  /** The number of players in a complete unit, without substitutes. */
  readonly size: number;
  readonly seats: readonly Seat[];
  readonly day: Told<Pick<Registration, keyof typeof NO_DAY>>;
  readonly ticket: number;
  /**
   * While this is set, a rejected unit keeps its place or queue number, and an undo restores `former`. After
   * this time the job releases the unit.
   */
  readonly givenOnAt: string | null;
  readonly former: (Pick<Unit, 'status' | 'decidedAt'> & { readonly isUntold: boolean }) | null;
  /** While these are set, the place can be taken back. After `takeBackUntil` the job tells the unit. */
  readonly takeBackUntil: string | null;
  readonly beforePromotion:
    | (Pick<Unit['day'], 'readyAt' | 'promotedAt' | 'releasedBy'> & {
        readonly waitSeq: number | null;
        readonly match: Unit['day']['confirmations']['match'];
        readonly lobby: null;
      })
    | null;
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

export function tellAll(unit: Unit, what: string): Unit {
  const mailed = membersOf(unit).filter(({ isMailed }) => isMailed);
  return mailed.reduce(
    (told, member) => withSeat(told, { ...member, mails: [...new Set([...member.mails, what])] }),
    unit,
  );
}

export const isComplete = ({ seats }: Unit): boolean =>
  seats.every(({ role, state }) => role === 'substitute' || state === 'accepted');

export const needsConsent = (seat: Seat): boolean =>
  seat.state === 'accepted' && seat.ageBand === 'minor' && seat.consent === null;

export const isApprovable = (unit: Unit): boolean => isComplete(unit) && !unit.seats.some(needsConsent);

export const consentCodeOf = ({ id, guardian }: Member): string =>
  codes.consentOf(id, guardian?.revision ?? 0);

/** Only organisers see how the consent was given, and when a consent last showed the nick. */
export function consentShown({ consent }: Member) {
  if (consent === null) return null;
  const { cameAbout: _, shownAt: __, ...shown } = consent;
  return shown;
}

export const consentAskedOf = (member: Member): string | null =>
  needsConsent(member) ? consentCodeOf(member) : null;

export const numberName = (number: number, { slot }: Pick<Member, 'slot'>): string =>
  `Jugador ${number}${slot === 1 ? '' : `-${slot}`}`;

function publicName(number: number, member: Member): string {
  const isHidden = member.ageBand === 'minor' && member.consent?.showsNick !== true;
  return member.nick === '' || isHidden ? numberName(number, member) : member.nick;
}

export const publicMembersOf = ({ seats, number }: Unit) =>
  seats.map((seat) => ({
    slot: seat.slot,
    role: seat.role,
    state: seat.state,
    name: seat.state === 'accepted' ? publicName(number, seat) : '',
    needsConsent: needsConsent(seat),
  }));

const unitOf = ({ name, tag, size }: Unit) => ({ name, tag, size });

export const ticketIdOf = (id: string, { ticket }: Unit) => codes.ticketOf(id, ticket);

/** While a rejection may be undone, the players already see the unit without a place. */
export function seenByPlayers(unit: Unit): Unit {
  if (unit.givenOnAt === null) return unit;
  const gone = { waitSeq: null, readyAt: null, placedAt: null, confirmBy: null, releasedBy: null };
  return { ...unit, place: 'released', incompleteUntil: null, day: { ...unit.day, ...gone } };
}

export function ticketOf(stored: Unit) {
  const unit = seenByPlayers(stored);
  const { tournamentId, number, status, place, incompleteUntil, day } = unit;
  const name = unit.name === '' ? publicName(number, captainOf(unit)) : unit.name;
  const members = publicMembersOf(unit);
  const { waitSeq, ...shown } = day;
  const turn = waitSeq === null ? null : codes.turnOf(tournamentId, waitSeq);
  return {
    tournamentId,
    number,
    name,
    unit: unitOf(unit),
    members,
    status,
    place,
    incompleteUntil,
    protestDecidedAt: null,
    seasonKeys: [],
    ...shown,
    turn,
  };
}

export const isTeam = ({ seats }: Unit): boolean => seats.length > 1;

export const invitationOf = (id: string, unit: Unit) => {
  const { revision, open } = unit.invite;
  if (!isTeam(unit) || seenByPlayers(unit).place === 'released') return null;
  return { invitationCode: codes.invitationOf(id, revision), open };
};

export const invitesOf = (unit: Unit): readonly number[] =>
  isTeam(unit)
    ? Array.from({ length: Math.min(unit.invite.revision + 1, 6) }, (_, past) => unit.invite.revision - past)
    : [];

const removableOf = (unit: Unit) =>
  membersOf(unit).flatMap(({ slot, role, id }) => (role === 'captain' ? [] : [{ slot, memberId: id }]));

export function ownOf(id: string, unit: Unit, member: Member) {
  const { freeFireId, nick, wish, slot, role, ageBand } = member;
  const asked = { consent: consentShown(member), consentCode: consentAskedOf(member) };
  const own = { freeFireId, nick, wish, slot, role, ageBand, ...asked };
  const { name: _, turn: __, protestDecidedAt: ___, seasonKeys: ____, ...shown } = ticketOf(unit);
  const { waitSeq } = seenByPlayers(unit).day;
  const { reason, createdAt, decidedAt } = unit;
  return {
    ...shown,
    season: null,
    seasonKey: null,
    waitSeq,
    ...own,
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
  const { mails: _mails, isMailed: _isMailed, guardian: _guardian, sent: _sent, ...shown } = seat;
  return shown;
};

export function shownUnit(id: string, unit: Unit) {
  const {
    name: _name,
    tag: _tag,
    size: _size,
    ticket: _ticket,
    invite: _invite,
    former: _former,
    beforePromotion: _beforePromotion,
    seats,
    day,
    ...shown
  } = unit;
  const { freeFireId, email, nick, answers } = captainOf(unit);
  const captain = { freeFireId, email, nick, answers };
  return {
    id,
    ...shown,
    ...day,
    ...captain,
    unit: unitOf(unit),
    members: seats.map(seatShown),
    ticketId: ticketIdOf(id, unit),
  };
}

function waitsFor(unit: Unit): readonly string[] {
  if (unit.place !== 'waiting' || unit.givenOnAt !== null || !isComplete(unit)) return [];
  return unit.day.readyAt === null ? ['entry'] : ['entry', 'match'];
}

export function storedUnit(id: string, unit: Unit) {
  const { freeFireId: _f, email: _e, nick: _n, answers: _a, id: _i, ...shown } = shownUnit(id, unit);
  return {
    ...shown,
    beforePromotion: unit.beforePromotion,
    protestDecidedAt: null,
    waitsFor: waitsFor(unit),
    codeHashes: membersOf(unit).map((member) => codes.hashOf(codes.codeOf(member.id))),
    consentHashes: membersOf(unit).flatMap((member) =>
      member.ageBand === 'minor' ? codes.hashOf(consentCodeOf(member)) : [],
    ),
    inviteHashes: invitesOf(unit).map((revision) => codes.hashOf(codes.invitationOf(id, revision))),
    inviteRevision: unit.invite.revision,
    inviteOpen: unit.invite.open,
    formerKey: null,
  };
}
