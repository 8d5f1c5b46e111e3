import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hosting, hostingOf } from '../process/site-hosting.ts';
import { type Lock, lockedTree } from './locked-tree.ts';

/**
 * The staged package.json has no devDependencies, because they include `@copa/domain`, which is not in the
 * npm registry.
 */
export function stageDeployment(
  root: string,
  stage: string,
  { project, functionsEnvironment, site }: { project: string; functionsEnvironment: string; site: string },
) {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(join(stage, 'functions', 'lib'), { recursive: true });

  const manifest = readJson(join(root, 'functions', 'package.json')) as Record<string, unknown>;
  const dependencies = manifest['dependencies'] as Record<string, string>;
  const deployed = { name: 'functions', private: true, main: manifest['main'], dependencies };
  writeJson(join(stage, 'functions', 'package.json'), deployed);
  const lock = readJson(join(root, 'package-lock.json')) as Lock;
  writeJson(join(stage, 'functions', 'package-lock.json'), lockedTree(lock, 'functions', deployed));
  cpSync(join(root, 'functions', 'lib'), join(stage, 'functions', 'lib'), { recursive: true });
  cpSync(join(site, '.templates'), join(stage, 'functions', 'lib', 'pages'), { recursive: true });
  // The settings are copied to a folder outside the source folder, because the source folder is uploaded.
  cpSync(join(root, functionsEnvironment), join(stage, 'settings', `.env.${project}`));

  cpSync(site, join(stage, 'site'), { recursive: true });
  for (const file of ['firestore.rules', 'firestore.indexes.json'])
    cpSync(join(root, file), join(stage, file));
  const { emulators: _, ...config } = readJson(join(root, 'firebase.json')) as {
    hosting: Hosting;
    functions: object[];
    emulators: unknown;
  };
  writeJson(join(stage, 'firebase.json'), {
    ...config,
    hosting: { ...hostingOf(config.hosting, site), public: 'site' },
    functions: config.functions.map((codebase) => ({ ...codebase, configDir: 'settings' })),
  });
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;

const writeJson = (path: string, value: unknown) =>
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
