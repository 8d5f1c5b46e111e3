import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '');
const PLACEHOLDER = fileURLToPath(new URL('cloud-firestore-emulator-embedded.jar', import.meta.url));

/**
 * Makes the Firebase CLI start the embedded emulator, because our program `java` comes first on the path. The
 * CLI finds a placeholder for the jar, so it downloads none.
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
