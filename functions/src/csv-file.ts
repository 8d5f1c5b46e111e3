export interface CsvFile {
  readonly fileName: string;
  readonly lines: AsyncIterable<string>;
}
