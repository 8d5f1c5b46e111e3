/** A table to download. It is written while it is sent, because it may not fit into memory. */
export interface CsvFile {
  readonly fileName: string;
  readonly lines: AsyncIterable<string>;
}
