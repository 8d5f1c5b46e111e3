import {
  endAt,
  limit,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { createDocumentReader, type ReadDocuments } from './document-reader.ts';

export interface LiveView<T> extends ReadDocuments<T> {
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** True while the server has not confirmed the data, which may then be old or missing. */
  readonly fromCache: boolean;
}

export interface LivePages {
  more(): void;
  stop(): void;
}

interface Page<T> {
  readonly start: QueryDocumentSnapshot | null;
  stop: () => void;
  snapshot: QuerySnapshot | null;
  content: ReadDocuments<T>;
}

interface Watch<S extends z.ZodMiniType> {
  readonly query: Query;
  readonly schema: S;
  readonly pageSize: number;
  readonly next: (view: LiveView<z.output<S>>) => void;
  readonly error: (error: Error) => void;
}

/**
 * Only the last page has a limit. Each earlier page ends where the next begins, so that no document falls
 * between two pages.
 */
export function watchPages<S extends z.ZodMiniType>(watch: Watch<S>): LivePages {
  type T = z.output<S>;
  const pages: Page<T>[] = [];
  let stopped = false;

  const publish = () => {
    const [first] = pages;
    const last = pages.at(-1);
    if (stopped || first === undefined || first.snapshot === null || last === undefined) return;
    watch.next({
      documents: pages.flatMap(({ content }) => content.documents),
      unreadable: pages.reduce((sum, { content }) => sum + content.unreadable, 0),
      hasMore: last.snapshot === null || last.snapshot.size >= watch.pageSize,
      loadingMore: last.snapshot === null,
      fromCache: pages.some(({ snapshot }) => snapshot?.metadata.fromCache === true),
    });
  };

  const stop = () => {
    stopped = true;
    for (const page of pages) page.stop();
  };

  const listen = (page: Page<T>, end: QueryDocumentSnapshot | null) => {
    const read = createDocumentReader(watch.schema);
    const bounded = query(
      watch.query,
      ...(page.start === null ? [] : [startAfter(page.start)]),
      ...(end === null ? [limit(watch.pageSize)] : [endAt(end)]),
    );
    const before = page.stop;
    page.stop = onSnapshot(
      bounded,
      { includeMetadataChanges: true },
      {
        next: (snapshot) => {
          page.snapshot = snapshot;
          page.content = read(snapshot);
          publish();
        },
        error: (error) => {
          stop();
          watch.error(error);
        },
      },
    );
    before();
  };

  const open = (start: QueryDocumentSnapshot | null) => {
    const page: Page<T> = {
      start,
      stop: () => undefined,
      snapshot: null,
      content: { documents: [], unreadable: 0 },
    };
    pages.push(page);
    listen(page, null);
  };

  open(null);
  return {
    more: () => {
      const last = pages.at(-1);
      const boundary = last?.snapshot?.docs.at(-1);
      if (stopped || last?.snapshot == null || boundary === undefined) return;
      if (last.snapshot.size < watch.pageSize) return;
      listen(last, boundary);
      open(boundary);
      publish();
    },
    stop,
  };
}
