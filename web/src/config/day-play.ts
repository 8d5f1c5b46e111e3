/**
 * The route passes this from `features/play` to the screens of the day, because `features/day` must not
 * import `features/play`.
 */
export interface DayPlay {
  /**
   * A lobby plays at most this many matches, without extra ones, in the stage being played, or else in the next
   * one to draw. Null if there is no such stage, or if the stages are unknown.
   */
  readonly matches: number | null;
  /** True if the stage of `matches` has several lobbies, even if only one of them still has units. */
  readonly hasLobbies: boolean;
  readonly steps: readonly PlayStep[];
  /** The first stage while its lobbies can be drawn again; `known` are the units that were drawn or have left. */
  readonly redraw: { readonly known: readonly string[]; readonly to: string } | null;
  /**
   * Each match with open protests; empty for readers who may not decide them. On every screen they come before
   * the next step, and after a missing room, a review or an undo, which players wait for.
   */
  readonly protests: readonly UndecidedMatch[];
}

export interface UndecidedMatch {
  readonly to: string;
  readonly label: string;
  readonly count: number;
}

export type PlayStep = { readonly to: string } & (
  | {
      readonly kind: 'close';
      /** True if the stage makes the podium. */
      readonly isLast: boolean;
    }
  | {
      readonly kind: 'draw';
      readonly lobbySize: number;
      /** Null for the first stage, which takes all units that have a place. */
      readonly fitsOneLobby: boolean | null;
    }
  | {
      readonly kind: 'match';
      /** Null if there is only one lobby. */
      readonly lobby: string | null;
      readonly match: number;
      readonly hasBegun: boolean;
    }
);

/** A stage has such a step once its lobbies are drawn. */
export type StageStep = Exclude<PlayStep, { readonly kind: 'draw' }>;

export const NO_PLAY: DayPlay = { matches: null, hasLobbies: false, steps: [], redraw: null, protests: [] };

export function nextMatch({ steps }: Pick<DayPlay, 'steps'>, lobby: string | null) {
  return steps.filter((step) => step.kind === 'match').find((step) => step.lobby === lobby) ?? null;
}

/** A tournament may be played before its hour. */
export function isUnderWay(step: PlayStep | null): boolean {
  return step?.kind === 'close' || (step?.kind === 'match' && (step.hasBegun || step.match > 1));
}
