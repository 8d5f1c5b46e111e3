import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository.mjs';

const scripts = join(repositoryRoot, 'scripts');

function staticImportsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^import .*?'([^']+)';$/gms)].map(([, name = '']) => name);
}

function run(load: string) {
  const program = `import { runScript } from './process/script.mjs'; await runScript(async () => ${load});`;
  const options = { cwd: scripts, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], options);
  return { status, stderr };
}

describe('runScript', () => {
  it('checks the version of Node before anything else is imported', () => {
    const names = readdirSync(scripts).filter((name) => name.endsWith('.mjs'));
    expect(names).toContain('start.mjs');
    for (const name of names) {
      expect(staticImportsOf(join(scripts, name)), name).toEqual(['./process/script.mjs']);
    }
    expect(staticImportsOf(join(scripts, 'process/script.mjs'))).toEqual([
      './node-version.mjs',
      './problem.mjs',
    ]);
    expect(staticImportsOf(join(scripts, 'process/node-version.mjs'))).toEqual(['./problem.mjs']);
    expect(staticImportsOf(join(scripts, 'process/problem.mjs'))).toEqual([]);
  });

  it('says a problem in its sentence, and ends with its code', () => {
    const problem = `(await import('./process/problem.mjs')).Problem`;
    const failing = `{ const Known = ${problem}; return { main: async () => { throw new Known('No.', { exitCode: 7 }) } } }`;
    expect(run(failing)).toEqual({ status: 7, stderr: 'No.\n' });
  });

  it('shows the whole of an unexpected error', () => {
    const { status, stderr } = run(`({ main: async () => { throw new TypeError('odd') } })`);
    expect(status).toBe(1);
    expect(stderr).toMatch(/TypeError: odd\n +at main/);
  });
});
