import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../limits.ts';
import { FlagSchema, pageShape } from './paging.ts';

const query = z.strictObject({ ...pageShape, force: FlagSchema });
const read = (asked: unknown) => z.safeParse(query, asked).data;

describe('a query for a page', () => {
  it('has the default size and no flag if it names neither', () => {
    expect(read({})).toEqual({ limit: PAGE_LIMIT_DEFAULT, force: false });
  });

  it('takes only true and false as a flag', () => {
    expect([read({ force: 'true' })?.force, read({ force: 'false' })?.force]).toEqual([true, false]);
    expect([read({ force: '' }), read({ force: '1' })]).toEqual([undefined, undefined]);
  });

  it('takes whole numbers in plain digits, up to the most that a page has', () => {
    const limits = ['1', String(PAGE_LIMIT_MAX), 7];
    expect(limits.map((limit) => read({ limit })?.limit)).toEqual([1, PAGE_LIMIT_MAX, 7]);
    const refused = ['0', String(PAGE_LIMIT_MAX + 1), '-1', '1e1', '0x1', ' 1', '1 ', '0001', '1.5', ''];
    expect(refused.filter((limit) => read({ limit }) !== undefined)).toEqual([]);
  });

  it('takes a cursor of the letters that the API gives', () => {
    expect(read({ cursor: 'aZ09_-' })?.cursor).toBe('aZ09_-');
    const refused = ['', 'a b', 'a/b', 'a'.repeat(401), 'ñ', 'a\nb'];
    expect(refused.filter((cursor) => read({ cursor }) !== undefined)).toEqual([]);
  });
});
