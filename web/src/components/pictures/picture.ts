import type { Drawn } from '@copa/domain/tournaments/cover/cover';

/** The texts of a picture. Nothing in it is personal but public names. */
export interface Picture {
  readonly file: string;
  readonly brand: string;
  readonly tournament: string;
  readonly title: string;
  readonly subtitle: string;
  readonly scene: Scene;
  /** Names of columns stand first, and begin each page. */
  readonly blocks: readonly Block[];
  /** The invitation in place of the other, where one page shows a whole list. */
  readonly whole?: string | undefined;
  /** Beside the code that leads to `address`. */
  readonly invitation: string;
  readonly state: string;
  readonly address: string;
}

/** The land behind a picture: the cover of the tournament, as far as its facts are known. */
export interface Scene extends Partial<Omit<Drawn, 'name'>>, Pick<Drawn, 'name'> {
  readonly motif?: Motif;
}

/** It tells pictures apart at a glance: a cup for who won, rays for a match, arrows for who moves up. */
export type Motif = 'cup' | 'rays' | 'arrows';

export type PictureFormat = keyof typeof FORMATS;

/**
 * Apps lay their own buttons over the upper and the lower 250 pixels of a story: what is read stands between `top` and
 * `bottom`. The air above the letters begins at `air`; `code` is the side of the code.
 */
export const FORMATS = {
  story: { width: 1080, height: 1920, top: 250, bottom: 1670, air: 96, code: 200 },
  square: { width: 1080, height: 1080, top: 36, bottom: 1044, air: 20, code: 164 },
} as const;

export type Block =
  | {
      readonly kind: 'hero';
      readonly name: string;
      readonly figures: readonly Figure[];
    }
  | {
      readonly kind: 'rank';
      readonly rank: string;
      readonly isFirst: boolean;
      readonly name: string;
      readonly note: string;
    }
  | {
      readonly kind: 'columns' | 'row';
      readonly cells: Cells;
      readonly isAhead?: boolean;
      /** The place on the podium, in a final. */
      readonly medal?: number;
    }
  | { readonly kind: 'cut'; readonly text: string }
  | {
      readonly kind: 'step';
      readonly number: string;
      readonly name: string;
      readonly lines: readonly string[];
    }
  | { readonly kind: 'text'; readonly text: string };

export interface Figure {
  readonly figure: string;
  readonly label: string;
  /** It was so before. */
  readonly isPast?: boolean;
}

export interface Cells {
  readonly rank: string;
  readonly name: string;
  readonly figures: readonly [string, string, string];
}
