import { describe, expect, it } from 'vitest';
import { DATABASE, DOCUMENTS, fields, text } from '../../../test/value-builders.ts';
import type { Document } from '../model.ts';
import { History } from './history.ts';

const document = (id: string, size = 1): Document => ({
  name: `${DOCUMENTS}/c/${id}`,
  fields: fields({ t: text('x'.repeat(size)) }),
  createTime: 1n,
  updateTime: 1n,
});
const commitOf = (
  commitTime: bigint,
  ...changes: { name: string; before: Document | null; after: Document | null }[]
) => ({
  database: DATABASE,
  commitTime,
  changes,
});

describe('History', () => {
  it('tells what changed since a version, and what it was like then', () => {
    const history = new History();
    const [first, second] = [document('a'), document('a', 2)];
    history.add(commitOf(10n, { name: 'a', before: null, after: first }));
    history.add(commitOf(20n, { name: 'a', before: first, after: second }));
    history.add(commitOf(30n, { name: 'a', before: second, after: null }));
    expect(history.since(10n)?.map((commit) => commit.commitTime)).toEqual([20n, 30n]);
    expect(history.since(30n)).toEqual([]);
    expect([5n, 10n, 19n, 20n, 30n].map((version) => history.overlayAt(version, 40n)?.get('a'))).toEqual([
      null,
      first,
      first,
      second,
      undefined,
    ]);
  });

  it('forgets the oldest commits when replaced documents fill memory', () => {
    const history = new History();
    const large = document('a', 1_000_000);
    for (let i = 1n; i <= 100n; i++) history.add(commitOf(i, { name: 'a', before: large, after: large }));
    expect(history.since(10n)).toBeNull();
    expect(history.since(40n)).toHaveLength(60);
  });

  it('forgets the oldest commits when there are very many changes', () => {
    const history = new History();
    const change = { name: 'a', before: null, after: document('a') };
    history.add(commitOf(1n, change));
    history.add(commitOf(2n, ...Array.from({ length: 50_000 }, () => change)));
    expect(history.since(0n)).toBeNull();
    expect(history.since(1n)).toHaveLength(1);
  });

  it('remembers exactly the last commits while it forgets thousands', () => {
    const history = new History();
    const large = document('a', 64 * 1024);
    const kept = 1_000;
    for (let i = 1n; i <= 5_000n; i++) {
      history.add(commitOf(i, { name: 'a', before: large, after: large }));
      if (i % 250n !== 0n || i < 2_000n) continue;
      expect(history.since(i - 2_000n)).toBe(null);
      expect(history.since(i - BigInt(kept))).toHaveLength(kept);
      expect(history.since(i - 1n)?.map((commit) => commit.commitTime)).toEqual([i]);
    }
  });
});
