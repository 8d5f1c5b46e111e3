import type { Plugin } from 'vite';

export function withoutSummaries(): Plugin {
  return {
    name: 'copa-without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return /\/domain\/src\/.*(endpoints?|settings-update)\.ts$/.test(id)
        ? { code: withoutSummary(code), map: null }
        : null;
    },
  };
}

export function withoutSummary(code: string): string {
  return code.replace(/^ +summary:\s*'(?:[^'\\\n]|\\.)*',\n/gm, "  summary: '',\n");
}
