import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Instance {
  readonly url: string;
  /** Resolves with the signal that ended the process. */
  readonly ended: Promise<NodeJS.Signals | null>;
  stop(): Promise<void>;
}

export async function startInstance(
  projectId: string,
  firestoreAddress: string,
  fault?: 'die-before-answer' | 'die-before-commit',
): Promise<Instance> {
  const program = fileURLToPath(new URL('instance.ts', import.meta.url));
  const child = fork(program, [projectId, firestoreAddress, ...(fault === undefined ? [] : [fault])], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal));
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => {
      if (typeof message === 'string') resolve(message);
    });
    child.once('exit', () => reject(new Error(`the instance ended before it listened:\n${stderr}`)));
  });
  return {
    url,
    ended,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
