import { AppError } from '@copa/domain/errors';
import { refusal } from '../refusals.ts';

export type CommitOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: unknown };

export interface GroupCommitOptions<Operation, Answer> {
  /** Answers the first operations, at least one. The others are committed next. */
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
  type Group = readonly Waiting<Operation, Answer>[];
  const queues = new Map<string, Waiting<Operation, Answer>[]>();

  async function drain(key: string, queue: Waiting<Operation, Answer>[]): Promise<void> {
    // This wait lets operations that are submitted by the same synchronous code share the first commit.
    await Promise.resolve();
    while (queue.length > 0) queue.unshift(...(await commitGroup(key, nextGroup(queue))));
    queues.delete(key);
  }

  function nextGroup(queue: Waiting<Operation, Answer>[]): Group {
    let weight = 0;
    let size = 0;
    for (const { operation } of queue) {
      weight += weigh(operation);
      if (size === maxGroup || (size > 0 && weight > maxGroupWeight)) break;
      size += 1;
    }
    return queue.splice(0, size);
  }

  /** Returns the operations that did not fit into the commit. They go first in the next one. */
  async function commitGroup(key: string, group: Group): Promise<Group> {
    try {
      const outcomes = await commit(
        key,
        group.map(({ operation }) => operation),
      );
      if (outcomes.length === 0) throw new Error('a commit answered none of its operations');
      for (const [index, outcome] of outcomes.entries()) answerWaiting(group[index], outcome);
      return group.slice(outcomes.length);
    } catch (error) {
      if (group.length > 1 && !isOverload(error)) for (const one of group) await commitGroup(key, [one]);
      else for (const { reject } of group) reject(error);
      return [];
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
  waiting: Waiting<Operation, Answer> | undefined,
  outcome: CommitOutcome<Answer>,
): void {
  if (outcome.ok) waiting?.resolve(outcome.answer);
  else waiting?.reject(outcome.error);
}

function isOverload(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable';
}
