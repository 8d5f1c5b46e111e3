import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { launchEnvironment } from '../../emulator/src/launch/launch-environment.mjs';
import { startGroup } from '../process/child-group.mjs';
import { withoutProxy } from '../process/proxy.mjs';
import { projectId } from '../process/repository.mjs';
import { suiteAddresses } from './addresses.mjs';
import { demoEnvironment, writeEnvironment } from './demo-environment.mjs';
import { writeLocalConfig } from './firebase-config.mjs';
import { brokenFunctions, failureIn, StartFailure } from './start-failure.mjs';

const readyText = 'All emulators ready!';
const readyLimitMs = 120_000;
const stopLimitMs = 30_000;
const saveEveryMs = 120_000;
const hostScript = fileURLToPath(new URL('./cli-host.mjs', import.meta.url));

/**
 * @typedef {{
 *   root: string,
 *   ports: import('./ports.mjs').Ports,
 *   publicDir: string,
 *   logFile: string,
 *   data: import('./data-folder.mjs').DataFolder | null,
 *   importFrom: string | null,
 *   official: boolean,
 *   environment?: Record<string, string>,
 *   onUnsaved?: (reason: string) => void,
 * }} SuiteOptions
 * @typedef {Awaited<ReturnType<typeof startSuite>>} RunningSuite
 */

/**
 * The Emulator Suite in a process group of its own. Without a data folder nothing is kept.
 *
 * @param {SuiteOptions} options
 */
export async function startSuite({
  root,
  ports,
  publicDir,
  logFile,
  data,
  importFrom,
  official,
  environment = {},
  onUnsaved = () => undefined,
}) {
  const scratch = createScratch();
  const addresses = suiteAddresses(ports);
  const environmentDir = join(scratch, 'functions');
  writeEnvironment(environmentDir, {
    ...demoEnvironment(addresses.site),
    COPA_PAGES_FOLDER: join(publicDir, '.templates'),
    ...environment,
  });
  const config = writeLocalConfig(root, scratch.slice(scratch.lastIndexOf('-') + 1), ports, {
    publicDir,
    environmentDir,
  });

  const workingFolder = data ? data.run : join(scratch, 'run');
  mkdirSync(workingFolder, { recursive: true });
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  /** @type {import('./cli-host.mjs').HostOptions} */
  const hostOptions = {
    hub: addresses.hub,
    cliArguments: [
      'emulators:start',
      '--non-interactive',
      `--config=${config}`,
      `--project=${projectId}`,
      '--only=auth,functions,hosting,firestore',
      ...(importFrom === null ? [] : [`--import=${importFrom}`]),
    ],
    dataFolder: data ? data.root : null,
    saveEveryMs,
    removeOnExit: [scratch, config, ...(data ? [data.run] : [])],
  };
  // A shell for production, or a test, must not change what the functions do.
  const { NODE_ENV: _mode, ...shell } = process.env;
  const env = {
    // Google's emulator may have to be fetched first.
    ...(official ? shell : withoutProxy(shell)),
    TMPDIR: scratch,
    TEMP: scratch,
    TMP: scratch,
    XDG_CONFIG_HOME: join(scratch, 'config'),
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
  };
  const group = startGroup(process.execPath, [hostScript, JSON.stringify(hostOptions)], {
    cwd: workingFolder,
    env: official ? env : launchEnvironment({ env }),
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);

  let saves = false;
  let stopping = false;
  /** @type {string | null} */
  let unsaved = null;
  group.child.on('message', (/** @type {import('./cli-host.mjs').SaveReport} */ report) => {
    if (report.unsaved !== null && unsaved === null && !stopping) onUnsaved(report.unsaved);
    unsaved = report.unsaved;
  });
  // The end of a process may be heard before the last that it said.
  const lastReport = new Promise((resolve) => {
    if (group.child.connected) group.child.once('disconnect', resolve);
    else resolve(undefined);
  });

  /**
   * Waits for the save and the CLI's own shutdown; what does not end by itself is ended. Returns why the data
   * could not be saved, if it could not.
   */
  const stop = async () => {
    stopping = true;
    if (saves) unsaved = 'the emulators ended before it was done';
    if (group.child.connected) group.child.send('stop', () => undefined);
    const timer = setTimeout(() => group.signal('SIGKILL'), stopLimitMs);
    await group.exited;
    clearTimeout(timer);
    await lastReport;
    group.signal('SIGKILL');
    for (const path of hostOptions.removeOnExit) rmSync(path, { recursive: true, force: true });
    return unsaved;
  };

  const ready = await becomesReady(logFile, group.exited);
  const failure = ready ? brokenFunctions(readLog(logFile)) : failureIn(readLog(logFile), workingFolder);
  if (failure !== undefined) {
    await stop();
    throw new StartFailure(failure, logFile);
  }
  return {
    addresses,
    logFile,
    exited: group.exited,
    stop,
    saveFromNowOn: () => {
      saves = data !== null;
      group.child.send('save-from-now-on', () => undefined);
    },
  };
}

/** Sockets live in here, and their paths may not be long. */
function createScratch() {
  return realpathSync(mkdtempSync(join(tmpdir(), 'copa-')));
}

/**
 * @param {string} logFile
 * @param {Promise<unknown>} exited
 */
async function becomesReady(logFile, exited) {
  let waiting = true;
  void exited.then(() => {
    waiting = false;
  });
  const giveUpAt = Date.now() + readyLimitMs;
  while (waiting && Date.now() < giveUpAt) {
    if (readLog(logFile).includes(readyText)) return true;
    await delay(100);
  }
  return false;
}

/** @param {string} logFile */
function readLog(logFile) {
  return stripVTControlCharacters(readFileSync(logFile, 'utf8'));
}
