import type { Plugin } from 'vite';

/** Tailwind declares properties such as `--tw-font-weight` that only some of its other classes use. */
export function withoutUnusedProperties(): Plugin {
  return {
    name: 'copa-without-unused-properties',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const sheets = files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? file : [],
      );
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
      const all = sheets.map(({ source }) => source.toString());
      for (const sheet of sheets) {
        sheet.source = dropUnused(sheet.source.toString(), [...all, ...scripts].join('\n'));
      }
    },
  };
}

const DECLARED = /@property (--[\w-]+)\{[^}]*\}|(?<=[{;])(--[\w-]+):[^;}]*;?/g;
const NAMED = /(?<!@property )--[\w-]+(?![\w:-])/g;

/** Expects minified CSS in which no value of a property contains `;` or `}`. `site` is all that may use it. */
export function dropUnused(css: string, site: string): string {
  const used = new Set(site.match(NAMED));
  return css.replaceAll(DECLARED, (whole, rule?: string, declared?: string) =>
    used.has(rule ?? declared ?? '') ? whole : '',
  );
}
