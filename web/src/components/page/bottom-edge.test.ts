import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../..');
const AT_BOTTOM = /(?:sticky|fixed)[^"'`]*? (?:max-lg:)?bottom-(?:0|\[)[^"'`]*/g;
/** The pad for kills inside it keeps the distance itself. */
const INNER = 'features/play/admin/match/unpublished-match.tsx';

it('what stays at the bottom of the window keeps clear of the home indicator of an iPhone', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
  );
  const bars = files.flatMap((name) =>
    [...readFileSync(resolve(SOURCES, name), 'utf8').matchAll(AT_BOTTOM)].map(([found]) => ({ name, found })),
  );
  expect(bars.length).toBeGreaterThan(5);
  const bare = bars.filter(({ found }) => !found.includes('safe-area-inset-bottom'));
  expect(bare.map(({ name }) => name.replaceAll('\\', '/'))).toEqual([INNER]);
});
