import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Reader, Writer } from '../store/database.ts';
import type { RegistrationCodes } from './code.ts';
import type { PlayerRecords } from './player-records.ts';
import type { StoredUnit } from './stored-unit.ts';

export type Satellite = (seen: Seen, reader: Reader) => Follower | Promise<Follower>;

export interface Seen {
  readonly tournament: Tournament | null;
  readonly units: readonly StoredUnit[];
  readonly records: PlayerRecords;
  /** The ids of the units whose operations have `renames`. */
  readonly renamed: readonly string[];
  readonly codes: RegistrationCodes;
  readonly now: Date;
}

export type Change = readonly [before: StoredUnit | null, after: StoredUnit | null];

export type Drafts = Pick<Writer, 'set' | 'merge' | 'remove'>;

export interface Follower {
  readonly isCurrent?: (unit: StoredUnit) => boolean;
  readonly complete?: (unit: StoredUnit, before: StoredUnit | null) => StoredUnit;
  /** Runs at each change of a unit, possibly several times in one transaction. */
  readonly follow?: (drafts: Drafts, ...change: Change) => void;
  /** Runs once in a transaction, with the first and last state of each changed unit. */
  readonly write?: (writer: Writer, changes: readonly Change[]) => Partial<Tournament> | undefined;
}

export function openFollowers(
  satellites: readonly Satellite[],
  seen: Seen,
  reader: Reader,
): Promise<readonly Follower[]> {
  return Promise.all(satellites.map(async (open) => open(seen, reader)));
}

export function followAll(followers: readonly Follower[]) {
  const drafted = new Map<string, (writer: Writer) => void>();
  const drafts: Drafts = {
    set: (collection, document) => {
      drafted.set(`${collection.path}/${document.id}`, (writer) => writer.set(collection, document));
    },
    merge: (collection, document) => {
      drafted.set(`${collection.path}/${document.id}`, (writer) => writer.merge(collection, document));
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
