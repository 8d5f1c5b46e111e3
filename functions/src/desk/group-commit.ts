import { AppError } from '@copa/domain/errors';
import { refusal } from '../refusals.ts';

export type CommitOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: unknown };

export interface GroupCommitOptions<Operation, Answer> {
  readonly commit: (
    key: string,
    operations: readonly Operation[],
  ) => Promise<readonly CommitOutcome<Answer>[]>;
  readonly weigh: (operation: Operation) => number;
  readonly maxGroup?: number | undefined;
  readonly maxGroupWeight?: number;
  readonly maxWaiting?: number;
}

const GROUP_SIZE = 200;
/** A commit may have 10 MiB. Input gets only a part of it, because indexes and field names need space too. */
const GROUP_BYTES = 4 * 1024 * 1024;
const MAX_WAITING = 10_000;

export interface GroupCommit<Operation, Answer> {
  submit(key: string, operation: Operation): Promise<Answer>;
}

interface Waiting<Operation, Answer> {
  readonly operation: Operation;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export function createGroupCommit<Operation, Answer>({
  commit,
  weigh,
  maxGroup = GROUP_SIZE,
  maxGroupWeight = GROUP_BYTES,
  maxWaiting = MAX_WAITING,
}: GroupCommitOptions<Operation, Answer>): GroupCommit<Operation, Answer> {
  const queues = new Map<string, Waiting<Operation, Answer>[]>();

  async function drain(key: string, queue: Waiting<Operation, Answer>[]): Promise<void> {
    // This wait lets operations that are submitted by the same synchronous code share the first commit.
    await Promise.resolve();
    while (queue.length > 0) await commitGroup(key, nextGroup(queue));
    queues.delete(key);
  }

  function nextGroup(queue: Waiting<Operation, Answer>[]): readonly Waiting<Operation, Answer>[] {
    let weight = 0;
    let size = 0;
    for (const { operation } of queue) {
      weight += weigh(operation);
      if (size === maxGroup || (size > 0 && weight > maxGroupWeight)) break;
      size += 1;
    }
    return queue.splice(0, size);
  }

  async function commitGroup(key: string, group: readonly Waiting<Operation, Answer>[]): Promise<void> {
    try {
      const outcomes = await commit(
        key,
        group.map(({ operation }) => operation),
      );
      for (const [index, waiting] of group.entries()) answerWaiting(waiting, outcomes[index]);
    } catch (error) {
      if (group.length > 1 && !isOverload(error)) for (const one of group) await commitGroup(key, [one]);
      else for (const { reject } of group) reject(error);
    }
  }

  return {
    submit: (key, operation) =>
      new Promise<Answer>((resolve, reject) => {
        const waiting = { operation, resolve, reject };
        const queue = queues.get(key);
        if (queue === undefined) {
          const started = [waiting];
          queues.set(key, started);
          void drain(key, started);
        } else if (queue.length >= maxWaiting) {
          reject(refusal('unavailable'));
        } else {
          queue.push(waiting);
        }
      }),
  };
}

function answerWaiting<Operation, Answer>(
  { resolve, reject }: Waiting<Operation, Answer>,
  outcome: CommitOutcome<Answer> | undefined,
): void {
  if (outcome === undefined) reject(new Error('a commit gave fewer outcomes than it had operations'));
  else if (outcome.ok) resolve(outcome.answer);
  else reject(outcome.error);
}

function isOverload(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable';
}
