import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../scripts/process/repository.mjs';

const folder = join(repositoryRoot, '.github/workflows');

it('an action of CI is one commit of it, with its version beside it: a tag can be moved', () => {
  const used = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => /\buses:/.test(line)),
  );
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
