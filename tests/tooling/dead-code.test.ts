import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programOf } from '../../scripts/process/programs.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { temporaryTree } from './temporary-tree.ts';

function knip(files: Readonly<Record<string, string>>): { status: number | null; said: string } {
  const { workspaces: _all, ...rules } = JSON.parse(
    readFileSync(join(repositoryRoot, 'scripts/checks/knip.json'), 'utf8'),
  ) as Record<string, unknown>;
  const root = temporaryTree({
    'package.json': JSON.stringify({ name: 'small', type: 'module' }),
    'knip.json': JSON.stringify({ ...rules, entry: ['main.ts'], project: ['*.ts'] }),
    ...files,
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf('knip'), '--no-progress'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

it('knip refuses an export or a file that nobody imports, and a dependency that is not listed', () => {
  const { status, said } = knip({
    'main.ts': "import { used } from './part.ts';\nused();\n",
    'part.ts': "import 'express';\nexport const used = () => 1;\nexport const unused = 1;\n",
    'lonely.ts': 'export {};\n',
  });
  expect(status).not.toBe(0);
  for (const [heading, name] of [
    ['Unused files', 'lonely.ts'],
    ['Unlisted dependencies', 'express'],
    ['Unused exports', 'unused'],
  ]) {
    expect(said).toMatch(new RegExp(`^${heading} \\(1\\)\n${name}\\b`, 'm'));
  }
});
