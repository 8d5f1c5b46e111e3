// Built-ins only: the start script uses it before dependencies are installed.
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../lib/main.cjs', import.meta.url));

/**
 * The command of the embedded Firestore where the CLI cannot start it: Windows finds no program named `java`
 * that has no extension. The CLI then runs the other emulators only, and whoever started this does the rest of
 * what the CLI does for an emulator of its own.
 *
 * @param {{
 *   host: string,
 *   port: number,
 *   websocketPort: number,
 *   project: string,
 *   rules: string,
 *   functions: string,
 *   seed: string | null,
 * }} options
 * @returns {{ command: string, args: string[] }}
 */
export function launchBeside({ host, port, websocketPort, project, rules, functions, seed }) {
  return {
    command: process.execPath,
    args: [
      MAIN,
      `--host=${host}`,
      `--port=${port}`,
      `--websocket_port=${websocketPort}`,
      `--project_id=${project}`,
      `--rules=${rules}`,
      `--functions_emulator=${functions}`,
      ...(seed === null ? [] : [`--seed_from_export=${seed}`]),
    ],
  };
}
