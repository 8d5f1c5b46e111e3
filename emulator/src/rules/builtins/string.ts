import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { RE2JS, RE2JSException } from 're2js';
import { crc32c } from '../../core/crc32c.ts';
import { RecentMap } from '../../core/store/recent-map.ts';
import { bool, bytes, type ErrorValue, fail, int, list, string, TOO_COMPLEX } from '../evaluation/values.ts';
import { type BuiltinContext, type Overload, overload, table } from './overload.ts';

const compiled = new RecentMap<RE2JS | string>(200);

export function compileRegex(pattern: string): RE2JS | string {
  return compiled.obtain(pattern, () => {
    try {
      return RE2JS.compile(pattern);
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      const reason = error.message.replace('error parsing regexp: ', '');
      return `Invalid regular expression pattern. Reason: [${reason}].`;
    }
  });
}

function searchCost(regex: RE2JS, length: number): number {
  return regex.programSize() * (length + 1);
}

/** https://firebase.google.com/docs/reference/rules/rules.String */
export const STRING_METHODS = table({
  size: overload([['string']], ([text]) => int(Array.from(text.value).length)),
  lower: overload([['string']], ([text]) => string(text.value.toLowerCase())),
  upper: overload([['string']], ([text]) => string(text.value.toUpperCase())),
  trim: overload([['string']], ([text]) => string(text.value.trim())),
  toUtf8: overload([['string']], ([text]) => bytes(new TextEncoder().encode(text.value))),
  matches: overload([['string'], ['string']], ([text, pattern], context) => {
    const regex = compileRegex(pattern.value);
    if (typeof regex === 'string') return fail(regex);
    if (!context.budget.spend(searchCost(regex, text.value.length))) return fail(TOO_COMPLEX);
    return bool(regex.matches(text.value));
  }),
  replace: overload([['string'], ['string'], ['string']], ([text, pattern, replacement], context) => {
    const matches = findAll(text.value, pattern.value, context);
    if ('kind' in matches) return matches;
    const references = replacement.value.split('$').length - 1;
    let replaced = '';
    let from = 0;
    for (const { start, end, groups } of matches) {
      // Charges the budget before the string grows, because every character may be replaced by a long text.
      const cost = replacement.value.length + references * (end - start);
      if (!context.budget.spend(cost)) return fail(TOO_COMPLEX);
      replaced += text.value.slice(from, start);
      replaced += replacement.value.replace(
        /\$(\d)/g,
        (name, group: string) => groups[Number(group)] ?? name,
      );
      from = end;
    }
    return string(replaced + text.value.slice(from));
  }),
  split: overload([['string'], ['string']], ([text, pattern], context) => {
    const matches = findAll(text.value, pattern.value, context);
    if ('kind' in matches) return matches;
    const pieces: string[] = [];
    let from = 0;
    for (const { start, end } of matches) {
      // Skips an empty match at either end of the text, because that match would split off an empty string.
      if (start === end && (start === 0 || end === text.value.length)) continue;
      pieces.push(text.value.slice(from, start));
      from = end;
    }
    return list([...pieces, text.value.slice(from)].map(string));
  }),
});

interface Match {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly string[];
}

function findAll(text: string, pattern: string, { budget }: BuiltinContext): readonly Match[] | ErrorValue {
  const regex = compileRegex(pattern);
  if (typeof regex === 'string') return fail(regex);
  const matcher = regex.matcher(text);
  const matches: Match[] = [];
  for (let from = 0; budget.spend(searchCost(regex, text.length - from)); from = matcher.end()) {
    if (!matcher.find()) return matches;
    const [start, end] = [matcher.start(), matcher.end()];
    // RE2 ignores an empty match directly after the previous match.
    if (start === end && matches.at(-1)?.end === start) continue;
    const groups = Array.from({ length: regex.groupCount() + 1 }, (_, group) => matcher.group(group) ?? '');
    matches.push({ start, end, groups });
  }
  return fail(TOO_COMPLEX);
}

/** https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const BYTES_METHODS = table({
  size: overload([['bytes']], ([data]) => int(data.value.length)),
  // The result uses the URL-safe alphabet but keeps the padding.
  toBase64: overload([['bytes']], ([data]) =>
    string(Buffer.from(data.value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  ),
  toHexString: overload([['bytes']], ([data]) =>
    string(Buffer.from(data.value).toString('hex').toUpperCase()),
  ),
});

function hash(digest: (data: Uint8Array) => Uint8Array): Overload {
  return overload([['string', 'bytes']], ([input]) =>
    bytes(digest(input.kind === 'string' ? new TextEncoder().encode(input.value) : input.value)),
  );
}

function littleEndian(checksum: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(checksum);
  return bytes;
}

/** https://firebase.google.com/docs/reference/rules/rules.hashing */
export const HASHING_NAMESPACE = table({
  crc32: hash((data) => littleEndian(crc32(data))),
  crc32c: hash((data) => littleEndian(crc32c(data))),
  md5: hash((data) => createHash('md5').update(data).digest()),
  sha256: hash((data) => createHash('sha256').update(data).digest()),
});
