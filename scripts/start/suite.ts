import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { launchEnvironment } from '../../emulator/bin/launch-environment.mjs';
import { startGroup } from '../process/child-group.mjs';
import { withoutProxy } from '../process/proxy.ts';
import { projectId } from '../process/repository.mjs';
import { suiteAddresses } from './addresses.ts';
import type { HostOptions } from './cli-host.mjs';
import { demoEnvironment, writeEnvironment } from './demo-environment.ts';
import { writeLocalConfig } from './firebase-config.ts';
import type { Ports } from './ports.ts';
import { type DataFolder, save } from './saved-data.mjs';
import { brokenFunctions, failureIn, StartFailure } from './start-failure.ts';

const readyText = 'All emulators ready!';
const readyLimitMs = 120_000;
const stopLimitMs = 30_000;
const saveEveryMs = 120_000;
const hostScript = fileURLToPath(new URL('./cli-host.mjs', import.meta.url));

export type SuiteOptions = {
  root: string;
  ports: Ports;
  publicDir: string;
  logFile: string;
  data: DataFolder | null;
  importFrom: string | null;
  official: boolean;
  environment?: Record<string, string>;
  onUnsaved?: (reason: string) => void;
};

export type RunningSuite = Awaited<ReturnType<typeof startSuite>>;

export async function startSuite(options: SuiteOptions) {
  const { root, ports, publicDir, logFile, data, importFrom, official } = options;
  const { environment = {}, onUnsaved = () => undefined } = options;
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
  const hostOptions: HostOptions = {
    hub: addresses.hub,
    cliArguments: [
      'emulators:start',
      '--non-interactive',
      `--config=${config}`,
      `--project=${projectId}`,
      '--only=auth,functions,hosting,firestore',
      ...(importFrom === null ? [] : [`--import=${importFrom}`]),
    ],
    dataFolder: data?.root ?? null,
    removeOnExit: [scratch, config, ...(data ? [data.run] : [])],
  };
  const group = startGroup(process.execPath, [hostScript, JSON.stringify(hostOptions)], {
    cwd: workingFolder,
    env: cliEnvironment(scratch, official),
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);

  const saving = createSaving(group.child, data, addresses.hub, onUnsaved);
  const stop = async () => {
    const unsaved = await saving.stop();
    if (group.child.connected) group.child.send('stop', () => undefined);
    const timer = setTimeout(() => group.signal('SIGKILL'), stopLimitMs);
    await group.exited;
    clearTimeout(timer);
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
  return { addresses, logFile, exited: group.exited, stop, saveFromNowOn: saving.start };
}

function cliEnvironment(scratch: string, official: boolean): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, ...shell } = process.env;
  const env = {
    // The official Firestore emulator may have to be downloaded, so the proxy settings stay.
    ...(official ? shell : withoutProxy(shell)),
    TMPDIR: scratch,
    TEMP: scratch,
    TMP: scratch,
    XDG_CONFIG_HOME: join(scratch, 'config'),
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
  };
  return official ? env : launchEnvironment({ env });
}

function createSaving(
  cli: ChildProcess,
  data: DataFolder | null,
  hub: string,
  onUnsaved: (reason: string) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let lastSave: Promise<string | null> = Promise.resolve(null);
  const saveAgain = (folder: DataFolder) => {
    const saved = () => save(hub, folder, AbortSignal.timeout(stopLimitMs));
    lastSave = lastSave.then(saved).then(() => null, reasonOf);
    return lastSave;
  };
  return {
    start: ({ isSaved }: { isSaved: boolean }) => {
      if (data === null) return;
      const saveAndTell = async () => {
        const before = await lastSave;
        const unsaved = await saveAgain(data);
        if (unsaved !== null && before === null && timer !== undefined) onUnsaved(unsaved);
      };
      cli.send('save-when-alone', () => undefined);
      timer = setInterval(() => void saveAndTell(), saveEveryMs);
      if (!isSaved) void saveAndTell();
    },
    stop: async () => {
      const saves = timer !== undefined && data !== null;
      clearInterval(timer);
      timer = undefined;
      return saves ? await saveAgain(data) : null;
    },
  };
}

function reasonOf(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? message;
}

/**
 * The scratch folder is directly in the system's temporary folder, because the paths of sockets in it must be
 * short.
 */
function createScratch() {
  return realpathSync(mkdtempSync(join(tmpdir(), 'copa-')));
}

async function becomesReady(logFile: string, exited: Promise<unknown>) {
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

function readLog(logFile: string) {
  return stripVTControlCharacters(readFileSync(logFile, 'utf8'));
}
