/** The lines are written while they are sent, because a table may not fit into memory. */
export interface CsvFile {
  readonly fileName: string;
  readonly lines: AsyncIterable<string>;
}
