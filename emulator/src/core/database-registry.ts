import type { Clock } from './clock.ts';
import { Database } from './database.ts';
import type { CommittedChanges } from './firestore-service.ts';
import { parseDatabaseName } from './resource-name.ts';

type CommitListener = (commit: CommittedChanges) => void;

/** Databases come into being when they are first named. */
export class DatabaseRegistry {
  readonly #databases = new Map<string, Database>();
  readonly #listeners = new Set<CommitListener>();
  /** Databases whose seed has been applied since the start or the last reset. */
  readonly #seeded = new Set<string>();

  constructor(
    private readonly clock: Clock,
    private readonly seed: (database: Database) => void,
  ) {}

  get(name: string): Database {
    let database = this.#databases.get(name);
    if (database === undefined) {
      const { project } = parseDatabaseName(name);
      database = new Database(name, project, this.clock, (commit) => this.#publish(commit));
      this.#databases.set(name, database);
    }
    if (!this.#seeded.has(name)) this.#seed(database);
    return database;
  }

  /** Counts as done while it is under way, because those who hear of its commit use the database too. */
  #seed(database: Database): void {
    this.#seeded.add(database.name);
    try {
      this.seed(database);
    } catch (error) {
      this.#seeded.delete(database.name);
      throw error;
    }
  }

  all(): readonly Database[] {
    return [...this.#databases.values()];
  }

  /** The next use of any database applies its seed again. */
  forgetSeeds(): void {
    this.#seeded.clear();
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** One listener's failure must not keep the commit from the others. */
  #publish(commit: CommittedChanges): void {
    const errors: unknown[] = [];
    for (const listener of this.#listeners) {
      try {
        listener(commit);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'A commit listener failed.');
  }
}
