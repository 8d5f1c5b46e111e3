const PREFIX = 'xn--';
const BASE = 36;
const DAMP = 700;
const SKEW = 38;
const T_MAX = 26;
const FIRST_N = 128;
const FIRST_BIAS = 72;
const LAST_CODE_POINT = 0x10_ffff;

export function fromPunycode(label: string): string {
  if (!label.startsWith(PREFIX)) return label;
  const read = decoded(label.slice(PREFIX.length))?.normalize('NFKC').toLowerCase();
  return read === undefined || read === '' ? label : read;
}

function decoded(text: string): string | null {
  const basic = text.lastIndexOf('-');
  const output = Array.from(basic > 0 ? text.slice(0, basic) : '', codePoint);
  let [n, bias, i] = [FIRST_N, FIRST_BIAS, 0];
  for (let at = basic > 0 ? basic + 1 : 0; at < text.length; ) {
    const before = i;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(text.charAt(at));
      at += 1;
      if (digit === null) return null;
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapted(i - before, output.length + 1, before === 0);
    n += Math.floor(i / (output.length + 1));
    if (n > LAST_CODE_POINT) return null;
    i %= output.length + 1;
    output.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...output);
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / length);
  let k = 0;
  for (; left > ((BASE - 1) * T_MAX) / 2; k += BASE) left = Math.floor(left / (BASE - 1));
  return k + Math.floor((BASE * left) / (left + SKEW));
}

function digitOf(character: string): number | null {
  if (/^[a-z]$/.test(character)) return codePoint(character) - codePoint('a');
  return /^\d$/.test(character) ? Number(character) + T_MAX : null;
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
