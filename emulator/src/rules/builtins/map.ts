import { compareUtf8 } from '../../core/values/string-order.ts';
import { equals } from '../evaluation/equality.ts';
import { int, list, type RulesValue, string } from '../evaluation/values.ts';
import { ANY, overload, table } from './overload.ts';

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

/** `after.diff(before)`: added is what only the receiver has. */
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
