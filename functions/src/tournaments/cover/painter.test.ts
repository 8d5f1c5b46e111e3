import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPainter } from './painter.ts';

const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const fonts = join(import.meta.dirname, '../../../fonts');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"><rect width="2" height="3"/></svg>';

describe('a painter', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'painter-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('draws beside another one of its process', async () => {
    const painters = [1, 2].map(() => createPainter({ program, fontFolder: fonts }));
    const [first, second] = await Promise.all(painters.map((paint) => paint(SVG)));
    expect([first?.readUInt32BE(16), first?.readUInt32BE(20)]).toEqual([2, 3]);
    expect(second).toEqual(first);
  });

  it('loads its files with the next picture when they could not be read', async () => {
    const fontFolder = join(folder, 'later');
    const paint = createPainter({ program, fontFolder });
    await expect(paint(SVG)).rejects.toThrow('ENOENT');
    await cp(fonts, fontFolder, { recursive: true });
    expect((await paint(SVG)).readUInt32BE(16)).toBe(2);
  });
});
