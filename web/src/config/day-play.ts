/** The day of a tournament gets this from play, and the route hands it over. */
export interface DayPlay {
  /** The matches of a lobby in the present stage; null where no stage says it. */
  readonly matches: number | null;
  /** The next step of each lobby, or of all together. */
  readonly steps: readonly PlayStep[];
}

export type PlayStep = { readonly to: string } & (
  | { readonly kind: 'draw' | 'close' }
  | {
      readonly kind: 'match';
      /** Null where one lobby plays. */
      readonly lobby: string | null;
      readonly match: number;
      /** Some of it is typed already. */
      readonly hasBegun: boolean;
    }
);

export const NO_PLAY: DayPlay = { matches: null, steps: [] };

/** The match of the lobby that nobody has published yet; null where none is left, or none is known. */
export function nextMatch({ steps }: DayPlay, lobby: string | null) {
  return steps.filter((step) => step.kind === 'match').find((step) => step.lobby === lobby) ?? null;
}
