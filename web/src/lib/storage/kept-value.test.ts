import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { takeConsole } from '../../../test/console-spy.ts';
import { keptList, keptValue, readableValues } from './kept-value.ts';

const Item = z.object({ id: z.string(), at: z.number() });

describe('a kept value', () => {
  it('is the same object until it changes, also in another tab', () => {
    const kept = keptValue('prueba', Item);
    expect(kept.read()).toBeNull();
    expect(kept.keep({ id: 'a', at: 1 })).toBe(true);
    const read = kept.read();
    expect(read).toEqual({ id: 'a', at: 1 });
    expect(kept.read()).toBe(read);
    localStorage.setItem('prueba', JSON.stringify({ id: 'b', at: 2 }));
    expect(kept.read()).toEqual({ id: 'b', at: 2 });
    kept.keep(null);
    expect(localStorage.getItem('prueba')).toBeNull();
  });

  it('is null if it cannot be read, which is reported once', () => {
    localStorage.setItem('prueba', '{"id":1}');
    const kept = keptValue('prueba', Item);
    expect([kept.read(), kept.read()]).toEqual([null, null]);
    expect(takeConsole('warn')).toHaveLength(1);
  });
});

it('keeps the other values when one is of another version', () => {
  localStorage.setItem('prueba', JSON.stringify({ a: { id: 'a', at: 1 }, b: 'listo' }));
  expect(keptValue('prueba', readableValues(Item)).read()).toEqual({ a: { id: 'a', at: 1 } });
});

describe('a kept list', () => {
  it('has the newest items first, each once, up to a limit', () => {
    const kept = keptList('prueba', Item, ({ id }) => id, 2);
    for (const [at, id] of ['a', 'b', 'a', 'c'].entries()) kept.keep({ id, at });
    expect(kept.all()).toEqual([
      { id: 'c', at: 3 },
      { id: 'a', at: 2 },
    ]);
    kept.forget(({ id }) => id === 'c');
    expect(kept.all()).toEqual([{ id: 'a', at: 2 }]);
  });

  it('keeps the other items when one is of another version', () => {
    const items = [{ id: 'a', at: 1 }, { id: 'b' }, { id: 'c', at: 3 }];
    localStorage.setItem('prueba', JSON.stringify(items));
    const kept = keptList('prueba', Item, ({ id }) => id);
    const read = kept.all();
    expect(read).toEqual([items[0], items[2]]);
    expect(kept.all()).toBe(read);
    kept.keep({ id: 'd', at: 4 });
    expect(kept.all().map(({ id }) => id)).toEqual(['d', 'a', 'c']);
    kept.forget(({ id }) => id === 'a');
    expect(localStorage.getItem('prueba')).toContain('{"id":"b"}');
    const newer = keptList('prueba', z.object({ id: z.string() }), ({ id }) => id);
    expect(newer.all().map(({ id }) => id)).toEqual(['d', 'c', 'b']);
  });
});

const OTHER_STORES = [
  'features/day/public/ticket/push/phone-push.ts',
  'features/people/public/identity.ts',
  'features/people/public/session-tabs.ts',
  'features/people/public/silent-database.ts',
];
const STORE = /\b(localStorage|sessionStorage|indexedDB\w*|caches)\b|site\.slug\}_|PRODUCT_SLUG\}_/;

describe('the browser', () => {
  it('is used for storage only in its own folder, which has all the keys', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll('\\', '/'),
    );
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file));
    const found = sources.filter((file) => STORE.test(readFileSync(path.join(root, file), 'utf8')));
    expect(sources.length).toBeGreaterThan(300);
    expect(found.filter((file) => !file.startsWith('lib/storage/')).toSorted()).toEqual(OTHER_STORES);
  });
});
