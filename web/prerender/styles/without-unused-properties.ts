import { eachSheet } from './each-sheet.ts';

/**
 * Tailwind declares properties such as `--tw-font-weight` even if no class of the sheet reads them. Each sheet is
 * judged alone, because its name has the hash of its own content.
 */
export const withoutUnusedProperties = () => eachSheet('copa-without-unused-properties', dropUnused);

const DECLARED = /@property (--tw-[\w-]+)\{[^}]*\}|(?<=[{;])(--tw-[\w-]+):[^;}]*;?/g;
const READ = /(?<!@property )--tw-[\w-]+(?![\w:-])/g;

/** Expects minified CSS in which no value of a property contains `;` or `}`. */
export function dropUnused(css: string): string {
  const used = new Set(css.match(READ));
  return css.replaceAll(DECLARED, (whole, rule?: string, declared?: string) =>
    used.has(rule ?? declared ?? '') ? whole : '',
  );
}
