const NEEDS_QUOTES = /[",\r\n]/u;
/** Spreadsheets run cells that begin so; a leading apostrophe makes them text. */
const FORMULA_START = /^[=+\-@\t\r]/u;

export const CSV_BOM = '\uFEFF';

export function csvCell(value: string): string {
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One RFC 4180 record, line end included. */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
