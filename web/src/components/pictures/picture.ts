import type { Drawn } from '@copa/domain/tournaments/cover/cover';

/** A picture may contain a person's public name and results, and nothing else of that person. */
export interface Picture {
  readonly file: string;
  readonly brand: string;
  readonly tournament: string;
  readonly title: string;
  readonly subtitle: string;
  /** The note stands below the title of each page and is never cut. A picture with a note has no subtitle. */
  readonly note?: string;
  readonly scene: Scene;
  /** If the first block is of the kind `columns`, each page begins with it. */
  readonly blocks: readonly Block[];
  /**
   * Set only if `blocks` contains a whole list. Replaces `invitation` if one page has room for all blocks.
   */
  readonly whole?: string | undefined;
  readonly invitation: string;
  readonly state: string;
  readonly address: string;
}

export interface Scene extends Partial<Omit<Drawn, 'name'>>, Pick<Drawn, 'name'> {
  readonly motif?: Motif;
}

export type Motif = 'cup' | 'rays' | 'arrows';

export type PictureFormat = keyof typeof FORMATS;

/**
 * Apps cover the upper and lower 250 pixels of a story, so text stands between `top` and `bottom`. The drawings
 * (cup, arrows, parachute jumpers) may begin at `air`. `code` is the side of the QR code.
 */
export const FORMATS = {
  story: { width: 1080, height: 1920, top: 250, bottom: 1670, air: 96, code: 200 },
  square: { width: 1080, height: 1080, top: 36, bottom: 1044, air: 20, code: 164 },
} as const;

export type Block =
  | {
      readonly kind: 'hero';
      readonly name: string;
      readonly players?: readonly string[];
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
  readonly isPast?: boolean;
}

export interface Cells {
  readonly rank: string;
  readonly name: string;
  readonly figures: readonly [string, string, string];
}
