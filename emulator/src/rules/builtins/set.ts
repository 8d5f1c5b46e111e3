import { hasAll, isIn, keySet, setOf } from '../evaluation/equality.ts';
import { bool, int } from '../evaluation/values.ts';
import { overload, table } from './overload.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Set */
export const SET_METHODS = table({
  size: overload([['set']], ([self]) => int(self.items.length)),
  difference: overload([['set'], ['set']], ([self, other]) => {
    const keys = keySet(other.items);
    return setOf(self.items.filter((item) => !isIn(keys, item)));
  }),
  intersection: overload([['set'], ['set']], ([self, other]) => {
    const keys = keySet(other.items);
    return setOf(self.items.filter((item) => isIn(keys, item)));
  }),
  union: overload([['set'], ['set']], ([self, other]) => setOf([...self.items, ...other.items])),
  hasAll: overload([['set'], ['set', 'list']], ([self, other]) => bool(hasAll(self.items, other.items))),
  hasAny: overload([['set'], ['set', 'list']], ([self, other]) => {
    const keys = keySet(self.items);
    return bool(other.items.some((item) => isIn(keys, item)));
  }),
  hasOnly: overload([['set'], ['set', 'list']], ([self, other]) => bool(hasAll(other.items, self.items))),
});
