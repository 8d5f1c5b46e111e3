// Built-ins only: the start script uses it before dependencies are installed.
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '');
const PLACEHOLDER = fileURLToPath(new URL('cloud-firestore-emulator-embedded.jar', import.meta.url));

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
