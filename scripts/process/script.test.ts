import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository.mjs';

const scripts = join(repositoryRoot, 'scripts');

function staticImportsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^import .*?'([^']+)';$/gms)].map(([, name = '']) => name);
}

function run(load: string, before = '') {
  const start = `import { runScript } from './process/script.mjs'; ${before}`;
  const program = `${start}; await runScript(async () => ${load});`;
  const { TSX_DISABLE_CACHE: _, ...env } = process.env;
  const options = { cwd: scripts, env, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], options);
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
    expect(run(failing)).toMatchObject({ status: 7, stderr: 'No.\n' });
  });

  it('is ended by a Ctrl-C before the script itself is loaded', () => {
    const ctrlC = "if (process.env.TSX_DISABLE_CACHE) process.kill(process.pid, 'SIGINT')";
    const goesOn =
      "(await new Promise((resolve) => { setTimeout(resolve, 5000) }), { main: () => console.log('goes on') })";
    const { signal, stdout } = run(goesOn, `setInterval(() => { ${ctrlC} }, 1).unref()`);
    expect(stdout).toBe('');
    expect(signal).toBe('SIGINT');
  });

  it('shows the whole of an unexpected error', () => {
    const { status, stderr } = run(`({ main: async () => { throw new TypeError('odd') } })`);
    expect(status).toBe(1);
    expect(stderr).toMatch(/TypeError: odd\n +at main/);
  });
});
