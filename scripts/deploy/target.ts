import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';

export type Target = {
  project: string;
  siteUrl: string;
  functionsEnvironment: string;
  settings: Record<string, string>;
  clientEnvironment: Record<string, string>;
};

const clientKeys = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_APP_ID',
];

/** A developer may have exported these variables. They must not reach the build for visitors. */
const notOfThisShell = {
  VITE_API_BASE: '',
  VITE_FIRESTORE_EMULATOR: '',
  VITE_AUTH_EMULATOR: '',
  VITE_APP_CHECK_KEY: '',
};

export function readTarget(root: string): Target {
  const { projects } = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')) as {
    projects: { default?: string };
  };
  const project = projects.default ?? '';
  if (project === '' || project.startsWith('demo-')) {
    throw new Problem(
      `"${project}" is a demo project: name your own as "default" in .firebaserc (docs/deploy.md).`,
    );
  }
  const functionsEnvironment = join('functions', `.env.${project}`);
  const settings = readEnvironment(root, functionsEnvironment);
  const siteUrl = settings['COPA_SITE_URL'] ?? '';
  if (siteUrl === '') throw new Problem(`${functionsEnvironment} lacks COPA_SITE_URL (docs/deploy.md).`);
  // Vite reads this file only in a mode named like the project, so local builds do not use the settings of
  // the cloud.
  const clientFile = join('web', `.env.${project}`);
  const clientEnvironment = readEnvironment(root, clientFile);
  const missing = clientKeys.filter((key) => (clientEnvironment[key] ?? '') === '');
  if (missing.length > 0) throw new Problem(`${clientFile} lacks ${missing.join(', ')} (docs/deploy.md).`);
  if (clientEnvironment['VITE_FIREBASE_PROJECT_ID'] !== project) {
    throw new Problem(
      `${clientFile} is for ${clientEnvironment['VITE_FIREBASE_PROJECT_ID']}, .firebaserc for ${project}.`,
    );
  }
  const appCheck = settings['COPA_APP_CHECK'] ?? '';
  if (!['', 'off'].includes(appCheck) && (clientEnvironment['VITE_APP_CHECK_KEY'] ?? '') === '') {
    throw new Problem(
      `${functionsEnvironment} has COPA_APP_CHECK=${appCheck}, and ${clientFile} lacks VITE_APP_CHECK_KEY: the API would take ` +
        'the site itself for a stranger (docs/deploy.md).',
    );
  }
  return {
    project,
    siteUrl,
    functionsEnvironment,
    settings,
    clientEnvironment: { ...notOfThisShell, ...clientEnvironment },
  };
}

type EnvironmentOfCli = {
  parse: (text: string) => { envs: Record<string, string>; errors: string[] };
  validateKey: (name: string) => void;
};

/**
 * Uses the CLI's parser, because Node's parser reads some lines differently. Reports faults now, because the
 * CLI checks the settings of the functions only after it has deployed the rules.
 */
function readEnvironment(root: string, file: string): Record<string, string> {
  const path = join(root, file);
  if (!existsSync(path)) throw new Problem(`${file} is missing: docs/deploy.md says what goes into it.`);
  const { parse, validateKey } = createRequire(import.meta.url)(
    'firebase-tools/lib/functions/env.js',
  ) as EnvironmentOfCli;
  const text = readFileSync(path, 'utf8');
  const { envs, errors } = parse(text);
  const lines = text.split(/\r?\n/);
  const faults = errors.map(
    (fault) => `line ${lines.findIndex((line) => line.includes(fault)) + 1} is no setting`,
  );
  for (const name of Object.keys(envs)) {
    try {
      validateKey(name);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) throw new Problem(`${file}: ${faults.join('; ')} (docs/deploy.md).`);
  return envs;
}
