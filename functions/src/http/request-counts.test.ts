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
});
