const NEEDS_QUOTES = /[",\r\n]/u;
/**
 * Spreadsheets run cells that begin with these signs as formulas; an apostrophe makes them text. Where
 * spreadsheets separate cells by semicolons, as in half of Latin America, they may split our cell, so each
 * part of it is checked, also behind quotes. The expression has no lookbehind, because the oldest phones
 * cannot read it.
 */
const FORMULA_START = /(^|[;\t\r\n])([ "]*)(?=[=+\-@＝＋－＠])/gu;
const BLANK_START = /^(?=[\t\r\n])/u;

export const CSV_BOM = '\uFEFF';

export function csvCell(value: string): string {
  const safe = value.replaceAll(FORMULA_START, "$1$2'").replace(BLANK_START, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A spreadsheet reads a phone as a number and drops the plus sign and leading zeros; a non-breaking space
 * makes it a text.
 */
export function csvPhone(phone: string): string {
  return phone === '' ? '' : `\u00A0${phone}`;
}

/** One RFC 4180 record, line end included. */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
