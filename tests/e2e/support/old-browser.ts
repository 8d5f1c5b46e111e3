import type { BrowserContext, Page } from 'playwright-core';

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

/** Removes container queries and some selectors, properties and values that Chrome 92, Firefox 98 or Safari 15.4 ignores. */
export async function dropNewStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isNew = (name: string, value: string) =>
      ['rotate', 'scale', 'translate'].includes(name) || value === 'clip' || /\d[dsl]v[hw]\b/.test(value);
    const visit = (owner: CSSStyleSheet | CSSGroupingRule) => {
      for (const [index, rule] of [...owner.cssRules].entries().toArray().reverse()) {
        const isUnknown =
          rule instanceof CSSContainerRule ||
          (rule instanceof CSSStyleRule && /:has\(/.test(rule.selectorText));
        if (isUnknown) owner.deleteRule(index);
        else if (rule instanceof CSSGroupingRule) visit(rule);
        if (rule instanceof CSSStyleRule) {
          const names = Array.from(rule.style).filter((name) =>
            isNew(name, rule.style.getPropertyValue(name)),
          );
          for (const name of names) rule.style.removeProperty(name);
        }
      }
    };
    for (const sheet of document.styleSheets) visit(sheet);
  });
}
