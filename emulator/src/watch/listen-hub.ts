import type { Authorizer, Caller } from '../core/authorizer.ts';
import type { Clock } from '../core/clock.ts';
import type { FirestoreService } from '../core/firestore-service.ts';
import type { CommittedChanges, Micros } from '../core/model.ts';
import { collectionIdOf, parseDatabaseName } from '../core/resource-name.ts';
import { obtain } from '../core/store/recent-map.ts';
import type { DocumentChange, ListenResponse } from './listen-messages.ts';
import { ListenStream, type Subscription, type SubscriptionIndex } from './listen-stream.ts';
import type { StreamSink } from './stream-sink.ts';

export interface ListenHub {
  open(caller: Caller, sink: StreamSink<ListenResponse>): ListenStream;
  readonly size: number;
  /** Called after a reset, so that databases with listeners get their seed at once, before any request. */
  useDatabases(): void;
  close(): void;
}

/**
 * An empty snapshot at this interval keeps idle clients from reconnecting, and gives them recent resume
 * tokens.
 */
const HEARTBEAT_MS = 45_000;

class DatabaseIndex implements SubscriptionIndex {
  readonly #byCollection = new Map<string, Set<Subscription>>();
  readonly #byName = new Map<string, Set<Subscription>>();
  readonly #byDependency = new Map<string, Set<Subscription>>();
  readonly #everywhere = new Set<Subscription>();

  constructor(readonly oldestVersion: Micros) {}

  update(subscription: Subscription, change: 'add' | 'delete'): void {
    const { target, dependencies } = subscription;
    if (target.names !== null) {
      for (const name of target.names) updateKey(this.#byName, name, subscription, change);
    } else if (target.collectionId !== null) {
      updateKey(this.#byCollection, target.collectionId, subscription, change);
    } else {
      this.#everywhere[change](subscription);
    }
    for (const name of dependencies) updateKey(this.#byDependency, name, subscription, change);
  }

  *interested(name: string): Iterable<Subscription> {
    yield* this.#byCollection.get(collectionIdOf(name)) ?? [];
    yield* this.#byName.get(name) ?? [];
    yield* this.#everywhere;
  }

  /** Includes subscriptions to the document itself, because their rules may read `resource`. */
  *dependent(name: string): Iterable<Subscription> {
    yield* this.#byDependency.get(name) ?? [];
    yield* this.#byName.get(name) ?? [];
  }
}

function updateKey(
  index: Map<string, Set<Subscription>>,
  key: string,
  subscription: Subscription,
  change: 'add' | 'delete',
): void {
  const known = obtain(index, key, () => new Set());
  known[change](subscription);
  if (known.size === 0) index.delete(key);
}

interface StreamCommit {
  readonly affected: Map<Subscription, DocumentChange[]>;
  readonly judged: Set<Subscription>;
}

export function createListenHub(
  service: FirestoreService,
  authorizer: Authorizer,
  clock: Pick<Clock, 'every'>,
): ListenHub {
  const databases = new Map<string, DatabaseIndex>();
  const streams = new Set<ListenStream>();

  function index(database: string): DatabaseIndex {
    return obtain(databases, database, () => new DatabaseIndex(service.currentVersion(database)));
  }

  function closed(stream: ListenStream): void {
    streams.delete(stream);
  }

  function route({ database, commitTime, changes }: CommittedChanges): void {
    const interest = databases.get(database);
    if (interest === undefined) return;
    const commits = new Map<ListenStream, StreamCommit>();
    const commitOf = (stream: ListenStream): StreamCommit =>
      obtain(commits, stream, () => ({ affected: new Map(), judged: new Set() }));
    for (const change of changes) {
      for (const subscription of interest.interested(change.name)) {
        obtain(commitOf(subscription.stream).affected, subscription, () => []).push(change);
      }
      for (const subscription of interest.dependent(change.name)) {
        commitOf(subscription.stream).judged.add(subscription);
      }
    }
    for (const [stream, { affected, judged }] of commits) stream.commit(commitTime, affected, judged);
  }

  function judgeAll(project: string): void {
    for (const stream of streams) {
      if (stream.database === null || parseDatabaseName(stream.database).project !== project) continue;
      for (const subscription of stream.subscriptions) stream.judgeAgain(subscription);
    }
  }

  const stopCommits = service.onCommit(route);
  const stopRules = authorizer.onRulesChanged(judgeAll);
  const stopHeartbeat = clock.every(HEARTBEAT_MS, () => {
    for (const stream of streams) {
      if (stream.database !== null) stream.heartbeat(service.currentVersion(stream.database));
    }
  });

  return {
    open: (caller, sink) => {
      const stream = new ListenStream({ service, authorizer, index, closed, caller, sink });
      streams.add(stream);
      return stream;
    },
    get size() {
      return streams.size;
    },
    useDatabases: () => {
      for (const { database } of streams) if (database !== null) service.currentVersion(database);
    },
    close: () => {
      stopHeartbeat();
      stopCommits();
      stopRules();
      for (const stream of streams) stream.close();
    },
  };
}
