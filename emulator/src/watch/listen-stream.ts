import type { AuthorizationContext, Authorizer, Caller } from '../core/authorizer.ts';
import type { FirestoreService } from '../core/firestore-service.ts';
import type { Micros } from '../core/model.ts';
import { parseDatabaseName, parseDocumentName } from '../core/resource-name.ts';
import { asStatusError, invalidArgument, StatusError } from '../core/status-error.ts';
import type {
  DocumentChange,
  ListenRequest,
  ListenResponse,
  Target,
  TargetRequest,
  TargetSelector,
} from './listen-messages.ts';
import { DocumentsTarget, QueryTarget } from './query-target.ts';
import { decodeResumeToken, encodeResumeToken } from './resume-token.ts';
import { PendingChanges, Snapshot } from './snapshot.ts';
import { requireReading, requireSameDatabase, type StreamSink } from './stream-sink.ts';

interface Judge {
  /** Returns the names of the documents that the rules look up; throws PERMISSION_DENIED on refusal. */
  judge(selector: TargetSelector): ReadonlySet<string>;
  canGet(name: string): boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

function createJudge(
  service: FirestoreService,
  authorizer: Authorizer,
  caller: Caller,
  database: string,
): Judge {
  if (caller.kind === 'admin') return { judge: () => NOTHING, canGet: () => true };
  const { auth } = caller;
  const { project } = parseDatabaseName(database);

  function context(seen: Set<string>): AuthorizationContext {
    return {
      project,
      database,
      auth,
      time: service.currentVersion(database),
      inTransaction: false,
      lookup: (name) => {
        seen.add(name);
        return service.lookup(name);
      },
    };
  }

  return {
    judge: (selector) => {
      const seen = new Set<string>();
      if (selector.kind === 'query') {
        authorizer.authorizeList(context(seen), selector.parent, selector.query);
      } else {
        authorizer.authorizeGets(
          context(seen),
          selector.names.map((name) => ({ name, document: service.lookup(name) })),
        );
      }
      return seen;
    },
    canGet: (name) => {
      try {
        const document = service.lookup(name);
        authorizer.authorizeGets(context(new Set()), [{ name, document }]);
        return true;
      } catch (error) {
        if (error instanceof StatusError && error.status === 'PERMISSION_DENIED') return false;
        throw error;
      }
    },
  };
}

/** Target ids that the server assigns start here, because the SDKs give their own targets small ids. */
const FIRST_SERVER_TARGET_ID = 0x40000000;
/** While more answers than this wait for the client, `commit` gathers changes instead of sending them. */
const MAX_UNREAD = 32;

export interface Subscription {
  readonly stream: ListenStream;
  readonly targetId: number;
  readonly selector: TargetSelector;
  readonly target: Target;
  dependencies: ReadonlySet<string>;
}

export interface SubscriptionIndex {
  update(subscription: Subscription, change: 'add' | 'delete'): void;
  /**
   * A client cannot resume from an earlier version, because such a version may come from another run of the
   * emulator.
   */
  readonly oldestVersion: Micros;
}

interface ListenStreamOptions {
  readonly service: FirestoreService;
  readonly authorizer: Authorizer;
  readonly index: (database: string) => SubscriptionIndex;
  readonly closed: (stream: ListenStream) => void;
  readonly caller: Caller;
  readonly sink: StreamSink<ListenResponse>;
}

/** All methods are synchronous, so no commit can come between the reads of two targets. */
export class ListenStream {
  readonly #subscriptions = new Map<number, Subscription>();
  readonly #pending = new PendingChanges<Subscription>();
  #opened: { readonly database: string; readonly judge: Judge; readonly index: SubscriptionIndex } | null =
    null;
  #readTime: Micros = 0n;
  #nextTargetId = FIRST_SERVER_TARGET_ID;
  #closed = false;

  constructor(private readonly options: ListenStreamOptions) {}

  get database(): string | null {
    return this.#opened?.database ?? null;
  }

  receive(request: ListenRequest): void {
    if (this.#closed) return;
    try {
      requireReading(this.options.sink);
      this.#openDatabase(request.database);
      if (request.kind === 'add') this.#add(request.target);
      if (request.kind === 'remove') this.#remove(request.targetId);
    } catch (error) {
      this.fail(asStatusError(error));
    }
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const subscription of this.#subscriptions.values()) this.#unindex(subscription);
    this.#subscriptions.clear();
    this.#pending.clear();
    this.options.closed(this);
  }

  fail(error: StatusError): void {
    if (this.#closed) return;
    this.close();
    this.options.sink.end(error);
  }

  commit(
    commitTime: Micros,
    affected: ReadonlyMap<Subscription, readonly DocumentChange[]>,
    judged: ReadonlySet<Subscription>,
  ): void {
    try {
      this.#pending.add(commitTime, affected);
      for (const subscription of judged) this.judgeAgain(subscription);
      if (this.options.sink.waiting <= MAX_UNREAD) this.#sendPending();
    } catch (error) {
      this.fail(asStatusError(error));
    }
  }

  drained(): void {
    if (this.#closed) return;
    try {
      this.#sendPending();
    } catch (error) {
      this.fail(asStatusError(error));
    }
  }

  #sendPending(): void {
    if (this.#pending.empty) return;
    const { commitTime } = this.#pending;
    const snapshot = new Snapshot();
    for (const [{ targetId, target }, changes] of this.#pending.take())
      snapshot.add(targetId, target.apply(changes));
    if (snapshot.empty) return;
    for (const response of snapshot.responses(commitTime, (name) => this.#mayRead(name)))
      this.#send(response);
    this.#consistentAt(commitTime);
  }

  judgeAgain(subscription: Subscription): void {
    const { judge } = this.#requireOpen();
    try {
      this.#unindex(subscription);
      subscription.dependencies = judge.judge(subscription.selector);
      this.#index(subscription);
    } catch (error) {
      this.#subscriptions.delete(subscription.targetId);
      this.#pending.forget(subscription);
      this.#refuse(subscription.targetId, asStatusError(error));
    }
  }

  get subscriptions(): readonly Subscription[] {
    return [...this.#subscriptions.values()];
  }

  /**
   * Sends nothing while changes are pending, because an empty snapshot says that all targets are consistent.
   * A client that does not read gets no empty snapshots, because they would pile up.
   */
  heartbeat(version: Micros): void {
    if (this.#pending.empty && this.options.sink.waiting === 0) this.#consistentAt(version);
  }

  #consistentAt(version: Micros): void {
    this.#send({ kind: 'targetChange', type: 'NO_CHANGE', targetIds: [], ...this.#advance(version) });
  }

  #openDatabase(database: string): void {
    const { service, authorizer, caller, index } = this.options;
    if (this.#opened === null) {
      parseDatabaseName(database);
      const judge = createJudge(service, authorizer, caller, database);
      // Creates the index before the first token is sent, because a client cannot resume from a token that is
      // older than the index.
      this.#opened = { database, judge, index: index(database) };
    } else {
      requireSameDatabase(database, this.#opened.database);
    }
  }

  #requireOpen() {
    if (this.#opened === null) throw new StatusError('INTERNAL', 'stream has no database');
    return this.#opened;
  }

  #add(request: TargetRequest): void {
    if (request.targetId !== 0 && this.#subscriptions.has(request.targetId)) {
      throw invalidArgument(`Target id ${request.targetId} is already in use.`);
    }
    const targetId = request.targetId === 0 ? this.#freeTargetId() : request.targetId;
    this.#sendPending();
    let subscription: Subscription;
    try {
      const { selector } = request;
      if (selector instanceof StatusError) throw selector;
      const target = this.#createTarget(selector);
      const dependencies = this.#requireOpen().judge.judge(selector);
      subscription = { stream: this, targetId, selector, target, dependencies };
      this.#start(subscription, request);
    } catch (error) {
      this.#refuse(targetId, asStatusError(error));
      return;
    }
    this.#subscriptions.set(targetId, subscription);
    this.#index(subscription);
  }

  #createTarget(selector: TargetSelector): Target {
    const { service } = this.options;
    const { database } = this.#requireOpen();
    if (selector.kind === 'query') {
      requireInDatabase(`${selector.parent}/`, database);
      return new QueryTarget(service, selector.parent, selector.query);
    }
    for (const name of selector.names) {
      parseDocumentName(name);
      requireInDatabase(name, database);
    }
    return new DocumentsTarget(service, database, selector.names);
  }

  #start({ targetId, target }: Subscription, { resume, expectedCount }: TargetRequest): void {
    const start = target.start(this.#resumeVersion(resume));
    const snapshot = new Snapshot();
    snapshot.add(targetId, start);
    this.#send({ kind: 'targetChange', type: 'ADD', targetIds: [targetId] });
    if (resume !== null && start.resumed === null)
      this.#send({ kind: 'targetChange', type: 'RESET', targetIds: [targetId] });
    for (const response of snapshot.responses(start.readTime, (name) => this.#mayRead(name)))
      this.#send(response);
    if (start.resumed !== null && mayHoldOthers(start.resumed.heldCount, expectedCount)) {
      this.#send({ kind: 'filter', targetId, count: target.size });
    }
    this.#send({
      kind: 'targetChange',
      type: 'CURRENT',
      targetIds: [targetId],
      ...this.#advance(start.readTime),
    });
    this.#consistentAt(start.readTime);
  }

  #resumeVersion(resume: TargetRequest['resume']): Micros | null {
    if (resume === null) return null;
    const version = 'token' in resume ? decodeResumeToken(resume.token) : resume.readTime;
    return version === null || version < this.#requireOpen().index.oldestVersion ? null : version;
  }

  #remove(targetId: number): void {
    const subscription = this.#subscriptions.get(targetId);
    if (subscription === undefined) return;
    this.#subscriptions.delete(targetId);
    this.#pending.forget(subscription);
    this.#unindex(subscription);
    this.#send({ kind: 'targetChange', type: 'REMOVE', targetIds: [targetId] });
  }

  #refuse(targetId: number, cause: StatusError): void {
    this.#send({ kind: 'targetChange', type: 'REMOVE', targetIds: [targetId], cause });
  }

  #mayRead(name: string): boolean {
    return this.#requireOpen().judge.canGet(name);
  }

  #advance(version: Micros): { resumeToken: Uint8Array; readTime: Micros } {
    if (version > this.#readTime) this.#readTime = version;
    return { resumeToken: encodeResumeToken(this.#readTime), readTime: this.#readTime };
  }

  #freeTargetId(): number {
    while (this.#subscriptions.has(this.#nextTargetId)) this.#nextTargetId++;
    return this.#nextTargetId++;
  }

  #index(subscription: Subscription): void {
    this.#requireOpen().index.update(subscription, 'add');
  }

  #unindex(subscription: Subscription): void {
    this.#requireOpen().index.update(subscription, 'delete');
  }

  #send(response: ListenResponse): void {
    if (!this.#closed) this.options.sink.send(response);
  }
}

/** True if a client that applied all changes may still hold documents outside the result. */
function mayHoldOthers(heldCount: number | null, expectedCount: number | null): boolean {
  return heldCount === null || (expectedCount !== null && expectedCount !== heldCount);
}

function requireInDatabase(name: string, database: string): void {
  if (name.startsWith(`${database}/documents/`)) return;
  throw invalidArgument(`Document "${name}" is not in database "${database}".`);
}
