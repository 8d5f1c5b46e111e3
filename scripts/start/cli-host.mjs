/** This file is plain JavaScript, because a TypeScript loader would slow the Firebase CLI down. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loadAtFirstUse } from '../firebase-cli/late-modules.cjs';
import { makeAtFirstUse } from '../firebase-cli/lazy-validators.mjs';
import { skipNeedlessChecks } from '../firebase-cli/needless-checks.cjs';
import { shareRuntimes } from '../firebase-cli/shared-runtime.cjs';
import { dataFolder, save } from './saved-data.mjs';

/**
 * @typedef {{ hub: string, cliArguments: string[], dataFolder: string | null, removeOnExit: string[] }} HostOptions
 * @typedef {'save-when-alone' | 'stop'} Request
 */

const require = createRequire(import.meta.url);
const options = /** @type {HostOptions} */ (JSON.parse(process.argv[2] ?? '{}'));
let savesWhenAlone = false;
let stopping = false;

process.on('message', (/** @type {Request} */ request) => {
  if (request === 'save-when-alone') savesWhenAlone = true;
  else stop();
});
process.on('disconnect', () => void saveAndStop());
process.channel?.unref();

const preload = fileURLToPath(new URL('../firebase-cli/preload-runtime.cjs', import.meta.url));
const { NODE_OPTIONS = '' } = process.env;
process.env['NODE_OPTIONS'] = `${NODE_OPTIONS} --require ${JSON.stringify(preload)}`;

loadAtFirstUse();
makeAtFirstUse();
skipNeedlessChecks();
shareRuntimes();
process.argv = [process.argv[0] ?? 'node', 'firebase', ...options.cliArguments];
// If the parent ended while this file was loaded, nobody would stop the CLI.
if (process.connected) require('firebase-tools/lib/bin/firebase.js');

// On exit, the CLI writes its settings into a folder of `removeOnExit`, so this listener must run after the
// CLI's listener.
process.on('exit', () => {
  if (process.connected) return;
  for (const path of options.removeOnExit) rmSync(path, { recursive: true, force: true });
});

async function saveAndStop() {
  if (stopping) return;
  if (savesWhenAlone && options.dataFolder !== null) {
    await save(options.hub, dataFolder(options.dataFolder)).catch((error) => {
      console.error('Saving failed:', error);
    });
  }
  stop();
}

/** The CLI takes a second signal as "exit at once", so this function sends at most one. */
function stop() {
  if (stopping) return;
  stopping = true;
  if (!process.emit('SIGINT')) process.exit(130);
}
