import { PUBLIC_POLL_MS } from '@copa/domain/limits';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { poll } from '../../../lib/network/poll.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import { readLocal, writeLocal } from '../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { type ActiveList, refreshed } from './active-list.ts';

export interface ActiveTournaments {
  /** Null until there is anything to show. */
  readonly tournaments: readonly Tournament[] | null;
  /** When the list was true. */
  readonly asOf: Date | null;
  /** The last refresh failed; what is shown, if anything, is old. */
  readonly failed: boolean;
}

/** Of an earlier version of the site, which read the whole list every time, by the clock of the phone. */
const wholeAt = z._default(z.number(), 0);
const SavedSchema = z.object({ asOf: z.number(), wholeAt, tournaments: z.array(z.unknown()) });
const NOTHING: ActiveTournaments = { tournaments: null, asOf: null, failed: false };

let state: ActiveTournaments = NOTHING;
let list: ActiveList | null = null;
let restored = false;
let asked = false;
let polling = 0;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

/** The last list of an earlier visit, for an instant first view; from then on only what changed is read. */
function restore(): void {
  if (restored) return;
  restored = true;
  const saved = readLocal(storageKeys.tournaments);
  if (saved === null) return;
  try {
    const kept = z.parse(SavedSchema, JSON.parse(saved));
    show({ ...kept, tournaments: z.parse(z.array(TournamentSchema), kept.tournaments) });
  } catch (error) {
    reportProblem('the saved list of tournaments is unreadable', error);
    writeLocal(storageKeys.tournaments, null);
  }
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
    restore();
    const next = await refreshed(list);
    writeLocal(storageKeys.tournaments, JSON.stringify(next));
    show(next);
  } catch (error) {
    reportProblem('the list of tournaments could not be loaded', error);
    publish({ ...state, failed: true });
  }
}

/** For screens that do not need the list: it is then at hand on the way to it, and on a visit without a connection. */
export async function haveActiveTournaments(): Promise<void> {
  if (!asked) await refreshActiveTournaments();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  restore();
  return () => listeners.delete(listener);
}

function listenAndPoll(listener: () => void): () => void {
  const end = listen(listener);
  polling += 1;
  stop ??= poll(refreshActiveTournaments, PUBLIC_POLL_MS);
  return () => {
    end();
    polling -= 1;
    if (polling > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** The list as it is known, without asking for it. */
export function useKnownTournaments(): ActiveTournaments {
  return useSyncExternalStore(
    listen,
    () => state,
    () => NOTHING,
  );
}

/** Published tournaments that are not over, shared by every screen that shows them, polled while one does. */
export function useActiveTournaments(): ActiveTournaments {
  const online = useOnline();
  const current = useSyncExternalStore(
    listenAndPoll,
    () => state,
    () => NOTHING,
  );
  // Nothing is asked while offline, so nothing fails either: say it rather than load for ever.
  return online ? current : { ...current, failed: true };
}

/** For tests: a page that was just opened. */
export function forgetActiveTournaments(): void {
  stop?.();
  stop = undefined;
  restored = false;
  asked = false;
  list = null;
  state = NOTHING;
}
