/** The state of play. The route passes it from `features/play` to the screen of the day. */
export interface DayPlay {
  /** The number of matches of a lobby in the stage that is played or drawn next; null without such a stage. */
  readonly matches: number | null;
  /** True if that stage has several lobbies, also if only one of them still has units. */
  readonly hasLobbies: boolean;
  readonly steps: readonly PlayStep[];
}

export type PlayStep = { readonly to: string } & (
  | { readonly kind: 'close' }
  | {
      readonly kind: 'draw';
      /** The largest number of units in a lobby. More units are split into several lobbies. */
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

/** The next match of the lobby to publish; null if there is none or it is unknown. */
export function nextMatch({ steps }: DayPlay, lobby: string | null) {
  return steps.filter((step) => step.kind === 'match').find((step) => step.lobby === lobby) ?? null;
}
