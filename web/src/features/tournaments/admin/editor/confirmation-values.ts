import { MISSING_WORDS } from '@copa/domain/day/words/window-meanings';
import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { capitalized } from '@copa/domain/sentence';
import { ownHour } from '@copa/domain/time/hours';
import {
  type ConfirmationWindow,
  OnMissingSchema,
  ofEachWindow,
  WINDOW_KINDS,
  type WindowKind,
} from '@copa/domain/tournaments/places/window';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import { defaultWindows, movedWindows } from '@copa/domain/tournaments/places/window-plan';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { fromLocalInput, toLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/editor.ts';

const TypedWindowSchema = z.object({
  on: z.boolean(),
  opensAt: z.string(),
  closesAt: z.string(),
  onMissing: OnMissingSchema,
});
export type TypedWindow = z.output<typeof TypedWindowSchema>;

export const TypedConfirmationsSchema = z.object({
  /**
   * The times of the windows were chosen for this start of the tournament. The form's `date`
   * may differ from it.
   */
  startsAt: z.string(),
  ...ofEachWindow(() => TypedWindowSchema),
});
export type TypedConfirmations = z.output<typeof TypedConfirmationsSchema>;

const OFF: TypedWindow = { on: false, opensAt: '', closesAt: '', onMissing: 'release' };
export const NO_TYPED_CONFIRMATIONS: TypedConfirmations = {
  startsAt: '',
  ...ofEachWindow(() => OFF),
};

type Windows = readonly ConfirmationWindow[];

function typedWindow(windows: Windows, kind: WindowKind, timeZone: string): TypedWindow {
  const window = windowOf({ windows }, kind);
  if (window === null) return OFF;
  const { opensAt, closesAt, onMissing } = window;
  const local = (at: Date) => toLocalInput(at, timeZone);
  return { on: true, opensAt: local(opensAt), closesAt: local(closesAt), onMissing };
}

function typedConfirmations(windows: Windows, startsAt: string, timeZone: string): TypedConfirmations {
  return { startsAt, ...ofEachWindow((kind) => typedWindow(windows, kind, timeZone)) };
}

export function confirmationsOf({ windows, date, timeZone }: Tournament): TypedConfirmations {
  return typedConfirmations(windows, toLocalInput(date, timeZone), timeZone);
}

export function activeKinds(confirmations: TypedConfirmations): readonly WindowKind[] {
  return WINDOW_KINDS.filter((kind) => confirmations[kind].on);
}

export function windowsOf<At>(confirmations: TypedConfirmations, instant: (local: string) => At) {
  return activeKinds(confirmations).map((kind) => {
    const { opensAt, closesAt, onMissing } = confirmations[kind];
    return { kind, opensAt: instant(opensAt), closesAt: instant(closesAt), onMissing };
  });
}

/** Maps a path of the API, such as `windows.1.closesAt`, to the name of the editor's field. */
export function fieldOfWindows(path: string, confirmations: TypedConfirmations): string {
  const [first, index, ...rest] = path.split('.');
  if (first !== 'windows') return path;
  const kind = index === undefined ? undefined : activeKinds(confirmations)[Number(index)];
  return ['confirmations', ...(kind === undefined ? [] : [kind, ...rest])].join('.');
}

interface Typed {
  readonly date: string;
  readonly undated: boolean;
  readonly timeZone: string;
  readonly confirmations: TypedConfirmations;
}

export function mayMove({ date, undated, timeZone, confirmations }: Typed): boolean {
  if (undated || activeKinds(confirmations).length === 0 || date === confirmations.startsAt) return false;
  return fromLocalInput(date, timeZone) !== null && fromLocalInput(confirmations.startsAt, timeZone) !== null;
}

export function confirmationsMoved({ date, timeZone, confirmations }: Typed): TypedConfirmations {
  const [from, to] = [fromLocalInput(confirmations.startsAt, timeZone), fromLocalInput(date, timeZone)];
  if (from === null || to === null) return confirmations;
  const shifted = (kind: WindowKind): TypedWindow => {
    const typed = confirmations[kind];
    const opensAt = fromLocalInput(typed.opensAt, timeZone, from);
    const closesAt = fromLocalInput(typed.closesAt, timeZone, from);
    if (opensAt === null || closesAt === null) return typed;
    const after = movedWindows([{ kind, opensAt, closesAt, onMissing: typed.onMissing }], from, to);
    return { ...typedWindow(after, kind, timeZone), on: typed.on };
  };
  return { startsAt: date, ...ofEachWindow(shifted) };
}

export function usualConfirmations(date: string, timeZone: string, now: Date): TypedConfirmations | null {
  const start = fromLocalInput(date, timeZone);
  if (start === null) return null;
  const ahead = defaultWindows(start).filter(({ closesAt }) => closesAt > now);
  return ahead.length === 0 ? null : typedConfirmations(ahead, date, timeZone);
}

export function windowSentence(window: TypedWindow, timeZone: string, kind: WindowKind) {
  const opensAt = fromLocalInput(window.opensAt, timeZone);
  const closesAt = fromLocalInput(window.closesAt, timeZone);
  if (opensAt === null || closesAt === null) return null;
  const told = (at: Date) => ownHour(at, serverNow(), timeZone);
  return {
    hours: words.windowHours(told(opensAt), told(closesAt)),
    missing: MISSING_WORDS[kind][window.onMissing],
  };
}

export function windowLines({ confirmations, timeZone }: Typed): readonly string[] {
  return activeKinds(confirmations).map((kind) => {
    const sentence = windowSentence(confirmations[kind], timeZone, kind);
    return capitalized(`${WINDOW_NAMES[kind]}: ${sentence?.hours ?? words.withoutHours}`);
  });
}
