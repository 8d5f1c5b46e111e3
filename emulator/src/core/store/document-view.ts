import type { Document, Micros } from '../model.ts';
import type { DocumentStore } from './document-store.ts';

/** A database at one version: the latest state, and what to see in place of documents changed since. */
export class DocumentView {
  readonly overlay: Map<string, Document | null>;

  constructor(
    readonly store: DocumentStore,
    readonly version: Micros,
    overlay: ReadonlyMap<string, Document | null> = new Map(),
  ) {
    this.overlay = new Map(overlay);
  }

  get(name: string): Document | null {
    const old = this.overlay.get(name);
    return old === undefined ? this.store.get(name) : old;
  }

  /** Called for every later change while the view is to stay as it is. */
  keep(name: string, before: Document | null): void {
    if (!this.overlay.has(name)) this.overlay.set(name, before);
  }
}
