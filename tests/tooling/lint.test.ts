import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programOf } from '../../scripts/process/programs.ts';
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

function lint(files: Readonly<Record<string, string>>): { status: number | null; said: string } {
  const root = temporaryTree({
    'tsconfig.json': tsconfig,
    'domain/src/shape.ts': 'export interface Shape {\n  sides: number;\n}\n',
    ...files,
  });
  for (const name of ['.oxlintrc.json', '.gitignore']) {
    copyFileSync(join(repositoryRoot, name), join(root, name));
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programOf('oxlint'), '--format=unix', '.'],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
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
  ['TS2322', "export const size: number = 'large';"],
  ['no-unsafe-return', "export const parsed = (): number => JSON.parse('1');"],
  [
    'switch-exhaustiveness-check',
    "export function f(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  ],
  ['max-lines-per-function', `export function long(): void {\n${'  globalThis.stop();\n'.repeat(99)}}`],
] as const;

const fileOf = (rule: string) => `web/src/${rule}.ts`;

it('oxlint refuses each of these by its rule or its type, and nothing beside them', () => {
  const files = Object.fromEntries(wrong.map(([rule, text]) => [fileOf(rule), `${text}\n`]));
  const { status, said } = lint({ ...files, 'web/src/right.ts': 'export const right = 1;\n' });
  expect(status).not.toBe(0);
  const lines = said.split('\n');
  for (const [rule] of wrong) {
    const found = lines.filter((line) => line.startsWith(`${fileOf(rule)}:`));
    expect(found.join('\n'), said).toContain(`(${rule})`);
  }
  expect(said).not.toContain('right.ts');
});
