import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programOf } from '../../scripts/process/programs.mjs';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { temporaryTree } from './temporary-tree.ts';

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    module: 'ESNext',
    moduleResolution: 'Bundler',
    target: 'ES2023',
    types: [],
  },
  include: ['.'],
});

function lint(file: string, text: string): string {
  const root = temporaryTree({
    'tsconfig.json': tsconfig,
    'domain/src/shape.ts': 'export interface Shape {\n  sides: number;\n}\n',
    [file]: text,
  });
  for (const name of ['.oxlintrc.json', '.gitignore']) {
    copyFileSync(join(repositoryRoot, name), join(root, name));
  }
  const run = spawnSync(process.execPath, [programOf('oxlint'), '--type-aware', '--deny-warnings', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  return `${run.status === 0 ? 'clean' : 'refused'}\n${run.stdout}${run.stderr}`;
}

const wrong = [
  ['no-explicit-any', 'export const size = (value: any): number => Number(value);'],
  ['no-floating-promises', 'export function go(): void {\n  Promise.resolve(1);\n}'],
  ['no-unused-vars', 'const unused = 1;\nexport const used = 2;'],
  [
    'consistent-type-imports',
    "import { Shape } from '../../domain/src/shape.ts';\nexport const shape: Shape = { sides: 3 };",
  ],
  ['no-console', "console.log('hello');\nexport {};"],
  ['no-non-null-assertion', 'export const first = (list: string[]): string => list[0]!;'],
  ['no-unsafe-return', "export const parsed = (): number => JSON.parse('1');"],
  [
    'switch-exhaustiveness-check',
    "export function f(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  ],
] as const;

describe('oxlint', () => {
  it.each(wrong)('%s is refused', (rule, text) => {
    const said = lint('web/src/wrong.ts', `${text}\n`);
    expect(said).toMatch(/^refused/);
    expect(said).toContain(rule);
  });

  it('accepts the same folder without it', () => {
    expect(lint('web/src/right.ts', 'export const right = 1;\n')).toMatch(/^clean/);
  });
});
