const NEEDS_QUOTES = /[",\r\n]/u;
/**
 * In much of Latin America a semicolon separates cells, so a formula may also begin after a semicolon. The
 * first two groups replace a lookbehind, because `scripts/checks/source-files.ts` refuses lookbehinds in this
 * folder.
 */
const FORMULA_START = /(^|[;\t\r\n])([ "]*)(?=[=+\-@＝＋－＠])/gu;
const BLANK_START = /^(?=[\t\r\n])/u;

/**
 * Spreadsheets drop leading zeros of a number, show 12 or more digits as a power of ten, and read `7E5` as
 * a number and `7-0` as a day. Nicks and answers may be so.
 */
const CHANGED_DIGITS = /^(?:0\d+|\d{12,}|\d+e\d+|\d{1,2}[-/]\d{1,2})$/iu;
const NON_BREAKING_SPACE = '\u00A0';

export const CSV_BOM = '\uFEFF';

export function csvCell(value: string): string {
  if (CHANGED_DIGITS.test(value)) return NON_BREAKING_SPACE + value;
  const safe = value.replaceAll(FORMULA_START, "$1$2'").replace(BLANK_START, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * With a non-breaking space, spreadsheets read the phone as text. As a number it would lose its plus sign and
 * leading zeros.
 */
export function csvPhone(phone: string): string {
  return phone === '' ? '' : NON_BREAKING_SPACE + phone;
}

export function csvRecord(values: readonly (string | number)[]): string {
  const cells = values.map((value) => (typeof value === 'number' ? String(value) : csvCell(value)));
  return `${cells.join(',')}\r\n`;
}
