import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context, transform } from 'esbuild';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const lib = here('lib');

/**
 * Writes each chunk as CommonJS, because a cold start loads CommonJS faster than ES modules. esbuild itself
 * splits only ES modules.
 * @type {import('esbuild').Plugin}
 */
const asCommonJs = {
  name: 'as CommonJS',
  setup: (build) => {
    build.onEnd(async ({ outputFiles = [], errors }) => {
      if (errors.length > 0) return;
      /** @type {Set<string>} */
      const written = new Set();
      /** @param {string} name @param {string | Uint8Array} content */
      const write = (name, content) => {
        writeFileSync(join(lib, name), content);
        written.add(name);
      };
      for (const { path, text, contents } of outputFiles) {
        const name = basename(path);
        if (!name.endsWith('.cjs')) {
          write(name, contents);
          continue;
        }
        const { code, map } = await transform(text, {
          format: 'cjs',
          platform: 'node',
          target: 'node20',
          charset: 'utf8',
          supported: { 'dynamic-import': false },
          sourcemap: 'external',
          sourcesContent: true,
        });
        write(name, `${code}//# sourceMappingURL=${name}.map\n`);
        write(`${name}.map`, map);
      }
      for (const name of readdirSync(lib)) {
        if (/\.cjs/.test(name) && !written.has(name)) rmSync(join(lib, name));
      }
    });
  },
};

const bundle = await context({
  absWorkingDir: here('.'),
  entryPoints: {
    index: here('src/index.ts'),
    push: here('src/push-sender.ts'),
  },
  plugins: [asCommonJs],
  outdir: lib,
  outExtension: { '.js': '.cjs' },
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  write: false,
  charset: 'utf8',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // The platform has loaded these packages before it loads the bundle.
  external: ['express', 'firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  sourcemap: 'inline',
  legalComments: 'external',
  logLevel: 'info',
});

mkdirSync(lib, { recursive: true });
cpSync(here('fonts'), join(lib, 'cover'), { recursive: true });
cpSync(
  fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')),
  join(lib, 'cover', 'resvg.wasm'),
);

if (process.argv.includes('--watch')) {
  await bundle.watch();
} else {
  await bundle.rebuild();
  await bundle.dispose();
}
