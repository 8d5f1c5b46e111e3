import type { BrowserContext } from 'playwright-core';

/**
 * Chrome added these features after version 92, the oldest version that the site supports
 * (web/vite.config.ts).
 */
export const LEARNED_SINCE: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
  Array: ['fromAsync'],
  Object: ['hasOwn', 'groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf'],
  'Iterator.prototype': ['map', 'filter', 'toArray', 'take', 'drop', 'flatMap', 'some', 'every', 'find'],
  AbortSignal: ['timeout', 'any'],
  'AbortSignal.prototype': ['throwIfAborted'],
  URL: ['canParse', 'parse'],
  window: ['structuredClone', 'reportError'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
};

export async function becomeOldBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript((learned) => {
    for (const [path, names] of Object.entries(learned)) {
      const owner = path
        .split('.')
        .reduce<unknown>((scope, part) => Reflect.get(Object(scope) as object, part), globalThis);
      for (const name of names) Reflect.deleteProperty(Object(owner) as object, name);
    }
  }, LEARNED_SINCE);
}
