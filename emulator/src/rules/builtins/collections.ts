import { compareUtf8 } from '../../core/values/name-order.ts';
import { equals, hasAll, isIn, keySet, setOf } from '../evaluation/equality.ts';
import {
  bool,
  fail,
  int,
  isFailure,
  list,
  type RulesValue,
  string,
  TOO_COMPLEX,
} from '../evaluation/values.ts';
import { toText } from './math.ts';
import { ANY, overload, table } from './overload.ts';

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
    // Charges the budget before the string is built, because long separators may make the string huge.
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

type Entries = ReadonlyMap<string, RulesValue>;

/** https://firebase.google.com/docs/reference/rules/rules.Map */
export const MAP_METHODS = table({
  size: overload([['map']], ([self]) => int(self.entries.size)),
  keys: overload([['map']], ([self]) => list(sorted(self.entries).map(([name]) => string(name)))),
  values: overload([['map']], ([self]) => list(sorted(self.entries).map(([, value]) => value))),
  get: [
    overload([['map'], ['string'], ANY], ([self, key, fallback]) => self.entries.get(key.value) ?? fallback),
    overload([['map'], ['list'], ANY], ([self, keys, fallback]) => {
      let value: RulesValue = self;
      for (const key of keys.items) {
        const next: RulesValue | undefined =
          value.kind === 'map' && key.kind === 'string' ? value.entries.get(key.value) : undefined;
        if (next === undefined) return fallback;
        value = next;
      }
      return value;
    }),
  ],
  diff: overload([['map'], ['map']], ([self, other]) => diff(self.entries, other.entries)),
});

function sorted(entries: Entries): readonly (readonly [string, RulesValue])[] {
  return [...entries].toSorted(([a], [b]) => compareUtf8(a, b));
}

/** The receiver is the newer map: in `after.diff(before)`, keys that only `after` has are added. */
function diff(self: Entries, other: Entries): RulesValue {
  const added: string[] = [];
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const [name, value] of self) {
    const before = other.get(name);
    if (before === undefined) added.push(name);
    else if (equals(value, before)) unchanged.push(name);
    else changed.push(name);
  }
  const removed = [...other.keys()].filter((name) => !self.has(name));
  return { kind: 'map_diff', keys: { added, removed, changed, unchanged } };
}

function names(keys: readonly string[]): RulesValue {
  return { kind: 'set', items: keys.map(string) };
}

/** https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export const MAP_DIFF_METHODS = table({
  addedKeys: overload([['map_diff']], ([{ keys }]) => names(keys.added)),
  removedKeys: overload([['map_diff']], ([{ keys }]) => names(keys.removed)),
  changedKeys: overload([['map_diff']], ([{ keys }]) => names(keys.changed)),
  unchangedKeys: overload([['map_diff']], ([{ keys }]) => names(keys.unchanged)),
  affectedKeys: overload([['map_diff']], ([{ keys }]) =>
    names([...keys.added, ...keys.removed, ...keys.changed]),
  ),
});

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
