import type { Firestore } from 'firebase/firestore';
import { Observable } from 'rxjs';
import type * as z from 'zod/mini';
import { type LivePages, type LiveView, watchPages } from './live-pages.ts';
import { firestoreQuery, type LiveQuery } from './live-query.ts';

/** ReactFire keeps every observable for good, its last value and its error with it. */
const reactFire = globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> };

export interface LiveSource<T> {
  /** Under which ReactFire knows it; never used twice. */
  readonly id: string;
  readonly views: Observable<LiveView<T>>;
  readonly more: () => void;
}

interface Entry {
  readonly key: string;
  readonly schema: z.ZodMiniType;
  readonly source: LiveSource<unknown>;
  readonly dispose: () => void;
  readonly hasFailed: () => boolean;
  holders: number;
}

export interface LiveScope {
  source<S extends z.ZodMiniType>(database: Firestore, live: LiveQuery, schema: S): LiveSource<z.output<S>>;
  /** Until the returned function is called the listener goes on. */
  retain(source: LiveSource<unknown>): () => void;
  /** Failed listeners stay failed, and keep throwing, until they are forgotten. */
  forgetFailures(): void;
  /** The scope is on screen; the returned function ends everything that it ever listened to. */
  open(): () => void;
}

let nextId = 0;

function createEntry(database: Firestore, live: LiveQuery, schema: z.ZodMiniType, key: string): Entry {
  nextId += 1;
  const id = `live:${nextId}:${key}`;
  let pages: LivePages | undefined;
  let failed = false;
  const views = new Observable<LiveView<unknown>>((subscriber) => {
    pages = watchPages({
      query: firestoreQuery(database, live),
      schema,
      pageSize: live.pageSize,
      next: (view) => subscriber.next(view),
      error: (error) => {
        failed = true;
        subscriber.error(error);
      },
    });
  });
  return {
    key,
    schema,
    source: { id, views, more: () => pages?.more() },
    holders: 0,
    hasFailed: () => failed,
    // ReactFire never unsubscribes from its sources, so the listener itself has to be stopped.
    dispose: () => {
      pages?.stop();
      reactFire._reactFirePreloadedObservables?.delete(id);
    },
  };
}

/**
 * The listeners of one signed-in person. Two components that ask for the same share one; what nobody holds any
 * more ends. Ending waits for the next task, because React may unmount and mount again within one.
 */
export function createLiveScope(): LiveScope {
  let entries: readonly Entry[] = [];
  let ending: ReturnType<typeof setTimeout> | undefined;

  const drop = (isOver: (entry: Entry) => boolean) => {
    const over = entries.filter(isOver);
    entries = entries.filter((entry) => !over.includes(entry));
    for (const entry of over) entry.dispose();
  };

  return {
    source: <S extends z.ZodMiniType>(database: Firestore, live: LiveQuery, schema: S) => {
      const key = JSON.stringify(live);
      let entry = entries.find((each) => each.key === key && each.schema === schema);
      if (entry === undefined) {
        entry = createEntry(database, live, schema, key);
        entries = [...entries, entry];
      }
      return entry.source as LiveSource<z.output<S>>;
    },
    retain: (source) => {
      const entry = entries.find((each) => each.source === source);
      if (entry === undefined) return () => undefined;
      entry.holders += 1;
      return () => {
        entry.holders -= 1;
        setTimeout(() => drop((each) => each === entry && each.holders === 0 && !each.hasFailed()), 0);
      };
    },
    forgetFailures: () => drop((entry) => entry.hasFailed()),
    open: () => {
      clearTimeout(ending);
      return () => {
        ending = setTimeout(() => drop(() => true), 0);
      };
    },
  };
}
