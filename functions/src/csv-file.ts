/** A table to download, written while it is sent: it may be longer than what fits into memory. */
export interface CsvFile {
  readonly fileName: string;
  readonly lines: AsyncIterable<string>;
}
