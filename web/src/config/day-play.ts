/**
 * The route passes this from `features/play` to the screen of the day, because `day` must not import `play`.
 */
export interface DayPlay {
  /**
   * How many matches a lobby has in the stage being played, or else in the next stage to draw. Null without
   * such a stage.
   */
  readonly matches: number | null;
  /** True if that stage has several lobbies, even if only one of them still has units. */
  readonly hasLobbies: boolean;
  readonly steps: readonly PlayStep[];
}

export type PlayStep = { readonly to: string } & (
  | { readonly kind: 'close' }
  | {
      readonly kind: 'draw';
      readonly lobbySize: number;
    }
  | {
      readonly kind: 'match';
      /** The lobby; null if there is only one. */
      readonly lobby: string | null;
      readonly match: number;
      /** True if some results are already typed. */
      readonly hasBegun: boolean;
    }
);

export const NO_PLAY: DayPlay = { matches: null, hasLobbies: false, steps: [] };

/** Null if the lobby has no match to publish, or if the state of play is unknown. */
export function nextMatch({ steps }: DayPlay, lobby: string | null) {
  return steps.filter((step) => step.kind === 'match').find((step) => step.lobby === lobby) ?? null;
}
