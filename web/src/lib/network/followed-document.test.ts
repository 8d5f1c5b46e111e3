import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restFields } from '../../../test/rest-document.ts';
import { followDocument } from './public-firestore.ts';

const BOARD = 'boards/copa_1';
const asked: (readonly string[] | undefined)[] = [];
let stored: { data: Record<string, unknown>; version: string } | null = null;

const OF_RULES = { message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' };
let refusal: object = OF_RULES;

beforeEach(() => {
  asked.length = 0;
  refusal = OF_RULES;
  stored = { data: { revision: 1, rows: {} }, version: 'first' };
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    const { documents, mask } = JSON.parse(body) as {
      readonly documents: readonly string[];
      readonly mask?: { readonly fieldPaths: readonly string[] };
    };
    asked.push(mask?.fieldPaths);
    const readTime = new Date(1_800_000_000_000 + asked.length).toISOString();
    if (stored === null) return Promise.resolve(Response.json({ error: refusal }, { status: 403 }));
    const isNamed = ([name]: [string, unknown]) => mask === undefined || mask.fieldPaths.includes(name);
    const fields = restFields(Object.fromEntries(Object.entries(stored.data).filter(isNamed)));
    return Promise.resolve(
      Response.json([{ found: { name: documents[0], updateTime: stored.version, fields }, readTime }]),
    );
  });
});
describe('a document that a page follows', () => {
  it('comes whole once, and then only after a change', async () => {
    const first = await followDocument(BOARD);
    expect(first?.data).toEqual({ revision: 1, rows: {} });
    expect(await followDocument(BOARD)).toEqual(first);
    expect(asked).toEqual([undefined, ['none']]);

    stored = { data: { revision: 2, rows: {} }, version: 'second' };
    expect((await followDocument(BOARD))?.data['revision']).toBe(2);
    await followDocument(BOARD);
    expect(asked.slice(2)).toEqual([['none'], undefined, ['none']]);
  });

  it('that was missing comes whole when it is back', async () => {
    const path = 'boards/copa_2';
    await followDocument(path);
    const before = stored;
    stored = null;
    expect(await followDocument(path)).toBeNull();
    stored = before;
    expect((await followDocument(path))?.data['revision']).toBe(1);
    expect(asked).toEqual([undefined, ['none'], undefined, undefined]);
  });

  it.each([
    ['has no billing', { message: 'Read access to project x was denied: please check billing account' }],
    [
      'blocks the key',
      { message: 'Requests are blocked.', details: [{ reason: 'API_KEY_SERVICE_BLOCKED' }] },
    ],
  ])('is not missing because the project %s', async (_, fault) => {
    stored = null;
    refusal = fault;
    await expect(followDocument('tickets/kept')).rejects.toThrow('Firestore 403');
  });

  it('comes again for a reader of other fields', async () => {
    const path = 'tournaments/copa';
    await followDocument(path, ['revision']);
    expect((await followDocument(path))?.data).toEqual({ revision: 1, rows: {} });
    expect((await followDocument(path, ['revision']))?.data).toEqual({ revision: 1 });
    expect(asked).toEqual([['revision'], undefined, ['none']]);
  });

  it('is kept only among the last forty', async () => {
    const paths = Array.from({ length: 41 }, (_, index) => `boards/many_${index}`);
    for (const path of paths) await followDocument(path);
    asked.length = 0;
    await followDocument('boards/many_1');
    await followDocument('boards/many_40');
    await followDocument('boards/many_0');
    expect(asked).toEqual([['none'], ['none'], undefined]);
  });
});
