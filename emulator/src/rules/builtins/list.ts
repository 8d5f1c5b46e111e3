import { hasAll, isIn, keySet, setOf } from '../evaluation/equality.ts';
import { bool, fail, int, isFailure, list, string } from '../evaluation/values.ts';
import { TOO_COMPLEX } from '../evaluation/work-budget.ts';
import { toText } from './convert.ts';
import { overload, table } from './overload.ts';

/** https://firebase.google.com/docs/reference/rules/rules.List */
export const LIST_METHODS = table({
  size: overload([['list']], ([self]) => int(self.items.length)),
  concat: overload([['list'], ['list']], ([self, other]) => list([...self.items, ...other.items])),
  hasAll: overload([['list'], ['list']], ([self, other]) => bool(hasAll(self.items, other.items))),
  hasAny: overload([['list'], ['list']], ([self, other]) => {
    const keys = keySet(self.items);
    return bool(other.items.some((item) => isIn(keys, item)));
  }),
  hasOnly: overload([['list'], ['list']], ([self, other]) => bool(hasAll(other.items, self.items))),
  removeAll: overload([['list'], ['list']], ([self, other]) => {
    const keys = keySet(other.items);
    return list(self.items.filter((item) => !isIn(keys, item)));
  }),
  toSet: overload([['list']], ([self]) => setOf(self.items)),
  join: overload([['list'], ['string']], ([self, separator], { budget }) => {
    // Checked before it is built, because it multiplies.
    if (!budget.spend(self.items.length * separator.value.length)) return fail(TOO_COMPLEX);
    const texts: string[] = [];
    for (const item of self.items) {
      const text = toText(item);
      if (isFailure(text)) return text;
      texts.push(text.value);
    }
    return string(texts.join(separator.value));
  }),
});
