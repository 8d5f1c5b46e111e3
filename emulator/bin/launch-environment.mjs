import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '');
const PLACEHOLDER = fileURLToPath(new URL('cloud-firestore-emulator-embedded.jar', import.meta.url));

/**
 * Returns an environment in which the Firebase CLI starts the embedded emulator: our program `java` comes
 * first on `PATH`. `FIRESTORE_EMULATOR_BINARY_PATH` names a placeholder, so the CLI downloads no jar.
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
