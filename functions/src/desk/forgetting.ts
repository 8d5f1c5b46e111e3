import { freeFireIdKey } from '@copa/domain/contact';
import type { PlayerRecord, StoredEntry } from '@copa/domain/fairness/record';
import { derivesFrom, mentions } from '@copa/domain/people/mention';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { forgottenName, unitNameOf } from '@copa/domain/registrations/unit';
import { teamNumber } from '@copa/domain/registrations/words/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Reader, Writer } from '../store/database.ts';
import type { PlayerRecords } from './records.ts';
import { acceptedOf, type StoredUnit } from './unit.ts';

/** A unit whose former name nobody is to read any more, wherever play copied it. */
export interface Renamed {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly tag: string;
  /** The name until now. */
  readonly former: string;
  /** Names of people who left: no typed text may go on naming them. */
  readonly forgotten: readonly string[];
  readonly isGone: boolean;
}

/** Writes the names, and gives the fields of the tournament that change with them. */
export type Rename = (writer: Writer, units: readonly Renamed[]) => Partial<Tournament>;

/** Reads the places that play copied names to, in the transaction that changes the unit. */
export type OpenNames = (reader: Reader, tournament: Tournament, now: Date) => Promise<Rename>;

export function lostMembers(before: StoredUnit, after: StoredUnit | null): readonly StoredAccepted[] {
  const left = after === null ? [] : acceptedOf(after).map(({ id }) => id);
  return acceptedOf(before).filter(({ id }) => !left.includes(id));
}

function namesOf({ nick, wish, fullName }: StoredAccepted): readonly string[] {
  return [nick, wish?.nick ?? '', fullName, ...fullName.split(/\s+/)].filter((name) => name !== '');
}

/** Empty where a typed reason names who left. */
export const withoutNames = (reason: string, left: StoredAccepted) =>
  mentions(reason, namesOf(left)) ? '' : reason;

/** A team goes on: a name that was made of the nick of who left goes with them, and so do typed reasons that name them. */
export function withoutTraceOf(unit: StoredUnit, lost: readonly StoredAccepted[]): StoredUnit {
  if (lost.length === 0) return unit;
  const names = lost.flatMap(namesOf);
  const isMade = (name: string) => lost.some(({ nick }) => nick !== '' && derivesFrom(name, nick));
  const kept = (reason: string) => !mentions(reason, names);
  return {
    ...unit,
    unit: {
      ...unit.unit,
      name: isMade(unit.unit.name) ? teamNumber(unit.number) : unit.unit.name,
      tag: isMade(unit.unit.tag) ? '' : unit.unit.tag,
    },
    reason: unit.reason !== null && kept(unit.reason) ? unit.reason : null,
    reasons: Object.fromEntries(Object.entries(unit.reasons).filter(([, reason]) => kept(reason))),
  };
}

/** Null where all people stay, under the names that they show. An ordinary new name reaches tables with the next publication. */
export function renamedIn(before: StoredUnit, after: StoredUnit | null): Renamed | null {
  const lost = lostMembers(before, after);
  if (lost.length === 0 && !isOtherChoice(before, after)) return null;
  const { id, number } = before;
  const teamNames = after === null ? [before.unit.name, before.unit.tag] : [];
  return {
    id,
    number,
    name: after === null ? forgottenName(before) : unitNameOf(after),
    tag: after === null ? '' : after.unit.tag,
    former: unitNameOf(before),
    forgotten: [...teamNames, ...lost.flatMap(namesOf)],
    isGone: after === null,
  };
}

/** The adult of a minor shows the nick, or hides it. */
function isOtherChoice(before: StoredUnit, after: StoredUnit | null): boolean {
  const shows = (unit: StoredUnit | null) =>
    new Map(
      (unit === null ? [] : acceptedOf(unit)).map(({ id, consent }) => [id, consent?.showsNick === true]),
    );
  const choices = shows(after);
  return [...shows(before)].some(([id, shown]) => (choices.get(id) ?? shown) !== shown);
}

/** Records outlive registrations: what an organiser typed there about who left does not. */
export function recordsWithout(
  { id }: StoredUnit,
  lost: readonly StoredAccepted[],
  records: PlayerRecords,
): readonly PlayerRecord[] {
  const isTyped = (entry: StoredEntry) =>
    entry.registrationId === id && entry.kind !== 'no_show' && `${entry.reason}${entry.revokeReason}` !== '';
  return lost.flatMap(({ freeFireId }) => {
    const record = records.get(freeFireIdKey(freeFireId)) ?? null;
    if (record === null || !record.entries.some(isTyped)) return [];
    const entries = record.entries.map((entry) =>
      isTyped(entry) ? { ...entry, reason: '', revokeReason: '' } : entry,
    );
    return [{ ...record, entries }];
  });
}
