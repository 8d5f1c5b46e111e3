const NEEDS_QUOTES = /[",\r\n]/u;
/**
 * Spreadsheets run a cell that begins with one of these signs as a formula; an apostrophe makes it text. In
 * much of Latin America semicolons separate cells, so each part is checked. The oldest phones cannot read a
 * lookbehind.
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
