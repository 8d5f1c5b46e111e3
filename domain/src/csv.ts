const NEEDS_QUOTES = /[",\r\n]/u;
/**
 * Spreadsheets run cells that begin with these signs as formulas; an apostrophe makes them text. Half of
 * Latin America separates cells by semicolons, so each part of a cell is checked. The oldest phones cannot
 * read a lookbehind, so there is none.
 */
const FORMULA_START = /(^|[;\t\r\n])([ "]*)(?=[=+\-@＝＋－＠])/gu;
const BLANK_START = /^(?=[\t\r\n])/u;

export const CSV_BOM = '\uFEFF';

export function csvCell(value: string): string {
  const safe = value.replaceAll(FORMULA_START, "$1$2'").replace(BLANK_START, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets drop the plus sign and leading zeros of a number; a non-breaking space makes it a text. */
export function csvPhone(phone: string): string {
  return phone === '' ? '' : `\u00A0${phone}`;
}

export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
