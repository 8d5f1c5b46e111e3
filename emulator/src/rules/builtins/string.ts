import { EXHAUSTED, type Found, findAll, matchesWhole, type Spend } from '../regex/matcher.ts';
import { compileRegex, invalidPattern, type Program } from '../regex/program.ts';
import { bool, bytes, type ErrorValue, fail, int, list, string } from '../values.ts';
import { TOO_COMPLEX } from '../work-budget.ts';
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
    const found = search(text.value, pattern.value, context);
    if (found.kind === 'error') return found;
    // Checked before it is built: a long replacement between all characters multiplies.
    if (!context.budget.spend(found.matches.length * replacement.value.length)) return fail(TOO_COMPLEX);
    return string(found.between.join(replacement.value));
  }),
  split: overload([['string'], ['string']], ([text, pattern], context) => {
    const found = search(text.value, pattern.value, context, true);
    return found.kind === 'error' ? found : list(found.between.map(string));
  }),
});

interface Search {
  readonly kind: 'search';
  readonly matches: readonly Found[];
  /** The text before, between and after the matches. */
  readonly between: readonly string[];
}

function search(
  text: string,
  pattern: string,
  context: BuiltinContext,
  isSplit = false,
): Search | ErrorValue {
  const program: Program | string = compileRegex(pattern);
  if (typeof program === 'string') return fail(invalidPattern(program));
  const found = findAll(program, text, spender(context));
  if (found === EXHAUSTED) return fail(TOO_COMPLEX);
  const points = Array.from(text);
  // An empty match at either end would split off an empty string.
  const matches = isSplit
    ? found.filter(({ start, end }) => end > start || (start > 0 && start < points.length))
    : found;
  const between: string[] = [];
  let from = 0;
  for (const { start, end } of matches) {
    between.push(points.slice(from, start).join(''));
    from = end;
  }
  between.push(points.slice(from).join(''));
  return { kind: 'search', matches, between };
}

function spender(context: BuiltinContext): Spend {
  return (units) => context.budget.spend(units);
}
