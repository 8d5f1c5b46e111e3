import { LIST_PAGE_DATA_ID, type ListPageData } from '@copa/domain/tournaments/pages/list-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useSyncExternalStore } from 'react';
import { pageData } from '../../../lib/built-page/page-data.ts';
import { pollPageData } from '../../../lib/network/poll-page-data.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { readLocal, writeLocal } from '../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { type ActiveList, refreshed } from './active-list.ts';

const inPage = pageData<ListPageData>('the list in the page', LIST_PAGE_DATA_ID);
let given: ListPageData | null | undefined;

function broughtList(): ListPageData | null {
  return given === undefined ? inPage() : given;
}

export function bringList(list: ListPageData | null | undefined): void {
  given = list;
}

export interface ActiveTournaments {
  readonly tournaments: readonly Tournament[] | null;
  readonly asOf: Date | null;
  readonly failed: boolean;
}

const NOTHING: ActiveTournaments = { tournaments: null, asOf: null, failed: false };

let state: ActiveTournaments | null = null;
let list: ActiveList | null = null;
let restoring: Promise<void> | null = null;
let restored = false;
let asked = false;
let polling = 0;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

function current(): ActiveTournaments {
  state ??= beginning();
  return state;
}

function beginning(): ActiveTournaments {
  const brought = broughtList();
  if (brought === null) return NOTHING;
  const { asOf, tournaments } = brought;
  list = { tournaments, asOf: asOf.getTime(), wholeAt: asOf.getTime() };
  return { tournaments, asOf, failed: false };
}

function restore(): Promise<void> {
  restoring ??= restoreSaved().finally(() => {
    restored = true;
    publish({ ...current() });
  });
  return restoring;
}

async function restoreSaved(): Promise<void> {
  current();
  const saved = readLocal(storageKeys.tournaments);
  if (saved === null) {
    save(list);
    return;
  }
  const part = await import('./saved-list.ts').catch(() => null);
  // Nothing says that the list is unreadable, so it stays for the next visit.
  if (part === null) return;
  try {
    const kept = part.readSavedList(saved);
    if (list === null || kept.asOf > list.asOf) show(kept);
    else save(list);
  } catch (error) {
    reportProblem('the saved list of tournaments is unreadable', error);
    writeLocal(storageKeys.tournaments, null);
  }
}

function save(next: ActiveList | null): void {
  if (next !== null) writeLocal(storageKeys.tournaments, JSON.stringify(next));
}

function publish(next: ActiveTournaments): void {
  state = next;
  for (const listener of listeners) listener();
}

function show(next: ActiveList): void {
  list = next;
  publish({ tournaments: next.tournaments, asOf: new Date(next.asOf), failed: false });
}

export async function refreshActiveTournaments(): Promise<void> {
  asked = true;
  try {
    await restore();
    const next = await refreshed(list);
    save(next);
    show(next);
  } catch (error) {
    reportProblem('the list of tournaments could not be loaded', error);
    publish({ ...current(), failed: true });
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  void restore();
  return () => listeners.delete(listener);
}

function listenAndPoll(listener: () => void): () => void {
  const end = listen(listener);
  polling += 1;
  stop ??= pollPageData(refreshActiveTournaments, asked ? null : (broughtList()?.asOf ?? null));
  return () => {
    end();
    polling -= 1;
    if (polling > 0) return;
    stop?.();
    stop = undefined;
  };
}

export function useKnownTournaments(): ActiveTournaments {
  return useSyncExternalStore(listen, current, current);
}

export function useActiveTournaments(): ActiveTournaments {
  const online = useOnline();
  const known = useSyncExternalStore(listenAndPoll, current, current);
  // Offline, no request is sent that could fail, so `failed` is set here.
  return online || !restored ? known : { ...known, failed: true };
}

export function forgetActiveTournaments(): void {
  stop?.();
  stop = undefined;
  restoring = null;
  restored = false;
  asked = false;
  list = null;
  state = null;
}
