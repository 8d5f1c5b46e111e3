import type { AppError } from '@copa/domain/errors';
import { partsOfName } from '@copa/domain/people/first-name';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { found, refusal } from '../refusals.ts';
import * as words from './words.ts';

export type StoredUnit = StoredRegistration;

/** Made from a unit that was read before the transaction, so `freeFireIds` may be outdated. */
export interface UnitKey {
  readonly id: string;
  readonly tournamentId: string;
  readonly freeFireIds: readonly string[];
}

export function keyOf(unit: StoredUnit): UnitKey {
  return { id: unit.id, tournamentId: unit.tournamentId, freeFireIds: freeFireIdsOf(unit) };
}

export function acceptedOf({ members }: Pick<StoredUnit, 'members'>): readonly StoredAccepted[] {
  return members.flatMap((member) => (member.state === 'accepted' ? [member] : []));
}

export function captainOf(unit: StoredUnit): StoredAccepted {
  const captain = acceptedOf(unit).find(({ role }) => role === 'captain');
  if (captain === undefined) throw new Error(`registration ${unit.id} has no captain`);
  return captain;
}

export function lostMembers(before: StoredUnit, after: StoredUnit | null): readonly StoredAccepted[] {
  const left = after === null ? [] : acceptedOf(after).map(({ id }) => id);
  return acceptedOf(before).filter(({ id }) => !left.includes(id));
}

const nonEmpty = (names: readonly string[]) => names.filter((name) => name !== '');
const partsOf = ({ fullName }: StoredAccepted) => [fullName, ...partsOfName(fullName)];

export function nicksOf({ nick, formerNicks, nicksNotLetIn }: StoredAccepted): readonly string[] {
  return nonEmpty([nick, ...formerNicks, ...nicksNotLetIn]);
}

export function memberNames(member: StoredAccepted): readonly string[] {
  return nonEmpty([...nicksOf(member), member.wish?.nick ?? '', ...partsOf(member)]);
}

export function isNickLetIn({ isLetIn, wish }: StoredAccepted): boolean {
  return isLetIn !== false && (wish?.state !== 'unseen' || wish.nick === null);
}

function nicksLetIn(member: StoredAccepted): readonly string[] {
  return nonEmpty([isNickLetIn(member) ? member.nick : '', ...member.formerNicks]);
}

function namesLetIn(member: StoredAccepted): readonly string[] {
  return member.isLetIn !== false ? nonEmpty([...nicksLetIn(member), ...partsOf(member)]) : [];
}

/**
 * Names to remove from texts about others: those of a removed unit and of members who left, and newly hidden
 * nicks. A stranger may choose a name that is a word of such a text, so only names that an organiser let in
 * count.
 */
export function forgottenNames(before: StoredUnit, after: StoredUnit | null): readonly string[] {
  if (!wasLetIn(before)) return [];
  const teamNames = after === null && isUnitNameLetIn(before) ? [before.unit.name, before.unit.tag] : [];
  const hidden = otherChoices(before, after).filter(({ consent }) => consent?.showsNick === true);
  return [
    ...nonEmpty(teamNames),
    ...lostMembers(before, after).flatMap(namesLetIn),
    ...hidden.flatMap(nicksLetIn),
  ];
}

/** A unit without a name of its own has the nick of its captain. */
export function isUnitNameLetIn(unit: StoredUnit): boolean {
  if (unit.unit.name === '') return isNickLetIn(captainOf(unit));
  return acceptedOf(unit).every(({ wish }) => wish?.state !== 'unseen' || wish.unit === null);
}

/** Returns those members of `before` who have chosen otherwise in `after` whether their nick is shown. */
export function otherChoices(before: StoredUnit, after: StoredUnit | null): readonly StoredAccepted[] {
  const choiceOf = ({ consent }: StoredAccepted) => consent?.showsNick ?? null;
  const choices = new Map((after === null ? [] : acceptedOf(after)).map((each) => [each.id, choiceOf(each)]));
  return acceptedOf(before).filter((each) => choices.has(each.id) && choices.get(each.id) !== choiceOf(each));
}

export function freeFireIdsOf(unit: Pick<StoredUnit, 'members'>): readonly string[] {
  return acceptedOf(unit).map(({ freeFireId }) => freeFireId);
}

export function hasPlayers(unit: StoredUnit, freeFireIds: readonly string[]): boolean {
  const own = freeFireIdsOf(unit);
  return own.length === freeFireIds.length && own.every((id) => freeFireIds.includes(id));
}

const MISSING = {
  tournament: words.tournamentMissing,
  registration: words.registrationMissing,
  invitation: words.invitationMissing,
  consent: words.consentMissing,
  member: words.memberMissing,
} as const;

/** A pending unit with a lobby or results was approved before, for example until a teammate left. */
export function wasApproved({ status, lobby, results }: StoredUnit): boolean {
  if (status !== 'pending') return status === 'approved';
  return lobby !== null || Object.keys(results).length > 0;
}

/** A player who joins a drawn unit later has no `seasonKey`, and the unit waits for a decision again. */
export function isApprovedPlayer({ status }: StoredUnit, { seasonKey }: StoredAccepted): boolean {
  return status === 'approved' || seasonKey !== null;
}

/**
 * No table names a unit that no organiser let in. An approved unit may wait again or be rejected, and texts may
 * name it still.
 */
export function wasLetIn(unit: StoredUnit): boolean {
  const isDrawn = unit.lobby !== null || Object.keys(unit.results).length > 0;
  return isDrawn || wasApproved(unit) || acceptedOf(unit).some(({ isLetIn }) => isLetIn === true);
}

export function notFound(what: keyof typeof MISSING): AppError {
  return refusal('not-found', MISSING[what]);
}

export function requireFound<T>(document: T | null | undefined, what: keyof typeof MISSING): T {
  return found(document, MISSING[what]);
}
