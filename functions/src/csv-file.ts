import { wallText } from '@copa/domain/time/wall-text';

export interface CsvFile {
  readonly fileName: string;
  readonly lines: AsyncIterable<string>;
}

/** A text such as `2026-11-20 18:30`, which spreadsheets read as a time. */
export function csvTime(at: Date, timeZone: string): string {
  return wallText(at, timeZone).replace('T', ' ');
}
