import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { bundledProgram } from '../../../scripts/process/bundled-program.ts';

export interface Child {
  readonly ready: string;
  readonly log: readonly string[];
  readonly ended: Promise<NodeJS.Signals | null>;
  ask(question: string): Promise<unknown>;
  held(): Promise<Held>;
  /** Divides the delay of each later `setTimeout` by this number. Only `function-host.mjs` supports that. */
  hurry(times: number): void;
  kill(): Promise<void>;
}

const HeldSchema = z.object({ sockets: z.number(), listen: z.number(), webChannel: z.number() });

type Held = z.output<typeof HeldSchema>;

const GROWN_POOL = 2;
const ASK_AGAIN_MS = 20;

export async function startChild(
  program: `${string}.mjs` | `${string}.ts`,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Child> {
  const source = fileURLToPath(new URL(program, import.meta.url));
  const file = program.endsWith('.ts') ? await bundledProgram(source) : source;
  const child = fork(file, args, { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const log: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    if (output !== null) createInterface(output).on('line', (line) => log.push(line));
  }
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal));
  });
  const nextMessage = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve);
      void ended.then(() => reject(new Error(`${program} ended:\n${log.join('\n')}`)));
    });
  const ready = z.parse(z.string(), await nextMessage());
  const ask = (question: string) => {
    const answer = nextMessage();
    child.send(question);
    return answer;
  };
  return {
    ready,
    log,
    ended,
    ask,
    held: async () => z.parse(HeldSchema, await ask('held?')),
    hurry: (times) => child.send({ hurry: times }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export async function untilHeld(child: Pick<Child, 'held'>, wanted: Held): Promise<void> {
  let held = await child.held();
  while (
    held.listen > wanted.listen ||
    held.webChannel > wanted.webChannel ||
    held.sockets > wanted.sockets + GROWN_POOL
  ) {
    await setTimeout(ASK_AGAIN_MS);
    held = await child.held();
  }
}

export interface Instance extends Omit<Child, 'ready' | 'held'> {
  readonly url: string;
}

export async function startInstance(
  projectId: string,
  firestoreAddress: string,
  fault?: 'die-before-answer' | 'die-before-commit',
): Promise<Instance> {
  const args = [projectId, firestoreAddress, ...(fault === undefined ? [] : [fault])];
  const { ready: url, ...child } = await startChild('instance.ts', args);
  return { url, ...child };
}
