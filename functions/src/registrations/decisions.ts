import { freeFireIdKey } from '@copa/domain/contact';
import { AppError } from '@copa/domain/errors';
import { GIVEN_ON_AFTER_MS } from '@copa/domain/limits';
import type { Mailbox, StoredAccepted } from '@copa/domain/registrations/member';
import { changedNames, namesOf, type SeenNames } from '@copa/domain/registrations/names/seen-names';
import type { DecidedRegistration, DecisionResults } from '@copa/domain/registrations/places/place-after';
import { REGISTRATION_STATUS, type RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { correctedPlayerShape, type PlayerField } from '@copa/domain/registrations/player';
import type { RegistrationCorrection } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import type { Actor } from '../audit.ts';
import type { Desk } from '../desk/desk.ts';
import type { Ledger } from '../desk/ledger.ts';
import { type Operation, onUnit } from '../desk/operation.ts';
import { acceptedOf, requireFound, type StoredUnit, type UnitKey } from '../desk/stored-unit.ts';
import { refusal } from '../refusals.ts';
import { REGISTRATIONS } from '../store/collections.ts';
import { leftTrace, newTrace } from '../store/traces.ts';
import { hideInSeason } from './consent/consents.ts';
import { mailboxTraces, withMailbox } from './mailbox.ts';
import { tellGap } from './members/gap.ts';
import { seen, withheld, withoutNick } from './members/names.ts';
import { decisionLetter } from './registration-mail.ts';
import {
  requireConsents,
  requireMayPlay,
  requireMember,
  requireNoTwin,
  requireSameModality,
  withMember,
} from './slots.ts';
import { placeAfterOf, registrationOf } from './view.ts';
import * as words from './words.ts';

interface Correction {
  readonly memberId: string;
  readonly correction: RegistrationCorrection;
  readonly mailbox: Mailbox | null;
  readonly actor: Actor;
}

interface Decision {
  readonly status: RegistrationStatus;
  readonly reason: string | null;
  /** The status that the actor saw. Null: the unit may have any status. */
  readonly expected?: RegistrationStatus | null;
  readonly names?: SeenNames | null;
  readonly actor: Actor;
}

interface Removal {
  readonly action: 'registration.delete' | 'registration.withdraw';
  /** Null: an organiser deletes the unit. Otherwise this member withdraws it and must be its captain. */
  readonly memberId: string | null;
  /**
   * The id of the trace that a member leaves, so that a repeated request does not register the member again.
   */
  readonly traceOf: (memberId: string) => string;
  readonly actor: Actor;
}

export const correct = (key: UnitKey, correction: Correction): Operation =>
  onUnit(key, (ledger, unit) => correctMember(ledger, unit, correction), {
    players: [correction.correction.freeFireId ?? []].flat(),
    traces: correction.mailbox === null ? [] : mailboxTraces(correction.mailbox),
    renames: correction.correction.nick !== undefined,
  });

const decide = (key: UnitKey, decision: Decision): Operation =>
  onUnit(key, (ledger, unit) => decideUnit(ledger, unit, decision));

export const remove = (key: UnitKey, removal: Removal): Operation =>
  onUnit(key, (ledger, unit) => removeUnit(ledger, unit, removal), {
    frees: true,
    renames: true,
    isGone: (ledger) => ledger.registration(key.id) === null,
  });

function correctMember(
  ledger: Ledger,
  unit: StoredUnit,
  { correction, actor, memberId, mailbox }: Correction,
): StoredUnit {
  const before = requireMember(unit, memberId);
  const corrected = { ...before, ...withoutUnnamed(correction) };
  const changed = CORRECTABLE.filter((field) => before[field] !== corrected[field]);
  if (changed.length === 0) return unit;
  requireSeen(before, changed, correction.seen);
  const isAnotherPlayer = freeFireIdKey(before.freeFireId) !== freeFireIdKey(corrected.freeFireId);
  const wish = changed.includes('nick') ? withoutNick(before.wish) : before.wish;
  const isNamed = changed.includes('nick') || changed.includes('fullName');
  const isLetIn = isNamed || before.isLetIn;
  const after = { ...corrected, wish, isLetIn, ...(isAnotherPlayer && { playerKey: null }) };
  if (isAnotherPlayer) requireNoTwin(unit, after.freeFireId, after.id);
  if (isAnotherPlayer && unit.place !== 'released') {
    const pass = requireMayPlay(ledger, ledger.mayJoin(after));
    ledger.unclaim(unit, before.freeFireId);
    ledger.claim(unit, after.freeFireId, pass);
  }
  if (isAnotherPlayer && wasHidden(after)) hideInSeason(ledger, after);
  const withCorrection = withMember(unit, after);
  const isAnotherMailbox = mailbox !== null && changed.includes('email');
  const stored = ledger.store(
    isAnotherMailbox ? withMailbox(ledger, withCorrection, after.id, mailbox) : withCorrection,
  );
  ledger.audit(unit, {
    actor,
    action: 'registration.correct',
    after: { corrected: changed },
  });
  return stored;
}

/** A field that already has the wanted value is no conflict, for example after a retry. */
function requireSeen(
  before: StoredAccepted,
  changed: readonly PlayerField[],
  seen: RegistrationCorrection['seen'] = {},
): void {
  const others = changed.filter((field) => seen[field] !== undefined && seen[field] !== before[field]);
  if (others.length === 0) return;
  const fields = Object.fromEntries(others.map((field) => [field, before[field]]));
  throw new AppError('stale-write', words.correctedMeanwhile, { fields });
}

const wasHidden = ({ consent }: StoredAccepted) =>
  consent !== null && !consent.showsNick && consent.shownAt !== null;

const CORRECTABLE = Object.keys(correctedPlayerShape) as readonly PlayerField[];

function withoutUnnamed({
  seen: _,
  ...correction
}: RegistrationCorrection): Partial<Record<PlayerField, string>> {
  return Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined));
}

function decideUnit(ledger: Ledger, before: StoredUnit, decision: Decision): StoredUnit {
  const { status, actor, expected = null, names = null } = decision;
  const { now } = ledger;
  const reason = status === 'rejected' ? (decision.reason ?? before.reason) : null;
  const isKept = before.givenOnAt !== null;
  const hasPlace = before.place !== 'released' && !isKept;
  const wantsPlace = status !== 'rejected';
  const isThere = before.status === status && before.reason === reason;
  const isRepeated = expected !== null && expected !== status;
  if (isThere && (hasPlace === wantsPlace || isRepeated)) return before;
  if (expected !== null && before.status !== expected && before.status !== status) {
    const { label } = REGISTRATION_STATUS[before.status];
    throw refusal('stale-write', words.decidedMeanwhile(label));
  }
  if (names !== null) requireSameNames(names, before);
  if (status === 'approved') requireApprovable(ledger, before);

  if (status === 'approved') requireMayPlay(ledger, ledger.mayPlay(before), words.registeredAgain);

  const unit = names !== null ? seen(before) : status === 'approved' ? withheld(before) : before;
  const placed = wantsPlace && !hasPlace && !isKept ? placeOrQueueAgain(ledger, unit) : unit;
  const former = before.formerDecision?.status === status ? before.formerDecision : null;
  const { untold = null, ...restored } = former ?? {};
  const isDecided = status !== 'pending';
  const decided: StoredUnit = {
    ...(wantsPlace ? { ...placed, givenOnAt: null, formerDecision: null } : leaving(placed, hasPlace, now)),
    status,
    reason,
    decidedAt: isDecided ? now : null,
    decidedBy: isDecided ? actor.uid : null,
    ...restored,
  };
  // If the rejection can be undone, `giveOn` mails the players later.
  const isTold = before.status !== status && former === null && decided.givenOnAt === null;
  const stored = ledger.store(isTold ? mailDecision(ledger, decided) : decided);
  const wasApproved = stored.leftFrom === 'approved';
  const after = untold === null ? stored : tellGap(ledger, stored, { wasApproved, role: untold });
  ledger.audit(before, {
    actor,
    // The audit leaves out the reason, because the reason is erased with the registration.
    action: 'registration.status',
    before: { status: before.status },
    after: { status, ...(status === 'approved' && undeclaredAges(after)) },
  });
  return after;
}

/** The unit keeps its place or queue number until `giveOn` runs, so that the rejection can be undone. */
function leaving(unit: StoredUnit, hasPlace: boolean, now: Date): StoredUnit {
  if (!hasPlace) return unit;
  const { status, decidedAt, decidedBy } = unit;
  const givenOnAt = new Date(now.getTime() + GIVEN_ON_AFTER_MS);
  return { ...unit, givenOnAt, formerDecision: { status, decidedAt, decidedBy, untold: null } };
}

export function giveOn(ledger: Ledger, unit: StoredUnit): StoredUnit {
  return ledger.store(mailDecision(ledger, ledger.freePlace(unit)));
}

function requireSameNames(names: SeenNames, unit: StoredUnit): void {
  const changes = changedNames(names, namesOf(unit));
  if (changes.length === 0) return;
  const fields = Object.fromEntries(changes.map(({ of, to }) => [`names.${of}`, to]));
  throw new AppError('stale-write', words.renamed(changes), { fields });
}

function requireApprovable({ tournament }: Ledger, unit: StoredUnit): void {
  if (!isComplete(unit.members)) throw refusal('unit-incomplete');
  requireConsents(unit);
  const minors = acceptedOf(unit).filter(({ ageBand }) => ageBand === 'minor');
  if (tournament?.adultsOnly === true && minors.length > 0) {
    const names = minors.map(({ nick, fullName }) => nick || fullName);
    throw refusal('adults-only', words.minorsPlay(names, unit.unit.size > 1));
  }
}

function undeclaredAges(unit: StoredUnit): { readonly undeclaredAges?: number } {
  const count = acceptedOf(unit).filter(({ ageBand }) => ageBand === null).length;
  return count === 0 ? {} : { undeclaredAges: count };
}

function mailDecision(ledger: Ledger, unit: StoredUnit): StoredUnit {
  const { tournament, now } = ledger;
  if (tournament === null) return unit;
  const { status } = unit;
  const about = { kind: status, turn: (unit.decidedAt ?? now).getTime() };
  return ledger.mail(unit, about, () => decisionLetter(unit, tournament, now));
}

function placeOrQueueAgain(ledger: Ledger, unit: StoredUnit): StoredUnit {
  const tournament = requireFound(ledger.tournament, 'tournament');
  requireSameModality(unit, tournament);
  const pass = requireMayPlay(ledger, ledger.mayPlay(unit), words.registeredAgain);
  if (ledger.takesNoMore()) {
    throw refusal('tournament-full', words.noPlaceLeft);
  }
  return ledger.placeOrQueue(unit, pass);
}

function removeUnit(ledger: Ledger, unit: StoredUnit, { action, actor, memberId, traceOf }: Removal) {
  if (memberId !== null && requireMember(unit, memberId).role !== 'captain') throw refusal('captain-only');
  ledger.freePlace(unit);
  ledger.erase(unit);
  for (const { id, codeHash } of acceptedOf(unit)) {
    const why = memberId === null ? 'removed' : id === memberId ? 'withdrawn' : 'team';
    ledger.storeTrace(newTrace(traceOf(id), ledger.now));
    ledger.storeTrace(leftTrace(codeHash, why, ledger.now));
  }
  ledger.audit(unit, { actor, action, before: { status: unit.status }, after: null });
  return unit;
}

type Sent = Omit<Decision, 'actor'>;

export function createDecisionDesk(
  { database, answerAbout, find }: Desk,
  organiserName: (uid: string) => Promise<string | null>,
) {
  const submitDecision = (actor: Actor, unit: StoredUnit, decision: Sent) =>
    answerAbout(unit, (key) => decide(key, { actor, ...decision })).catch(async (error: unknown) => {
      const isLate = error instanceof AppError && error.code === 'stale-write' && error.fields === undefined;
      throw (isLate ? await decidedFirst(actor, unit.id) : null) ?? error;
    });
  const decidedFirst = async (actor: Actor, id: string) => {
    const { decidedBy, status } = await find(id);
    if (decidedBy === null) return null;
    const { label } = REGISTRATION_STATUS[status];
    if (decidedBy === actor.uid) return refusal('stale-write', words.youDecided(label));
    const name = await organiserName(decidedBy);
    return name === null ? null : refusal('stale-write', words.decidedBy(name, label));
  };

  return {
    decide: async (actor: Actor, id: string, decision: Sent): Promise<DecidedRegistration> => {
      const answer = await submitDecision(actor, await find(id), decision);
      return { ...registrationOf(answer.unit), placeAfter: placeAfterOf(answer) };
    },

    decideMany: async (
      actor: Actor,
      ids: readonly string[],
      decision: Omit<Sent, 'names'>,
      names: Readonly<Record<string, SeenNames>> = {},
    ): Promise<DecisionResults> => {
      const unique = [...new Set(ids)];
      const units = await database.getReadable(REGISTRATIONS, unique);
      const results = unique.map(async (id, index) => {
        try {
          const unit = requireFound(units[index] ?? null, 'registration');
          const answer = await submitDecision(actor, unit, { ...decision, names: names[id] ?? null });
          return { id, success: true, placeAfter: placeAfterOf(answer) };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const { code, message, fields } = error;
          return { id, success: false, error: message, code, ...(fields === undefined ? {} : { fields }) };
        }
      });
      return { results: await Promise.all(results) };
    },
  };
}
