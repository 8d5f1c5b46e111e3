/**
 * The process that the Firebase CLI runs in. It saves the data every few minutes and before it stops, and it
 * stops when asked or when the process that started it is gone, however that ended.
 */
import { renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dataFolder, dropIncoming, promoteIncoming } from './data-folder.mjs';
import { startFirestoreBeside } from './firestore-beside.mjs';
import { removeAll } from './removal.mjs';

/**
 * @typedef {{
 *   root: string,
 *   hub: string,
 *   cliArguments: string[],
 *   firestoreBeside: import('./firestore-beside.mjs').BesideOptions | null,
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

// A Windows console gives Ctrl-C to this process too; the CLI must not hear of it before the data is saved.
const emit = process.emit.bind(process);
process.emit = /** @type {typeof process.emit} */ (
  (/** @type {'SIGINT'} */ event, /** @type {[]} */ ...values) => {
    if (event !== 'SIGINT' || stopping) return emit(event, ...values);
    void stop();
    return true;
  }
);

const firestore = options.firestoreBeside && startFirestoreBeside(options.firestoreBeside, process.cwd());
if (firestore !== null) {
  process.on('exit', () => firestore.stop());
  void firestore.ended.then((message) => {
    console.error(message);
    saves = false;
    void stop();
  });
  await firestore.ready;
  const { EmulatorRegistry } =
    /** @type {{ EmulatorRegistry: import('./firestore-beside.mjs').EmulatorRegistry }} */ (
      require('firebase-tools/lib/emulator/registry.js')
    );
  firestore.registerWith(EmulatorRegistry);
}

process.argv = [process.argv[0] ?? 'node', 'firebase', ...options.cliArguments];
if (!stopping) require('firebase-tools/lib/bin/firebase.js');

// Whoever started this reads what is left and then removes it; without them it goes here. The CLI writes its
// settings as it exits, so this listens after the CLI does.
process.on('exit', () => {
  if (process.connected) return;
  // Windows does not remove the folder that a process is in.
  process.chdir(options.root);
  removeAll(options.removeOnExit);
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
