/** `Number` alone would accept the notations of programs (`0x1F`, `1e3`). */
export function typedNumber(typed: string): number {
  const text = typed.trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
