import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { launchEnvironment } from '../../../emulator/bin/launch-environment.mjs';
import { buildChanged, emulatorBuild } from '../../../scripts/process/build.ts';
import { quickFirebaseCli } from '../../setup/quick-firebase-cli.ts';
import { type FirebaseProject, REPOSITORY } from './firebase-project.ts';

const FIREBASE = join(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
  '../lib/bin/firebase.js',
);

export function buildEmulator(): Promise<void> {
  return buildChanged(REPOSITORY, [emulatorBuild], { say: () => undefined });
}

const running = new Set<ChildProcess>();

/** Kills only the CLIs, because a Firestore emulator ends by itself when its CLI is gone. */
export function killRemaining(): void {
  for (const child of running) child.kill('SIGKILL');
}

export type FirebaseCli = ReturnType<typeof runFirebase>;

export function runFirebase(project: FirebaseProject, args: readonly string[]) {
  const child = spawn(process.execPath, [FIREBASE, ...args, '--project', project.projectId], {
    cwd: project.folder,
    env: launchEnvironment({
      env: {
        ...process.env,
        ...quickFirebaseCli,
        CI: 'true',
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
        // The CLI leaves sockets behind, so it gets a temporary folder of its own.
        TMPDIR: project.folder,
      },
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let waiting: { text: string; resolve: () => void }[] = [];
  const collect = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
    for (const { text, resolve } of waiting) if (output.includes(text)) resolve();
    waiting = waiting.filter(({ text }) => !output.includes(text));
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exit = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return { code: code ?? null, output };
  });
  return {
    process: child,
    output: () => output,
    exit,
    printed: (text: string) =>
      Promise.race([
        new Promise<void>((resolve) => {
          if (output.includes(text)) resolve();
          else waiting.push({ text, resolve });
        }),
        exit.then(() => {
          if (!output.includes(text)) throw new Error(`The CLI ended without printing "${text}":\n${output}`);
        }),
      ]),
    stop: () => {
      child.kill('SIGINT');
      return exit;
    },
  };
}

export async function startSuite(project: FirebaseProject, only: string, args: readonly string[] = []) {
  const cli = runFirebase(project, ['emulators:start', '--only', only, ...args]);
  await cli.printed('All emulators ready');
  return cli;
}
