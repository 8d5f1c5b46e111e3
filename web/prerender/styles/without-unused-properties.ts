import type { Plugin } from 'vite';

/**
 * Tailwind declares properties such as `--tw-font-weight` even if no class of the sheet reads them. Each sheet is
 * judged alone, because its name has the hash of its own content.
 */
export function withoutUnusedProperties(): Plugin {
  return {
    name: 'copa-without-unused-properties',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = dropUnused(file.source.toString());
      }
    },
  };
}

const DECLARED = /@property (--tw-[\w-]+)\{[^}]*\}|(?<=[{;])(--tw-[\w-]+):[^;}]*;?/g;
const READ = /(?<!@property )--tw-[\w-]+(?![\w:-])/g;

/** Expects minified CSS in which no value of a property contains `;` or `}`. */
export function dropUnused(css: string): string {
  const used = new Set(css.match(READ));
  return css.replaceAll(DECLARED, (whole, rule?: string, declared?: string) =>
    used.has(rule ?? declared ?? '') ? whole : '',
  );
}
