/** Parses a typed number; notations of programs (`0x1F`, `1e3`) are invalid. */
export function typedNumber(typed: string): number {
  const text = typed.trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
