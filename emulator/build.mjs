// The emulator is bundled into one file, because it would otherwise read hundreds of files at each start.
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';

const root = fileURLToPath(new URL('.', import.meta.url));
const lib = join(root, 'lib');

const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outfile: join(lib, 'index.cjs'),
  write: false,
  metafile: true,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
});

await mkdir(lib, { recursive: true });
// The bundle is CommonJS in a package of ES modules, so its types need the extension `.d.cts`.
await write('index.d.cts', await declarations());
await write('THIRD-PARTY.txt', await licences());
for (const { contents } of outputFiles) await write('index.cjs', contents);

/**
 * Renames a complete file into place, because an emulator that starts meanwhile must not read half a bundle.
 *
 * @param {string} name
 * @param {string | Uint8Array} contents
 */
async function write(name, contents) {
  const partial = join(lib, `${name}.${process.pid}`);
  await writeFile(partial, contents);
  await rename(partial, join(lib, name));
}

async function declarations() {
  const source = await readFile(join(root, 'src/start-emulator.ts'), 'utf8');
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, { compilerOptions: {} });
  const [problem] = diagnostics;
  if (problem !== undefined) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return outputText;
}

async function licences() {
  const folders = new Set(
    Object.keys(metafile.inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
  );
  // `firestore-v1.json` in the bundle was extracted from this package, so the licence of the package is
  // needed too.
  folders.add('node_modules/@google-cloud/firestore');
  const texts = [...folders].sort().map(async (folder) => {
    const manifest = await readFile(join(root, folder, 'package.json'), 'utf8');
    const { name, version, license } = /** @type {Record<string, string>} */ (JSON.parse(manifest));
    const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? '' : await readFile(join(root, folder, file), 'utf8');
    return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
}
