import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CUT_IN_HALF = /\.(?:slice|substring)\(0, \w*(?:TEXT|NAME|NICK|TAG|REASON|DESCRIPTION)_MAX\b/;

/** An emoji is two characters, and `slice` can keep the first of them alone. */
it('cuts no text of a person with `slice`', () => {
  const sources = ['domain/src', 'functions/src', 'web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => CUT_IN_HALF.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(CUT_IN_HALF.test('displayNameOf(account).slice(0, REMINDER_NAME_MAX)')).toBe(true);
});
