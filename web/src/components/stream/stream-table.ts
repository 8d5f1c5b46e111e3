export interface StreamLine {
  readonly key: string;
  readonly rank: string;
  readonly name: string;
  readonly badge: string;
  readonly figures: readonly string[];
  readonly points: string;
  readonly pass: string;
}

export interface StreamTable {
  readonly id: string;
  readonly revision: number;
  readonly over: string;
  readonly title: string;
  readonly status: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly lines: readonly StreamLine[];
  /** The number of rows above the cut; 0 if there is no cut. */
  readonly cutAfter: number;
  readonly cut: string;
}

export type ReadStream = () => Promise<((now: Date) => StreamTable) | 'missing' | 'undrawn'>;
