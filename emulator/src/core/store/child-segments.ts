import { compareNames } from '../values/name-order.ts';
import type { DocumentView } from './document-view.ts';

function firstBelow(view: DocumentView, prefix: string, after: string): string | null {
  const isBefore = (name: string) => name.startsWith(`${after}/`) || compareNames(name, after) <= 0;
  for (const { name } of view.store.below(prefix, (document) => isBefore(document.name))) {
    if (view.get(name) !== null) return name;
  }
  return null;
}

function leastOf(names: Iterable<string>): string | null {
  let least: string | null = null;
  for (const name of names) if (least === null || compareNames(name, least) < 0) least = name;
  return least;
}

/**
 * The segments right below a name under which any document lies, in name order and after a given
 * one; it seeks over whole subtrees. Ids of collections below a document, or of documents, missing
 * ones included, below a collection.
 */
export function* childSegments(
  view: DocumentView,
  prefix: string,
  afterSegment: string | null,
): Generator<string, void, undefined> {
  const old = [...view.overlay].flatMap(([name, document]) =>
    document !== null && name.startsWith(`${prefix}/`) ? [name] : [],
  );
  let after = afterSegment === null ? prefix : `${prefix}/${afterSegment}`;
  let first = afterSegment === null;
  for (;;) {
    const skip: string = after;
    const isAfter = (name: string) => first || (!name.startsWith(`${skip}/`) && compareNames(name, skip) > 0);
    const candidates = old.filter(isAfter);
    const stored = first ? firstStored(view, prefix) : firstBelow(view, prefix, skip);
    if (stored !== null) candidates.push(stored);
    const next = leastOf(candidates);
    if (next === null) return;
    const end = next.indexOf('/', prefix.length + 1);
    after = end === -1 ? next : next.slice(0, end);
    first = false;
    yield after.slice(prefix.length + 1);
  }
}

function firstStored(view: DocumentView, prefix: string): string | null {
  for (const { name } of view.store.below(prefix)) if (view.get(name) !== null) return name;
  return null;
}
