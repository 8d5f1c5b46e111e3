import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The page that link previews are put into goes with the bundle: only this folder is deployed. */
const page = here('../web/dist/.templates/tournament.html');
mkdirSync(here('lib'), { recursive: true });
if (existsSync(page)) copyFileSync(page, here('lib/page.html'));

const bundle = await context({
  absWorkingDir: here('.'),
  entryPoints: [here('src/index.ts')],
  outfile: here('lib/index.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  alias: { 'body-parser': './src/http/unused-body-parser.ts' },
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  sourcemap: 'linked',
  logLevel: 'info',
});

if (process.argv.includes('--watch')) {
  await bundle.watch();
} else {
  await bundle.rebuild();
  await bundle.dispose();
}
