import { describe, expect, it } from 'vitest';
import { runOnLanes } from './lanes.ts';

function controlled() {
  const events: string[] = [];
  const ends = new Map<string, (succeeded: boolean) => void>();
  const run = ({ name }: { name: string }, failed: string | undefined) => {
    events.push(failed === undefined ? name : `${name} not run because of ${failed}`);
    return failed === undefined
      ? new Promise<boolean>((resolve) => ends.set(name, resolve))
      : Promise.resolve(false);
  };
  const end = async (name: string, succeeded = true) => {
    ends.get(name)?.(succeeded);
    await new Promise(setImmediate);
  };
  return { events, run, end };
}

const build = { name: 'build' };
const api = { name: 'api', after: ['build'] };

describe('suites on lanes', () => {
  it('start in order, as many as there are lanes', async () => {
    const { events, run, end } = controlled();
    const all = runOnLanes([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2, run);
    await end('b');
    expect(events).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    await all;
  });

  it('wait for those they build upon', async () => {
    const { events, run, end } = controlled();
    const all = runOnLanes([build, api], 2, run);
    await end('nothing');
    expect(events).toEqual(['build']);
    await end('build');
    expect(events).toEqual(['build', 'api']);
    await end('api');
    await all;
  });

  it('are skipped when one of those failed, and so is what builds upon them', async () => {
    const { events, run, end } = controlled();
    const all = runOnLanes([build, api, { name: 'load', after: ['api'] }, { name: 'lint' }], 1, run);
    await end('build', false);
    await end('lint');
    await all;
    expect(events).toEqual(['build', 'api not run because of build', 'load not run because of api', 'lint']);
  });

  it('do not wait for one that was not asked for', async () => {
    const { events, run, end } = controlled();
    const all = runOnLanes([api], 1, run);
    await end('nothing');
    await end('api');
    await all;
    expect(events).toEqual(['api']);
  });

  it('start no more once they are told to stop', async () => {
    const { events, run, end } = controlled();
    const stop = new AbortController();
    const all = runOnLanes([{ name: 'a' }, { name: 'b' }], 1, run, stop.signal);
    stop.abort();
    await end('a', false);
    await all;
    expect(events).toEqual(['a']);
  });
});
