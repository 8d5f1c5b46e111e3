/** `Number` alone would also accept `0x1F` and `1e3`. */
export function typedNumber(typed: string): number {
  const text = typed.trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
