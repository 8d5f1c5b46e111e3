import { cpSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Few calls upload a file, so the upload parser is a bundle of its own, which cold starts of other calls do
 * not load.
 * @type {import('esbuild').Plugin}
 */
const apart = {
  name: 'apart',
  setup: (build) => {
    build.onResolve({ filter: /^@(fastify\/busboy|resvg\/resvg-wasm)$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: `./${basename(path)}.cjs`, external: true },
    );
  },
};

const bundle = await context({
  absWorkingDir: here('.'),
  entryPoints: {
    index: here('src/index.ts'),
    push: here('src/push-sender.ts'),
    busboy: '@fastify/busboy',
    'resvg-wasm': '@resvg/resvg-wasm',
  },
  plugins: [apart],
  supported: { 'dynamic-import': false },
  outdir: here('lib'),
  outExtension: { '.js': '.cjs' },
  bundle: true,
  charset: 'utf8',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  alias: {
    'body-parser': './src/http/unused-parsers.ts',
    qs: './src/http/unused-parsers.ts',
    // Every cold start would load a list of all media types; this file has only those that Express itself
    // names.
    'mime-db': './src/http/sent-types.json',
  },
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  sourcemap: 'linked',
  legalComments: 'external',
  logLevel: 'info',
});

cpSync(here('fonts'), here('lib/cover'), { recursive: true });
cpSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')), here('lib/cover/resvg.wasm'));

if (process.argv.includes('--watch')) {
  await bundle.watch();
} else {
  await bundle.rebuild();
  await bundle.dispose();
}
