import { expect, it } from 'vitest';
import { createKeptReads } from './kept-reads.ts';

function keeper(most = 2) {
  let now = 0;
  let reads = 0;
  const read = () => {
    reads += 1;
    return Promise.resolve(reads);
  };
  const kept = createKeptReads<number>(() => new Date(now), { keptMs: 5, most });
  return { ask: (key: string) => kept(key, read), pass: (ms: number) => void (now += ms), kept };
}

it('is read once in that time for each key', async () => {
  const { ask, pass } = keeper();
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 1, 2]);
  pass(4);
  expect(await ask('a')).toBe(1);
  pass(1);
  expect([await ask('a'), await ask('a')]).toEqual([3, 3]);
});

it('is read again if the clock went back', async () => {
  const { ask, pass } = keeper();
  pass(60);
  await ask('a');
  pass(-60);
  expect(await ask('a')).toBe(2);
});

it('keeps only the last ones', async () => {
  const { ask } = keeper();
  for (const key of ['a', 'b', 'c', 'b', 'c']) await ask(key);
  expect(await ask('c')).toBe(3);
  expect(await ask('a')).toBe(4);
});

it('asks again after a failure', async () => {
  const { ask, kept } = keeper();
  await expect(kept('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('a')).toBe(1);
});
