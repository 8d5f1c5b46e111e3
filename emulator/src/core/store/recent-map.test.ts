import { describe, expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

describe('RecentMap', () => {
  it('makes a value once and forgets the one not used for longest', () => {
    const map = new RecentMap<string>(2);
    let made = 0;
    const obtain = (key: string) => map.obtain(key, () => `${key}${++made}`);
    expect([obtain('a'), obtain('b'), obtain('a'), obtain('c')]).toEqual(['a1', 'b2', 'a1', 'c3']);
    expect([...map.entries()]).toEqual([
      ['a', 'a1'],
      ['c', 'c3'],
    ]);
    expect([map.peek('a'), map.peek('b')]).toEqual(['a1', undefined]);
  });
});
