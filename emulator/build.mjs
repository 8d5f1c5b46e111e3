// Bundles the emulator into one file, so that starting it reads one file instead of hundreds.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));
const outfile = join(root, 'lib', 'main.cjs');

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['src/main.ts'],
  outfile,
  write: false,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
});

// Renamed into place: an emulator that starts meanwhile reads the old bundle or the new one.
await mkdir(dirname(outfile), { recursive: true });
for (const { contents } of outputFiles) {
  const partial = `${outfile}.${process.pid}`;
  await writeFile(partial, contents);
  await rename(partial, outfile);
}
