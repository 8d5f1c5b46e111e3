import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programOf } from '../../scripts/process/programs.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { temporaryTree } from './temporary-tree.ts';

function knip(files: Readonly<Record<string, string>>): string {
  const { workspaces: _all, ...rules } = JSON.parse(
    readFileSync(join(repositoryRoot, 'scripts/checks/knip.json'), 'utf8'),
  ) as Record<string, unknown>;
  const root = temporaryTree({
    'package.json': JSON.stringify({ name: 'small', type: 'module' }),
    'knip.json': JSON.stringify({ ...rules, entry: ['main.ts'], project: ['*.ts'] }),
    ...files,
  });
  const run = spawnSync(process.execPath, [programOf('knip'), '--no-progress'], {
    cwd: root,
    encoding: 'utf8',
  });
  return `${run.status === 0 ? 'clean' : 'refused'}\n${run.stdout}${run.stderr}`;
}

const main = "import { used } from './part.ts';\nused();\n";
const part = 'export const used = () => 1;\n';

describe('knip', () => {
  it('accepts what is used', () => {
    expect(knip({ 'main.ts': main, 'part.ts': part })).toMatch(/^clean/);
  });

  it('refuses an export or a file that nobody imports, and a dependency that is not listed', () => {
    const said = knip({
      'main.ts': main,
      'part.ts': `import 'express';\n${part}export const unused = 1;\n`,
      'lonely.ts': 'export {};\n',
    });
    expect(said).toMatch(/^refused/);
    for (const [heading, name] of [
      ['Unused files', 'lonely.ts'],
      ['Unlisted dependencies', 'express'],
      ['Unused exports', 'unused'],
    ]) {
      expect(said).toMatch(new RegExp(`^${heading} \\(1\\)\n${name}\\b`, 'm'));
    }
  });
});
