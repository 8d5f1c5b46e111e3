/** `1.000` is a thousand in half of Latin America and one in the other half. */
const THOUSANDS = /^-?[1-9]\d{0,2}(\.\d{3})+$/;

/** `Number` alone would also accept `0x1F` and `1e3`. */
export function typedNumber(typed: string): number {
  const text = typed.trim();
  return /^-?\d+(\.\d+)?$/.test(text) && !THOUSANDS.test(text) ? Number(text) : Number.NaN;
}

/** `typedNumber` refuses `1.125` as a thousand, so a stored one is shown as `1.1250`. */
export function shownNumber(stored: number): string {
  const text = String(stored);
  return THOUSANDS.test(text) ? `${text}0` : text;
}

/**
 * A hyphen before a number is its sign, unless it stands between two digits. A list with a number that may have
 * a comma for thousands is refused, because `1,000 500` would be three numbers.
 */
export function typedNumbers(typed: string): number[] {
  const list = typed
    .trim()
    .replace(/-(?=\s|$)/g, ' ')
    .replace(/(\d)-(?=\d)/g, '$1 ');
  const hasThousands = /\d,\d{3}(?!\d)/.test(list) && /[\s;·]/.test(list);
  return list
    .split(/[\s,;·]+/)
    .filter((each) => each !== '')
    .map((each) => (hasThousands || /^0\d/.test(each) ? Number.NaN : typedNumber(each)));
}
