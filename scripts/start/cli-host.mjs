/**
 * The process that the Firebase CLI runs in. It saves the data every few minutes and before it stops, and it
 * stops when asked or when the process that started it is gone, however that ended.
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dataFolder, promoteIncoming } from './data-folder.mjs';

/**
 * @typedef {{
 *   root: string,
 *   hub: string,
 *   cliArguments: string[],
 *   dataFolder: string | null,
 *   saveEveryMs: number,
 *   removeOnExit: string[],
 * }} HostOptions
 * @typedef {'save-from-now-on' | 'stop'} Request
 */

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
createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');

// Whoever started this reads what is left and then removes it; without them it goes here. The CLI writes its
// settings as it exits, so this listens after the CLI does.
process.on('exit', () => {
  if (process.connected) return;
  for (const path of options.removeOnExit) rmSync(path, { recursive: true, force: true });
});

function save() {
  lastSave = lastSave.then(exportData).catch((error) => console.error('Saving failed:', error));
  return lastSave;
}

async function exportData() {
  if (!saves || options.dataFolder === null) return;
  const data = dataFolder(options.dataFolder);
  rmSync(data.incoming, { recursive: true, force: true });
  const response = await fetch(`${options.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: data.incoming, initiatedBy: 'start script' }),
  });
  if (!response.ok) throw new Error(await response.text());
  promoteIncoming(data);
}

/** The CLI takes a second signal as "exit at once", so it gets exactly one. */
async function stop() {
  if (stopping) return;
  stopping = true;
  await save();
  const heard = process.emit('SIGINT');
  if (!heard) process.exit(130);
}
