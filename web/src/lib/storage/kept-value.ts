import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { reportProblem } from '../report-problem.ts';
import { readLocal, subscribeLocal, writeLocal } from './local-store.ts';

export interface KeptValue<T> {
  readonly read: () => T | null;
  readonly keep: (value: T | null) => boolean;
}

function readJson<S extends z.ZodMiniType>(what: string, text: string, schema: S): z.output<S> | null {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (error) {
    reportProblem(`${what} is unreadable`, error);
    return null;
  }
}

export function keptValue<S extends z.ZodMiniType>(key: string, schema: S): KeptValue<z.output<S>> {
  let known: { readonly text: string | null; readonly value: z.output<S> | null } = {
    text: null,
    value: null,
  };
  return {
    read: () => {
      const text = readLocal(key);
      if (text !== known.text) known = { text, value: text === null ? null : readJson(key, text, schema) };
      return known.value;
    },
    keep: (value) => writeLocal(key, value === null ? null : JSON.stringify(value)),
  };
}

/** Each value is read by itself, because one unreadable value of another version must not lose the others. */
export function readableValues<S extends z.ZodMiniType>(schema: S) {
  const readable = (stored: Readonly<Record<string, unknown>>): Readonly<Record<string, z.output<S>>> =>
    Object.fromEntries(
      Object.entries(stored).flatMap(([name, value]) => {
        const { success, data } = z.safeParse(schema, value);
        return success ? [[name, data]] : [];
      }),
    );
  return z.pipe(z.record(z.string(), z.unknown()), z.transform(readable));
}

export interface KeptList<T> {
  readonly all: () => readonly T[];
  readonly keep: (item: T) => boolean;
  readonly forget: (isOver: (item: T) => boolean) => void;
  readonly replace: (items: readonly T[]) => boolean;
}

export function keptList<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  idOf: (item: z.output<S>) => string,
  most = Number.POSITIVE_INFINITY,
): KeptList<z.output<S>> {
  // Each item is read by itself, because one unreadable item of another version must not lose the others.
  const kept = keptValue(key, z.array(z.unknown()));
  const readable = (item: unknown) => z.safeParse(schema, item).data;
  let known: unknown = null;
  let items: readonly z.output<S>[] = [];
  const all = () => {
    const stored = kept.read();
    if (stored !== known) {
      known = stored;
      items = (stored ?? []).flatMap((item) => readable(item) ?? []);
    }
    return items;
  };
  // Unreadable items stay stored, because the version that wrote them may come back.
  const replace = (items: readonly z.output<S>[]) => {
    const unreadable = (kept.read() ?? []).filter((item) => readable(item) === undefined);
    return kept.keep([...items, ...unreadable].slice(0, most));
  };
  return {
    all,
    replace,
    keep: (item) => replace([item, ...all().filter((each) => idOf(each) !== idOf(item))]),
    forget: (isOver) => {
      const left = all().filter((item) => !isOver(item));
      if (left.length < all().length) replace(left);
    },
  };
}

export function useKeptList<T>({ all }: KeptList<T>): readonly T[] {
  return useSyncExternalStore(subscribeLocal, all, () => NONE);
}

const NONE: readonly never[] = [];
