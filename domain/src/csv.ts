const NEEDS_QUOTES = /[",\r\n]/u;
/**
 * In much of Latin America a semicolon separates cells, so a formula may also begin after a semicolon. The
 * first two groups replace a lookbehind, because `scripts/checks/source-files.ts` refuses lookbehinds in this
 * folder.
 */
const FORMULA_START = /(^|[;\t\r\n])([ "]*)(?=[=+\-@＝＋－＠])/gu;
const BLANK_START = /^(?=[\t\r\n])/u;

export const CSV_BOM = '\uFEFF';

export function csvCell(value: string): string {
  const safe = value.replaceAll(FORMULA_START, "$1$2'").replace(BLANK_START, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * With a non-breaking space, spreadsheets read the phone as text. As a number it would lose its plus sign and
 * leading zeros.
 */
export function csvPhone(phone: string): string {
  return phone === '' ? '' : `\u00A0${phone}`;
}

export function csvRecord(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
