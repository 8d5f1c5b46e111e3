/** A number as people type it; what only programs read as one (`0x1F`, `1e3`) is none. */
export function typedNumber(typed: string): number {
  const text = typed.trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
