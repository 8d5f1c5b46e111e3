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
