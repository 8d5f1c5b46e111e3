import { describe, expect, it } from 'vitest';
import { complaintsAbout, maxLines } from './source-files.mjs';

const lines = (count: number) => 'const a = 1;\n'.repeat(count);

describe('complaintsAbout', () => {
  it('accepts a file of the longest length and refuses one line more', () => {
    expect(complaintsAbout('a.ts', lines(maxLines))).toEqual([]);
    expect(complaintsAbout('a.ts', lines(maxLines + 1))).toEqual(['a.ts: 401 lines, 400 is the limit']);
  });

  // Put together here, so that this file has none of them.
  it.each([
    ['// TO', 'DO later'],
    ['// FIX', 'ME'],
    ['it.sk', "ip('x')"],
    ['describe.on', 'ly('],
    ['it.to', "do('x')"],
    ['it.concurrent.sk', 'ip('],
    ['xi', "t('x')"],
    ['// @ts-ig', 'nore'],
    ['// @ts-expect-er', 'ror'],
    ['/* oxlint-dis', 'able */'],
    ['// biome-ig', 'nore lint'],
    ['value as a', 'ny'],
    ['value as unknown as a', 'ny'],
  ])('refuses %s%s', (start, end) => {
    expect(complaintsAbout('a.ts', `const a = 1;\n${start}${end}\n`)).toEqual([
      expect.stringMatching(/^a\.ts:2: /),
    ]);
  });

  it.each(["it.skipIf(windows)('x')", 'list.only', 'const company = 1;', 'as anything'])(
    'accepts %s',
    (line) => {
      expect(complaintsAbout('a.ts', `${line}\n`)).toEqual([]);
    },
  );
});
