import { renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repositoryRoot } from './repository.mjs';

const FOUND = 'found';

const onlyTypeScript: Plugin = {
  name: 'only TypeScript',
  setup: (bundler) => {
    // Two versions of a package may be installed, so each import is resolved from the module that contains
    // it.
    bundler.onResolve({ filter: /^[^./]|\.mjs$/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@copa/') || pluginData === FOUND) return undefined;
      const found = await bundler.resolve(path, { kind, resolveDir, pluginData: FOUND });
      return { ...found, external: true };
    });
  },
};
const bundles = new Map<string, Promise<string>>();

/**
 * Bundles our own modules into one file, because a child process loads one file faster than hundreds of
 * modules.
 */
export function bundledProgram(program: string): Promise<string> {
  const known = bundles.get(program) ?? bundle(program);
  bundles.set(program, known);
  return known;
}

async function bundle(program: string): Promise<string> {
  const name = relative(repositoryRoot, program).replaceAll(/[/\\]/g, '-').replace(/\.ts$/, '');
  const file = join(repositoryRoot, '.cache', 'programs', `${name}.mjs`);
  const partial = `${file}.${process.pid}`;
  await build({
    entryPoints: [program],
    outfile: partial,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: [],
    plugins: [onlyTypeScript],
  });
  renameSync(partial, file);
  return file;
}
