import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from '../../../emulator/src/create-emulator.ts';
import { wantsOfficialFirestore } from '../../../scripts/start/firestore-choice.ts';
import { anyPorts } from '../../../scripts/start/ports.ts';
import { watchDefects } from '../support/defects.ts';
import { isOpen } from '../support/port.ts';

const JAR = 'cloud-firestore-emulator-v1.22.0.jar';
const START_MS = 60_000;

/** Suites send all requests to `port`, so that they also run against Google's emulator. */
export interface Refereed {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startRefereed(): Promise<Refereed> {
  return (await wantsOfficialFirestore(process.env)) ? startOfficial() : startEmbedded();
}

async function startEmbedded(): Promise<Refereed> {
  const { logger, requireNone } = watchDefects();
  const emulator = createEmulator({
    seed: null,
    functionsEmulator: null,
    logger,
    shutdown: () => undefined,
  });
  const { port } = await emulator.listen('127.0.0.1', 0);
  return { port, stop: () => emulator.close().then(requireNone) };
}

function jarFrom({ FIRESTORE_EMULATOR_BINARY_PATH, FIREBASE_EMULATORS_PATH }: NodeJS.ProcessEnv): string {
  const folder = FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  const jar = FIRESTORE_EMULATOR_BINARY_PATH ?? join(folder, JAR);
  if (!existsSync(jar)) {
    throw new Error(`There is no ${jar}: "npx firebase setup:emulators:firestore" downloads it.`);
  }
  return jar;
}

async function startOfficial(): Promise<Refereed> {
  const { firestore: port, websocket } = await anyPorts();
  const address = ['--host', '127.0.0.1', '--port', String(port), '--websocket_port', String(websocket)];
  const child = spawn('java', ['-jar', jarFrom(process.env), ...address], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const exit = once(child, 'exit');
  const patience = AbortSignal.timeout(START_MS);
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || patience.aborted) {
      child.kill('SIGKILL');
      throw new Error(`Google's emulator did not start:\n${said}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGINT');
      await exit;
    },
  };
}
