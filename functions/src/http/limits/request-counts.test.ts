import { MINUTE_MS } from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { createRequestCounts } from './request-counts.ts';

describe('requests of one key', () => {
  it('are counted for a window that begins with the first of them', () => {
    let elapsed = 500;
    const counts = createRequestCounts(MINUTE_MS, () => elapsed);
    expect(counts.add('a')).toEqual({ hits: 1, msLeft: MINUTE_MS });
    elapsed += MINUTE_MS - 1;
    expect(counts.add('a')).toEqual({ hits: 2, msLeft: 1 });
    expect(counts.add('b')).toEqual({ hits: 1, msLeft: MINUTE_MS });
    elapsed += 1;
    expect(counts.add('a')).toEqual({ hits: 1, msLeft: MINUTE_MS });
    expect(counts.add('b').hits).toBe(2);
  });

  it('can be taken back, and leave nothing', () => {
    const counts = createRequestCounts(MINUTE_MS, () => 0);
    counts.add('a');
    counts.uncount('a');
    expect(counts.size).toBe(0);
    counts.uncount('a');
    counts.uncount('b');
    expect(counts.add('a').hits).toBe(1);
    expect(counts.size).toBe(1);
  });

  it('are forgotten, oldest first, where keys are invented without end', () => {
    const counts = createRequestCounts(MINUTE_MS, () => 0);
    for (let key = 0; key < 25_000; key += 1) counts.add(`2001:db8:${key}`);
    expect(counts.size).toBe(20_000);
    expect(counts.add('2001:db8:24999').hits).toBe(2);
    expect(counts.add('2001:db8:5000').hits).toBe(2);
    expect(counts.add('2001:db8:4999').hits).toBe(1);
    expect(counts.add('2001:db8:0').hits).toBe(1);
  });
});
