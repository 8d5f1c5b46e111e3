/**
 * The process that the Firebase CLI runs in. It saves the data every few minutes and before it stops, and it
 * stops when asked or when the process that started it is gone, however that ended.
 */
import { renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dataFolder, dropIncoming, promoteIncoming } from './data-folder.mjs';

/**
 * @typedef {{
 *   hub: string,
 *   cliArguments: string[],
 *   dataFolder: string | null,
 *   saveEveryMs: number,
 *   removeOnExit: string[],
 * }} HostOptions
 * @typedef {'save-from-now-on' | 'stop'} Request
 * @typedef {{ unsaved: string | null }} SaveReport why the data could not be saved, and null once it was
 */

const require = createRequire(import.meta.url);
const options = /** @type {HostOptions} */ (JSON.parse(process.argv[2] ?? '{}'));
let saves = false;
let stopping = false;
/** @type {Promise<void>} */
let lastSave = Promise.resolve();

process.on('message', (/** @type {Request} */ request) => {
  if (request === 'stop') void stop();
  if (request === 'save-from-now-on') {
    saves = true;
    void save();
    setInterval(() => void save(), options.saveEveryMs).unref();
  }
});
process.on('disconnect', () => void stop());
process.channel?.unref();

process.argv = [process.argv[0] ?? 'node', 'firebase', ...options.cliArguments];
if (!stopping) require('firebase-tools/lib/bin/firebase.js');

// Whoever started this reads what is left and then removes it; without them it goes here. The CLI writes its
// settings as it exits, so this listens after the CLI does.
process.on('exit', () => {
  if (process.connected) return;
  for (const path of options.removeOnExit) rmSync(path, { recursive: true, force: true });
});

function save() {
  lastSave = lastSave.then(exportData).then(
    () => report({ unsaved: null }),
    async (error) => {
      await report({ unsaved: reasonOf(error) });
      console.error('Saving failed:', error);
    },
  );
  return lastSave;
}

/**
 * Resolves once it is on its way, because the process may end next.
 *
 * @param {SaveReport} saveReport
 * @returns {Promise<void>}
 */
function report(saveReport) {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(saveReport, () => resolve());
    else resolve();
  });
}

/** @param {unknown} error */
function reasonOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? message;
}

async function exportData() {
  if (!saves || options.dataFolder === null) return;
  const data = dataFolder(options.dataFolder);
  const complete = join(data.run, 'export');
  rmSync(complete, { recursive: true, force: true });
  const response = await fetch(`${options.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: complete, initiatedBy: 'start script' }),
  });
  if (!response.ok) throw new Error(await refusalOf(response));
  dropIncoming(data);
  renameSync(complete, data.incoming);
  promoteIncoming(data);
}

/**
 * What Firestore said of its part stands behind the CLI's own words.
 *
 * @param {Response} response
 */
async function refusalOf(response) {
  const { message } = /** @type {{ message?: string }} */ (await response.json());
  return message?.replace(/^.* had HTTP Error: \d+, /, '') ?? `the export answered ${response.status}`;
}

/** The CLI takes a second signal as "exit at once", so it gets exactly one. */
async function stop() {
  if (stopping) return;
  stopping = true;
  await save();
  const heard = process.emit('SIGINT');
  if (!heard) process.exit(130);
}
