import { bool, bytes, type ErrorValue, fail, int, list, string } from '../evaluation/values.ts';
import { TOO_COMPLEX } from '../evaluation/work-budget.ts';
import { EXHAUSTED, type Found, findAll, matchesWhole, type Spend } from '../regex/matcher.ts';
import { compileRegex, groupCount, invalidPattern, type Program } from '../regex/program.ts';
import { type BuiltinContext, overload, table } from './overload.ts';

/** https://firebase.google.com/docs/reference/rules/rules.String */
export const STRING_METHODS = table({
  size: overload([['string']], ([text]) => int(Array.from(text.value).length)),
  lower: overload([['string']], ([text]) => string(text.value.toLowerCase())),
  upper: overload([['string']], ([text]) => string(text.value.toUpperCase())),
  trim: overload([['string']], ([text]) => string(text.value.trim())),
  toUtf8: overload([['string']], ([text]) => bytes(new TextEncoder().encode(text.value))),
  matches: overload([['string'], ['string']], ([text, pattern], context) => {
    const program = compileRegex(pattern.value);
    if (typeof program === 'string') return fail(invalidPattern(program));
    const result = matchesWhole(program, text.value, spender(context));
    return result === EXHAUSTED ? fail(TOO_COMPLEX) : bool(result);
  }),
  replace: overload([['string'], ['string'], ['string']], ([text, pattern, replacement], context) => {
    const parts = replacementParts(replacement.value);
    const found = search(text.value, pattern.value, context, { groups: parts.length > 1 });
    if (found.kind === 'error') return found;
    let replaced = found.between[0] ?? '';
    for (const [index, match] of found.matches.entries()) {
      const filled = parts.map((part) =>
        typeof part === 'string' ? part : (groupOf(found, match, part) ?? `$${part}`),
      );
      // Checked before it is built: a long replacement between all characters multiplies.
      if (!context.budget.spend(filled.reduce((sum, part) => sum + part.length, 0))) return fail(TOO_COMPLEX);
      replaced += filled.join('') + (found.between[index + 1] ?? '');
    }
    return string(replaced);
  }),
  split: overload([['string'], ['string']], ([text, pattern], context) => {
    const found = search(text.value, pattern.value, context, { split: true });
    return found.kind === 'error' ? found : list(found.between.map(string));
  }),
});

interface Search {
  readonly kind: 'search';
  readonly points: readonly string[];
  readonly matches: readonly Found[];
  readonly groups: number;
  /** The text before, between and after the matches. */
  readonly between: readonly string[];
}

function search(
  text: string,
  pattern: string,
  context: BuiltinContext,
  { split = false, groups = false } = {},
): Search | ErrorValue {
  const program: Program | string = compileRegex(pattern, groups ? 'groups' : 'match');
  if (typeof program === 'string') return fail(invalidPattern(program));
  const found = findAll(program, text, spender(context));
  if (found === EXHAUSTED) return fail(TOO_COMPLEX);
  const points = Array.from(text);
  // An empty match at either end would split off an empty string.
  const matches = split
    ? found.filter(({ start, end }) => end > start || (start > 0 && start < points.length))
    : found;
  const between: string[] = [];
  let from = 0;
  for (const { start, end } of matches) {
    between.push(points.slice(from, start).join(''));
    from = end;
  }
  between.push(points.slice(from).join(''));
  return { kind: 'search', points, matches, groups: groupCount(program), between };
}

/** Text, and the numbers of groups (`$1`, 0 being all that was found) between it. */
function replacementParts(replacement: string): readonly (string | number)[] {
  return replacement.split(/\$(\d)/).map((part, index) => (index % 2 === 0 ? part : Number(part)));
}

/** Null for a group that the pattern has not; one that took no part is empty. */
function groupOf({ points, groups }: Search, { start, end, slots }: Found, group: number): string | null {
  if (group > groups) return null;
  if (group === 0) return points.slice(start, end).join('');
  const [from, to] = [slots[2 * group - 1], slots[2 * group]];
  return from === undefined || to === undefined ? '' : points.slice(from, to).join('');
}

function spender(context: BuiltinContext): Spend {
  return (units) => context.budget.spend(units);
}
