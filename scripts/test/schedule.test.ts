import { describe, expect, it } from 'vitest';
import { runOnLanes, type Task } from './schedule.mjs';

/** Tasks that end when the test says so. */
function controlled() {
  const events: string[] = [];
  const ends = new Map<string, (succeeded: boolean) => void>();
  const task = (name: string, more: Partial<Task> = {}): Task => ({
    name,
    after: [],
    ...more,
    run: () => {
      events.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    },
  });
  const end = async (name: string, succeeded = true) => {
    ends.get(name)?.(succeeded);
    await new Promise(setImmediate);
  };
  return { events, task, end };
}

const nobody = (task: Task) => {
  throw new Error(`${task.name} should not be blocked`);
};

describe('runOnLanes', () => {
  it('starts as many as there are lanes, in order', async () => {
    const { events, task, end } = controlled();
    const all = runOnLanes([task('a'), task('b'), task('c')], 2, nobody);
    expect(events).toEqual(['a', 'b']);
    await end('b');
    expect(events).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    await all;
  });

  it('starts a task after those it needs, and lets others pass meanwhile', async () => {
    const { events, task, end } = controlled();
    const all = runOnLanes([task('build'), task('api', { after: ['build'] }), task('lint')], 2, nobody);
    expect(events).toEqual(['build', 'lint']);
    await end('build');
    expect(events).toEqual(['build', 'lint', 'api']);
    await end('lint');
    await end('api');
    await all;
  });

  it('gives an exclusive resource to one at a time', async () => {
    const { events, task, end } = controlled();
    const shared = { exclusive: 'emulators' };
    const all = runOnLanes([task('rules', shared), task('api', shared), task('lint')], 3, nobody);
    expect(events).toEqual(['rules', 'lint']);
    await end('rules');
    expect(events).toEqual(['rules', 'lint', 'api']);
    await end('lint');
    await end('api');
    await all;
  });

  it('blocks what comes after a failure, and what comes after that', async () => {
    const { events, task, end } = controlled();
    const blocked: string[] = [];
    const tasks = [task('build'), task('api', { after: ['build'] }), task('load', { after: ['api'] })];
    const all = runOnLanes(tasks, 2, ({ name }, failed) => blocked.push(`${name} by ${failed}`));
    await end('build', false);
    await all;
    expect(events).toEqual(['build']);
    expect(blocked).toEqual(['api by build', 'load by api']);
  });

  it('does not wait for a task that was not asked for', async () => {
    const { events, task, end } = controlled();
    const all = runOnLanes([task('api', { after: ['build'] })], 1, nobody);
    await end('api');
    await all;
    expect(events).toEqual(['api']);
  });

  it('starts nothing more once it is told to stop', async () => {
    const { events, task, end } = controlled();
    const stop = new AbortController();
    const all = runOnLanes([task('a'), task('b')], 1, nobody, stop.signal);
    stop.abort();
    await end('a', false);
    await all;
    expect(events).toEqual(['a']);
  });

  it('says when tasks wait for each other', async () => {
    const { task } = controlled();
    const circle = [task('a', { after: ['b'] }), task('b', { after: ['a'] })];
    await expect(runOnLanes(circle, 2, nobody)).rejects.toThrow('never ready: a, b');
  });
});
