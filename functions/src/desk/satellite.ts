import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Reader, Writer } from '../store/database.ts';
import type { RegistrationCodes } from './code.ts';
import type { PlayerRecords } from './player-records.ts';
import type { StoredUnit } from './stored-unit.ts';

/** A satellite keeps what goes with a unit, in the transaction that changes it. It reads before anything is decided. */
export type Satellite = (seen: Seen, reader: Reader) => Follower | Promise<Follower>;

/** The part of a transaction's reads that satellites start from. */
export interface Seen {
  readonly tournament: Tournament | null;
  readonly units: readonly StoredUnit[];
  readonly records: PlayerRecords;
  /** A name may be taken back: read what copied it. */
  readonly renames: boolean;
  readonly codes: RegistrationCodes;
  readonly now: Date;
}

/** A unit before and after; null where there is none. */
export type Change = readonly [before: StoredUnit | null, after: StoredUnit | null];

/** Writes of a document each, kept until the end of the transaction. */
export type Drafts = Pick<Writer, 'set' | 'remove'>;

export interface Follower {
  /** False where storing the unit anew would change it. */
  readonly isCurrent?: (unit: StoredUnit) => boolean;
  /** Completes a unit that is about to be stored. */
  readonly complete?: (unit: StoredUnit, before: StoredUnit | null) => StoredUnit;
  /** Runs at each change, of which one transaction may make several to a unit. */
  readonly follow?: (drafts: Drafts, ...change: Change) => void;
  /** Runs once, with every changed unit as it was read and as it is in the end. It may give fields of the tournament. */
  readonly write?: (writer: Writer, changes: readonly Change[]) => Partial<Tournament> | undefined;
}

export function openFollowers(
  satellites: readonly Satellite[],
  seen: Seen,
  reader: Reader,
): Promise<readonly Follower[]> {
  return Promise.all(satellites.map(async (open) => open(seen, reader)));
}

/** All of them as one, with the documents that they draft. */
export function followAll(followers: readonly Follower[]) {
  const drafted = new Map<string, (writer: Writer) => void>();
  const drafts: Drafts = {
    set: (collection, document) => {
      drafted.set(`${collection.path}/${document.id}`, (writer) => writer.set(collection, document));
    },
    remove: (collection, id) => {
      drafted.set(`${collection.path}/${id}`, (writer) => writer.remove(collection, id));
    },
  };
  return {
    drafts,
    isCurrent: (unit: StoredUnit) => followers.every((each) => each.isCurrent?.(unit) ?? true),
    complete: (unit: StoredUnit, before: StoredUnit | null) =>
      followers.reduce((kept, each) => each.complete?.(kept, before) ?? kept, unit),
    follow: (...change: Change) => {
      for (const each of followers) each.follow?.(drafts, ...change);
    },
    write: (writer: Writer, changes: readonly Change[]): Partial<Tournament> => {
      for (const write of drafted.values()) write(writer);
      return followers.reduce<Partial<Tournament>>(
        (fields, each) => ({ ...fields, ...each.write?.(writer, changes) }),
        {},
      );
    },
  };
}
