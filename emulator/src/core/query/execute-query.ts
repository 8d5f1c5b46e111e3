import type { Document } from '../model.ts';
import type { DocumentView } from '../store/document-view.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { disjunctMatches } from './plan-disjunct.ts';

type Source = Iterator<Document, void, undefined>;

/** Merges sources that are each in query order; a document found by several comes once. */
function* mergeOrdered(
  sources: readonly Source[],
  compare: (a: Document, b: Document) => number,
): Generator<Document, void, undefined> {
  const heads = sources.map((source) => source.next());
  let last: string | null = null;
  for (;;) {
    let best = -1;
    let least: Document | null = null;
    for (const [i, head] of heads.entries()) {
      if (head.done === true) continue;
      if (least === null || compare(head.value, least) < 0) {
        least = head.value;
        best = i;
      }
    }
    const source = sources[best];
    if (least === null || source === undefined) return;
    heads[best] = source.next();
    if (least.name !== last) yield least;
    last = least.name;
  }
}

function* unlessReplaced(
  documents: Iterable<Document>,
  replaced: ReadonlyMap<string, Document | null>,
): Generator<Document, void, undefined> {
  for (const document of documents) if (!replaced.has(document.name)) yield document;
}

/** All matches in query order, cursors applied; offset, limit and projection are not. */
export function* queryMatches(
  { store, overlay }: DocumentView,
  query: CompiledQuery,
): Generator<Document, void, undefined> {
  const sources: Source[] = query.disjuncts.map((disjunct) => {
    const matches = disjunctMatches(store, query, disjunct);
    return overlay.size === 0 ? matches : unlessReplaced(matches, overlay);
  });
  if (overlay.size > 0) {
    const old = [...overlay.values()].filter((document) => document !== null && query.matches(document));
    sources.push(
      old
        .filter((document) => document !== null)
        .sort(query.compare)
        [Symbol.iterator](),
    );
  }
  const [only] = sources;
  if (sources.length === 1 && only !== undefined) {
    for (let head = only.next(); head.done !== true; head = only.next()) yield head.value;
    return;
  }
  yield* mergeOrdered(sources, query.compare);
}

interface QueryPage {
  /** Whole documents: the projection is left to the caller, who may need the fields. */
  readonly documents: readonly Document[];
  readonly skipped: number;
}

/** Matches after offset and limit. */
export function executeQuery(view: DocumentView, query: CompiledQuery): QueryPage {
  const documents: Document[] = [];
  let skipped = 0;
  if (query.limit === 0) return { documents, skipped };
  for (const document of queryMatches(view, query)) {
    if (skipped < query.offset) {
      skipped++;
      continue;
    }
    documents.push(document);
    if (documents.length === query.limit) break;
  }
  return { documents, skipped };
}
