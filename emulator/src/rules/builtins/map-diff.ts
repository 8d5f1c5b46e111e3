import { type RulesValue, string } from '../evaluation/values.ts';
import { overload, table } from './overload.ts';

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
