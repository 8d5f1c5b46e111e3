import type { FirestoreService } from '../core/firestore-service.ts';
import type { Document, Micros } from '../core/model.ts';
import { lookupDocument, readAt } from './document-lookup.ts';
import type { DocumentChange, RemovedDocument, Target, TargetDelta, TargetStart } from './target.ts';

/** Follows documents by name, existing or not. */
export class DocumentsTarget implements Target {
  readonly collectionId = null;
  readonly names: readonly string[];
  readonly #service: FirestoreService;
  readonly #database: string;
  readonly #present = new Set<string>();

  constructor(service: FirestoreService, database: string, names: readonly string[]) {
    this.#service = service;
    this.#database = database;
    this.names = [...new Set(names)];
  }

  get memberNames(): readonly string[] {
    return [...this.#present];
  }

  start(since: Micros | null): TargetStart {
    const before = since === null ? null : readAt(() => this.#presentAt(since));
    const changed: Document[] = [];
    const removed: RemovedDocument[] = [];
    for (const name of this.names) {
      const document = lookupDocument(this.#service, name, null);
      if (document === null) {
        // A fresh listener is told about missing documents too: that is how it learns that they are.
        if (before === null || before.has(name)) removed.push({ name, document: null });
        continue;
      }
      this.#present.add(name);
      if (before?.get(name) !== document.updateTime) changed.push(document);
    }
    return {
      changed,
      removed,
      readTime: this.#service.currentVersion(this.#database),
      resumed: before === null ? null : { heldCount: before.size },
    };
  }

  apply(changes: readonly DocumentChange[]): TargetDelta {
    const changed: Document[] = [];
    const removed: RemovedDocument[] = [];
    for (const { name, after } of changes) {
      if (after === null) {
        this.#present.delete(name);
        removed.push({ name, document: null });
      } else {
        this.#present.add(name);
        changed.push(after);
      }
    }
    return { changed, removed };
  }

  #presentAt(version: Micros): ReadonlyMap<string, Micros> {
    const present = new Map<string, Micros>();
    for (const name of this.names) {
      const document = lookupDocument(this.#service, name, version);
      if (document !== null) present.set(name, document.updateTime);
    }
    return present;
  }
}
