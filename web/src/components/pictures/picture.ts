/** The texts of a picture. Nothing in it is personal but public names. */
export interface Picture {
  readonly file: string;
  readonly brand: string;
  readonly tournament: string;
  readonly title: string;
  readonly subtitle: string;
  readonly blocks: readonly Block[];
  /** Beside the code that leads to `address`. */
  readonly invitation: string;
  readonly state: string;
  readonly address: string;
}

export type Block =
  | { readonly kind: 'hero'; readonly name: string; readonly lines: readonly string[] }
  | {
      readonly kind: 'rank';
      readonly rank: string;
      readonly isFirst: boolean;
      readonly name: string;
      readonly note: string;
    }
  | { readonly kind: 'columns' | 'row'; readonly cells: Cells; readonly isAhead?: boolean }
  | { readonly kind: 'cut'; readonly text: string }
  | {
      readonly kind: 'step';
      readonly number: string;
      readonly name: string;
      readonly lines: readonly string[];
    }
  | { readonly kind: 'text'; readonly text: string };

export interface Cells {
  readonly rank: string;
  readonly name: string;
  readonly figures: readonly [string, string, string];
}
