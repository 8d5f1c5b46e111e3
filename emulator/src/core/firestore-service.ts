import { randomInt } from 'node:crypto';
import { type Authorizer, allowAll } from './authorizer.ts';
import { type Clock, systemClock } from './clock.ts';
import { DatabaseRegistry } from './database.ts';
import type { CommittedChanges, Document, Micros } from './model.ts';
import * as writes from './operations/commit.ts';
import type { Core } from './operations/core.ts';
import * as maintenance from './operations/maintenance.ts';
import * as reads from './operations/reads.ts';
import { parseDocumentName } from './resource-name.ts';

type WithoutCore<Operations> = {
  [Name in keyof Operations]: Operations[Name] extends (core: Core, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

export interface FirestoreService extends WithoutCore<typeof reads>, WithoutCore<typeof writes> {
  onCommit(listener: (commit: CommittedChanges) => void): () => void;
  /** Rules do not apply. */
  lookup(name: string, version?: Micros): Document | null;
  currentVersion(database: string): Micros;
}

interface FirestoreServiceOptions {
  readonly clock?: Clock;
  readonly authorizer?: Authorizer;
  readonly createId?: () => string;
  /**
   * Returns the initial documents of a database. Called at the first use of the database, and again at its
   * first use after `reset`.
   */
  readonly seed?: (database: string) => Iterable<maintenance.ImportedDocument>;
}

/** Rules do not apply to the operations of `maintenance`. */
export interface EmbeddedFirestore extends FirestoreService, WithoutCore<typeof maintenance> {
  readonly authorizer: Authorizer;
}

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomId(): string {
  return Array.from({ length: 20 }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
}

export function createFirestoreService(options: FirestoreServiceOptions = {}): EmbeddedFirestore {
  const { clock = systemClock, authorizer = allowAll, createId = randomId, seed } = options;
  const databases = new DatabaseRegistry(clock, (name) => {
    if (seed !== undefined) maintenance.importDocuments(core, name, seed(name));
  });
  const core: Core = { databases, authorizer, createId };
  const operations = { ...reads, ...writes, ...maintenance };
  const bound = Object.entries<(core: Core, ...rest: never[]) => unknown>(operations).map(
    ([name, operate]) => [name, (...rest: never[]) => operate(core, ...rest)] as const,
  );
  return {
    ...(Object.fromEntries(bound) as unknown as WithoutCore<typeof operations>),
    authorizer,
    lookup: (name, version) => {
      const database = databases.get(parseDocumentName(name).database);
      return (version === undefined ? database.store : database.viewAt(version)).get(name);
    },
    onCommit: (listener) => databases.onCommit(listener),
    currentVersion: (database) => databases.get(database).versions.current(),
  };
}
