export interface StreamLine {
  /** Names the row in the next version of the table. */
  readonly key: string;
  readonly rank: string;
  readonly name: string;
  readonly badge: string;
  /** Beside the points. */
  readonly figures: readonly string[];
  readonly points: string;
  /** The stage says whether the row passes; a table without stages has nothing here. */
  readonly pass: string;
}

/** A table as a stream shows it. */
export interface StreamTable {
  readonly id: string;
  readonly revision: number;
  readonly over: string;
  readonly title: string;
  readonly status: string;
  readonly note: string;
  /** The heads of the figures. */
  readonly columns: readonly string[];
  readonly lines: readonly StreamLine[];
  /** The lines above the cut; 0 for none. */
  readonly cutAfter: number;
  readonly cut: string;
}

/** The table by the time of the server; `missing` where nothing has this address, `undrawn` before there is a table. */
export type ReadStream = () => Promise<((now: Date) => StreamTable) | 'missing' | 'undrawn'>;
