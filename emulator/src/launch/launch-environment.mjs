// Built-ins only: the start script uses it before dependencies are installed.
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/', import.meta.url)).replace(/[/\\]$/, '');
const MAIN = fileURLToPath(new URL('../../lib/main.cjs', import.meta.url));
const PLACEHOLDER = fileURLToPath(
  new URL('../../bin/cloud-firestore-emulator-embedded.jar', import.meta.url),
);

/**
 * The environment for the Firebase CLI in which its Firestore emulator is the embedded one: our
 * program named `java` comes first, and the file that the CLI looks for is there already.
 *
 * @param {{ env: NodeJS.ProcessEnv }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function launchEnvironment({ env }) {
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = env[pathName];
  return {
    ...env,
    [pathName]: path === undefined || path === '' ? BIN : `${BIN}${delimiter}${path}`,
    FIRESTORE_EMULATOR_BINARY_PATH: PLACEHOLDER,
  };
}

/**
 * How to run the suite where a program named `java` without an extension is not found (Windows): the
 * embedded Firestore runs beside the CLI, which starts the other emulators only. Null elsewhere.
 *
 * NOT TRIED: written from the CLI's source without a Windows machine. What the CLI does for an
 * emulator of its own is then missing: the caller stops the process, and asks `POST
 * /emulator/v1/projects/{p}:export` for an export before that; rules reload and Firestore triggers
 * do not work. FIRESTORE_EMULATOR_HOST reaches functions and scripts through the environment.
 *
 * @param {{
 *   platform: string,
 *   env: NodeJS.ProcessEnv,
 *   project: string,
 *   host: string,
 *   port: number,
 *   rules: string,
 *   seed: string | null,
 * }} options
 * @returns {{ command: string, args: string[], env: NodeJS.ProcessEnv, onlyEmulators: string } | null}
 */
export function launchBeside({ platform, env, project, host, port, rules, seed }) {
  if (platform !== 'win32') return null;
  return {
    command: process.execPath,
    args: [
      MAIN,
      '--host',
      host,
      '--port',
      String(port),
      '--project_id',
      project,
      '--rules',
      rules,
      ...(seed === null ? [] : ['--seed_from_export', seed]),
    ],
    env: { ...env, FIRESTORE_EMULATOR_HOST: `${host}:${port}` },
    onlyEmulators: 'auth,functions,hosting',
  };
}
