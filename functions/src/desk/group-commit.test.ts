import { AppError } from '@copa/domain/errors';
import { describe, expect, it } from 'vitest';
import { createGroupCommit, type GroupCommitOptions } from './group-commit.ts';

function heldCommits(options: Partial<GroupCommitOptions<string, string>> = {}) {
  const groups: (readonly string[])[] = [];
  const releases: (() => void)[] = [];
  const desk = createGroupCommit<string, string>({
    commit: async (_key, operations) => {
      groups.push(operations);
      await new Promise<void>((resolve) => releases.push(resolve));
      return operations.map((operation) => ({ ok: true, answer: `done ${operation}` }));
    },
    weigh: (operation) => operation.length,
    maxGroup: 3,
    maxGroupWeight: 100,
    maxWaiting: 5,
    ...options,
  });
  const release = async () => {
    await turn();
    releases.shift()?.();
    await turn();
  };
  return { desk, groups, release };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('group commit', () => {
  it('commits together what arrives while a commit runs, in order and up to the limit', async () => {
    const { desk, groups, release } = heldCommits();
    const first = desk.submit('t', 'a');
    await turn();
    const rest = ['b', 'c', 'd', 'e'].map((operation) => desk.submit('t', operation));
    await release();
    await release();
    await release();
    expect(groups).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
    expect(await Promise.all([first, ...rest])).toEqual(['done a', 'done b', 'done c', 'done d', 'done e']);
  });

  it('closes a group before it grows too heavy, yet takes an operation that is heavy alone', async () => {
    const { desk, groups, release } = heldCommits({ maxGroupWeight: 5 });
    const all = ['x', 'aaa', 'bb', 'c', 'heavier than all'].map((operation) => desk.submit('t', operation));
    for (let index = 0; index < 4; index += 1) await release();
    await Promise.all(all);
    expect(groups).toEqual([['x', 'aaa'], ['bb', 'c'], ['heavier than all']]);
  });

  it('does not make keys wait for each other', async () => {
    const { desk, groups, release } = heldCommits();
    const both = [desk.submit('one', 'a'), desk.submit('two', 'b')];
    await turn();
    expect(groups).toEqual([['a'], ['b']]);
    await release();
    await release();
    await Promise.all(both);
  });

  it('turns callers away when too many wait, and serves again afterwards', async () => {
    const { desk, release } = heldCommits({ maxWaiting: 2, maxGroup: 1 });
    const running = desk.submit('t', 'a');
    await turn();
    const waiting = [desk.submit('t', 'b'), desk.submit('t', 'c')];
    await expect(desk.submit('t', 'd')).rejects.toMatchObject({ code: 'unavailable' });
    for (let index = 0; index < 3; index += 1) await release();
    await Promise.all([running, ...waiting]);
    const again = desk.submit('t', 'e');
    await release();
    expect(await again).toBe('done e');
  });

  it('commits each alone when a group fails, so that only the culprit is told', async () => {
    const groups: (readonly string[])[] = [];
    const desk = createGroupCommit<string, string>({
      commit: (_key, operations) => {
        groups.push(operations);
        if (operations.includes('poison')) return Promise.reject(new Error('too large'));
        return Promise.resolve(operations.map((operation) => ({ ok: true, answer: operation })));
      },
      weigh: () => 1,
      maxGroup: 10,
      maxGroupWeight: 100,
      maxWaiting: 10,
    });
    const settled = await Promise.allSettled(['a', 'poison', 'b'].map((one) => desk.submit('t', one)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(groups).toEqual([['a', 'poison', 'b'], ['a'], ['poison'], ['b']]);
  });

  it('tells each caller their own outcome', async () => {
    const desk = createGroupCommit<string, string>({
      commit: (_key, [first = '']) =>
        Promise.resolve([
          { ok: true, answer: first },
          { ok: false, error: new AppError('tournament-full', 'No hay cupos.') },
        ]),
      weigh: () => 1,
    });
    const [answered, refused] = await Promise.allSettled(['a', 'b'].map((one) => desk.submit('t', one)));
    expect(answered).toEqual({ status: 'fulfilled', value: 'a' });
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'tournament-full' } });
  });

  it('commits first in the next group, in order, what did not fit', async () => {
    const groups: (readonly string[])[] = [];
    const desk = createGroupCommit<string, string>({
      commit: (_key, operations) => {
        groups.push(operations);
        return Promise.resolve(operations.slice(0, 2).map((operation) => ({ ok: true, answer: operation })));
      },
      weigh: () => 1,
      maxGroup: 4,
    });
    const all = ['a', 'b', 'c', 'd', 'e'];
    expect(await Promise.all(all.map((one) => desk.submit('t', one)))).toEqual(all);
    expect(groups).toEqual([['a', 'b', 'c', 'd'], ['c', 'd', 'e'], ['e']]);
  });

  it('refuses an operation that a commit does not answer', async () => {
    const desk = createGroupCommit<string, string>({ commit: () => Promise.resolve([]), weigh: () => 1 });
    const settled = await Promise.allSettled(['a', 'b'].map((one) => desk.submit('t', one)));
    expect(settled).toMatchObject([
      { reason: { message: 'a commit answered none of its operations' } },
      { reason: { message: 'a commit answered none of its operations' } },
    ]);
  });

  it('commits each alone when a group is refused for anything but overload', async () => {
    const desk = createGroupCommit<string, string>({
      commit: (_key, operations) =>
        operations.length > 1
          ? Promise.reject(new AppError('conflict', 'No.'))
          : Promise.resolve(operations.map((operation) => ({ ok: true, answer: operation }))),
      weigh: () => 1,
      maxGroup: 10,
      maxGroupWeight: 100,
      maxWaiting: 10,
    });
    expect(await Promise.all(['a', 'b'].map((one) => desk.submit('t', one)))).toEqual(['a', 'b']);
  });

  it('does not hammer a database that is overloaded', async () => {
    let commits = 0;
    const desk = createGroupCommit<string, string>({
      commit: () => {
        commits += 1;
        return Promise.reject(new AppError('unavailable', 'Intenta más tarde.'));
      },
      weigh: () => 1,
      maxGroup: 10,
      maxGroupWeight: 100,
      maxWaiting: 10,
    });
    const settled = await Promise.allSettled(['a', 'b', 'c'].map((one) => desk.submit('t', one)));
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
    expect(commits).toBe(1);
  });
});
