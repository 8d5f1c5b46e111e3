import { expect, it, vi } from 'vitest';
import type { AskGoogle } from './google.ts';
import { indexesBuilt } from './indexes.ts';

const PATH = '/v1/projects/copa-real/databases/(default)/collectionGroups/-/indexes';

function google(...looks: (readonly string[])[]) {
  const last = looks.at(-1);
  const ask = vi.fn<AskGoogle>(async () => ({
    status: 200,
    body: { indexes: (looks.shift() ?? last)?.map((state) => ({ state })) },
  }));
  const say = vi.fn<(line: string) => void>();
  return { ask, say, wait: () => indexesBuilt({ ask, project: 'copa-real', say }, 0) };
}

it('waits until Google has built all indexes, and says once for how many', async () => {
  const { ask, say, wait } = google(['CREATING', 'READY', 'CREATING'], ['CREATING', 'READY'], ['READY']);
  await wait();
  expect(ask.mock.calls).toEqual(Array.from({ length: 3 }, () => ['firestore', 'GET', PATH]));
  expect(say.mock.calls).toEqual([['Waiting until Google has built 2 indexes, which takes minutes.']]);
});

it.each([[['READY']], [[]]])('goes on at once with %j', async (states) => {
  const { say, wait } = google(states);
  await wait();
  expect(say).not.toHaveBeenCalled();
});

it('ends a deployment whose indexes take half an hour', async () => {
  await expect(google(['CREATING']).wait()).rejects.toThrow('Functions and site are as they were');
});

it('looks again after an error of the moment', async () => {
  const { ask, wait } = google(['READY']);
  ask.mockResolvedValueOnce({ status: 503, body: {} });
  await wait();
  expect(ask).toHaveBeenCalledTimes(2);
});
