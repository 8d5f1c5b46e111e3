import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPageStyles } from '../process/page-styles.mjs';
import { lockedTree } from './locked-tree.mjs';

/**
 * Lays out exactly what is deployed. The functions' folder of the workspace cannot be uploaded as it is: the build in
 * the cloud would look for our own packages in the registry, though the bundle already holds them.
 *
 * @param {string} root
 * @param {string} stage an empty or abandoned folder
 * @param {{ project: string, functionsEnvironment: string, site: string }} target `site`: the built client
 */
export function stageDeployment(root, stage, { project, functionsEnvironment, site }) {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(join(stage, 'functions', 'lib'), { recursive: true });

  const manifest = /** @type {Record<string, unknown>} */ (readJson(join(root, 'functions', 'package.json')));
  const dependencies = /** @type {Record<string, string>} */ (manifest['dependencies']);
  const deployed = { name: 'functions', private: true, main: manifest['main'], dependencies };
  writeJson(join(stage, 'functions', 'package.json'), deployed);
  const lock = /** @type {import('./locked-tree.mjs').Lock} */ (readJson(join(root, 'package-lock.json')));
  writeJson(join(stage, 'functions', 'package-lock.json'), lockedTree(lock, 'functions', deployed));
  cpSync(join(root, 'functions', 'lib'), join(stage, 'functions', 'lib'), { recursive: true });
  // What the API puts tournaments into.
  cpSync(join(site, '.templates'), join(stage, 'functions', 'lib', 'pages'), { recursive: true });
  // Beside the source, all of which is uploaded.
  cpSync(join(root, functionsEnvironment), join(stage, 'settings', `.env.${project}`));

  cpSync(site, join(stage, 'site'), { recursive: true });
  for (const file of ['firestore.rules', 'firestore.indexes.json'])
    cpSync(join(root, file), join(stage, file));
  const { emulators: _, ...config } =
    /** @type {{ hosting: import('../process/page-styles.mjs').Hosting, functions: object[], emulators: unknown }} */ (
      readJson(join(root, 'firebase.json'))
    );
  writeJson(join(stage, 'firebase.json'), {
    ...config,
    hosting: { ...withPageStyles(config.hosting, site), public: 'site' },
    functions: config.functions.map((codebase) => ({ ...codebase, configDir: 'settings' })),
  });
}

/** @param {string} path */
const readJson = (path) => /** @type {unknown} */ (JSON.parse(readFileSync(path, 'utf8')));

/**
 * @param {string} path
 * @param {unknown} value
 */
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
