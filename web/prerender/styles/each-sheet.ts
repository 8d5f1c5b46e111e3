import type { Plugin } from 'vite';

export function eachSheet(name: string, change: (css: string) => string): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = change(file.source.toString());
      }
    },
  };
}
