import { freeFireIdKey } from '@copa/domain/contact';
import type { Answers } from '@copa/domain/questions/answers';
import { type AgeBand, needsConsent } from '@copa/domain/registrations/consent/age-band';
import type { Guardian } from '@copa/domain/registrations/consent/guardian';
import {
  type StoredAccepted,
  StoredAcceptedSchema,
  type StoredMember,
} from '@copa/domain/registrations/member';
import type { MemberRole } from '@copa/domain/registrations/names/public-member';
import type { UnitNames } from '@copa/domain/registrations/names/unit-names';
import { eachPlayerField, PLAYER_FIELDS, type PlayerField } from '@copa/domain/registrations/player';
import { noConsentFrom } from '@copa/domain/registrations/words/consent';
import { teamNumber } from '@copa/domain/registrations/words/unit';
import { namedInSentence } from '@copa/domain/time/hours';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { RegistrationCodes } from '../desk/code.ts';
import type { JoinAnswer, JoinPass } from '../desk/join-pass.ts';
import type { Ledger } from '../desk/ledger.ts';
import { acceptedOf, requireFound, type StoredUnit } from '../desk/stored-unit.ts';
import { answered, answersText, sameAnswers } from '../questions/answers.ts';
import { refusal } from '../refusals.ts';
import { withDefaults } from '../store/documents.ts';
import { laterFields } from './keys.ts';
import * as words from './words.ts';

interface TeamSlot {
  readonly slot: number;
  readonly role: MemberRole;
}

export interface Person extends Readonly<Record<PlayerField, string>> {
  readonly ageBand?: AgeBand | null;
}

export function newMember(
  codes: RegistrationCodes,
  id: string,
  { slot, role }: TeamSlot,
  { ageBand = null, ...player }: Person,
  now: Date,
): StoredAccepted {
  return withDefaults(StoredAcceptedSchema, {
    state: 'accepted',
    slot,
    role,
    id,
    ...eachPlayerField((field) => player[field]),
    ageBand,
    acceptedAt: now,
    codeHash: codes.hashOf(codes.codeOf(id)),
    isLetIn: false,
  });
}

export function openSlot({ slot, role }: TeamSlot): StoredMember {
  return { slot, role, state: 'invited' };
}

export function nextSlot({ members }: Pick<StoredUnit, 'members'>): StoredMember | null {
  const open = members.filter(({ state }) => state === 'invited');
  return open.find(({ role }) => role !== 'substitute') ?? open[0] ?? null;
}

/** A suspended player gets the same answer as a registered one, so that an ID alone reveals no record. */
export function requireMayJoin(answer: JoinAnswer): JoinPass {
  if ('why' in answer) throw refusal('already-registered');
  return answer;
}

/** Organisers read the true reason. `claimed` is the message if a player is registered already. */
export function requireMayPlay(
  { now, tournament }: Pick<Ledger, 'now' | 'tournament'>,
  answer: JoinAnswer,
  claimed: string = words.registeredElsewhere,
): JoinPass {
  if (!('why' in answer)) return answer;
  if (answer.why === 'claimed') throw refusal('already-registered', claimed);
  const { ban, member } = answer;
  const name = member === null ? null : member.nick || member.fullName;
  const until = ban.until && namedInSentence(ban.until, tournament?.timeZone ?? 'UTC', now);
  throw refusal('player-suspended', words.suspended(name, until));
}

/** Claims do not show a twin in a unit without a place, because such a unit has none. */
export function requireNoTwin(unit: StoredUnit, freeFireId: string, besides: string | null): void {
  const key = freeFireIdKey(freeFireId);
  const isThere = acceptedOf(unit).some(
    (member) => member.id !== besides && freeFireIdKey(member.freeFireId) === key,
  );
  if (isThere) throw refusal('already-registered', words.registeredElsewhere);
}

/** The modality can change while no unit has a place. A player alone may play in any modality. */
export function requireSameModality(
  { unit: { size } }: StoredUnit,
  { modality }: Pick<Tournament, 'modality'>,
): void {
  if (size > 1 && size !== UNIT_SIZES[modality]) throw refusal('conflict', words.otherModality);
}

export function requireConsents(unit: StoredUnit): void {
  const missing = acceptedOf(unit).filter(needsConsent);
  if (missing.length === 0) return;
  const names = missing.map(({ nick, fullName }) => nick || fullName);
  throw refusal('consent-missing', noConsentFrom(names.join(', ')));
}

export function withMember(unit: StoredUnit, member: StoredMember): StoredUnit {
  return { ...unit, members: unit.members.map((each) => (each.slot === member.slot ? member : each)) };
}

export function acceptedMember({ members }: StoredUnit, id: string): StoredAccepted | null {
  const member = members.find((each) => each.state === 'accepted' && each.id === id);
  return member?.state === 'accepted' ? member : null;
}

export function requireMember(unit: StoredUnit, id: string): StoredAccepted {
  return requireFound(acceptedMember(unit, id), 'member');
}

/** The nick is not compared, because the player may have changed it since. */
export function isSamePerson(stored: StoredAccepted, sent: Person & { readonly answers: Answers }): boolean {
  return (
    PLAYER_FIELDS.every((field) => field === 'nick' || stored[field] === sent[field]) &&
    stored.ageBand === (sent.ageBand ?? null) &&
    sameAnswers(stored.answers, sent.answers)
  );
}

export interface Sent extends Person {
  readonly answers: Answers;
  readonly guardian: Guardian | null;
  readonly tournamentId?: string;
  readonly unit?: UnitNames | null;
}

export function sentKeyOf(
  codes: Pick<RegistrationCodes, 'sentOf'>,
  memberId: string,
  { tournamentId = '', guardian, unit = null, answers, ...person }: Sent,
): string {
  const { fullName, freeFireId, email, phone, nick, ageBand = null } = person;
  const first = [fullName, freeFireId, email, phone, nick, ageBand, answersText(answered(answers))];
  const own = [...first, ...laterFields(eachPlayerField((field) => person[field]))];
  const adult = guardian && [guardian.name, guardian.phone];
  return codes.sentOf(memberId, JSON.stringify([tournamentId, own, adult, unit && [unit.name, unit.tag]]));
}

export function isSameSent(codes: RegistrationCodes, { id, sentKey }: StoredAccepted, sent: Sent): boolean {
  return sentKey === null || sentKey === sentKeyOf(codes, id, sent);
}

export function withoutMember(unit: StoredUnit, leaving: StoredAccepted): StoredUnit | null {
  const left = unit.members.flatMap((member) =>
    member.state === 'accepted' && member.id !== leaving.id ? [member] : [],
  );
  const oldest = left.toSorted((a, b) => a.acceptedAt.getTime() - b.acceptedAt.getTime() || a.slot - b.slot);
  const [first] = oldest;
  if (first === undefined) return null;
  const roles = new Map<number, MemberRole>();
  let vacant = leaving.role;
  if (vacant === 'captain') {
    roles.set(first.slot, 'captain');
    vacant = first.role;
  }
  const substitute = oldest.find(({ role }) => role === 'substitute');
  if (vacant === 'player' && substitute !== undefined) {
    roles.set(substitute.slot, 'player');
    vacant = 'substitute';
  }
  const { slot } = leaving;
  const opened = openSlot({ slot, role: vacant });
  return {
    ...withoutUnseenName(unit, leaving),
    members: unit.members.map((member) =>
      member.slot === slot ? opened : { ...member, role: roles.get(member.slot) ?? member.role },
    ),
  };
}

export function withoutUnseenName(unit: StoredUnit, { wish }: Pick<StoredAccepted, 'wish'>): StoredUnit {
  const isUnseen = wish?.state === 'unseen' && wish.unit !== null;
  return isUnseen ? { ...unit, unit: { ...unit.unit, name: teamNumber(unit.number), tag: '' } } : unit;
}

/** True: the unit qualified by this ID without proof, so a player who proves the ID takes its place. */
export function holdsUnproven(unit: StoredUnit | null, freeFireId: string): unit is StoredUnit {
  if (unit === null || unit.qualified?.isProven !== false) return false;
  const member = acceptedMember(unit, unit.qualified.memberId);
  return member !== null && freeFireIdKey(member.freeFireId) === freeFireIdKey(freeFireId);
}
