import type { Reader } from '../registrations/reader.ts';
import { INCOMPLETE_NEXT } from '../registrations/words/unit.ts';
import type { WindowKind } from '../tournaments/places/window.ts';
import {
  type HeadlineKind,
  type HeadlineUnit,
  type Played,
  standingOf,
  type Told,
  untilOf,
} from './headline-kind.ts';
import * as words from './words/headline.ts';

/** The effect of the one button. */
export type HeadlineAction =
  | { readonly does: 'confirm'; readonly window: WindowKind; readonly isLate: boolean; readonly until: Date }
  | { readonly does: 'ready' };

export interface Headline {
  readonly kind: HeadlineKind;
  /** The state of the unit in one sentence. */
  readonly sentence: string;
  /** The next step; null where waiting is all. */
  readonly next: string | null;
  readonly action: HeadlineAction | null;
  /** The target of the countdown; null where there is no hour to name. */
  readonly counts: { readonly to: 'close' | 'open' | 'start'; readonly at: Date } | null;
}

export function headlineOf(
  unit: HeadlineUnit,
  tournament: Played,
  now: Date,
  reader: Reader = 'anybody',
  position: number | null = null,
): Headline {
  const told = { ...standingOf(unit, tournament, now), unit, tournament, now, position };
  const { kind } = told;
  const isIncomplete = kind === 'incomplete' || kind === 'waiting-incomplete';
  return {
    kind,
    sentence: words.SENTENCES[kind](told),
    next: isIncomplete ? INCOMPLETE_NEXT[reader] : words.NEXT[kind](told),
    action: actionOf(told),
    counts: countsOf(told),
  };
}

function actionOf({ kind, window, unit }: Told): HeadlineAction | null {
  if (kind === 'waiting-asked') return { does: 'ready' };
  if (window === null || !['open', 'promoted', 'review'].includes(kind)) return null;
  return { does: 'confirm', window: window.kind, isLate: kind === 'review', until: untilOf(window, unit) };
}

const BEFORE_START: ReadonlySet<HeadlineKind> = new Set([
  'incomplete',
  'waiting',
  'waiting-incomplete',
  'waiting-asked',
  'waiting-ready',
  'late',
  'pending',
  'confirmed',
  'dated',
] as const);

function countsOf({ kind, window, unit, tournament: { date } }: Told): Headline['counts'] {
  if (window !== null && (kind === 'open' || kind === 'promoted')) {
    return { to: 'close', at: untilOf(window, unit) };
  }
  if (window !== null && (kind === 'coming' || kind === 'confirmed-next')) {
    return { to: 'open', at: window.opensAt };
  }
  return date !== null && BEFORE_START.has(kind) ? { to: 'start', at: date } : null;
}
