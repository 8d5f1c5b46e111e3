import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { type Build, buildChanged, removeBuild } from './build.ts';

let root: string;
let said: string[];

beforeEach(() => {
  root = temporaryFolder();
  said = [];
  mkdirSync(join(root, 'part/src/lib'), { recursive: true });
  writeFileSync(join(root, 'part/src/lib/a.ts'), 'one');
});

const write =
  "require('fs').mkdirSync('part/dist', { recursive: true }); require('fs').writeFileSync('part/dist/a.js', '')";

const part: Build = { name: 'the part', inputs: ['part'], output: 'part/dist/a.js', command: ['-e', write] };

const build = (changes: Partial<Build> = {}) =>
  buildChanged(root, [{ ...part, ...changes }], { say: (line) => said.push(line) });

describe('buildChanged', () => {
  it('builds once, and again when an input, the environment or the output changed', async () => {
    await build();
    await build();
    expect(said).toHaveLength(1);
    writeFileSync(join(root, 'part/src/lib/a.ts'), 'two');
    await build();
    expect(said).toHaveLength(2);
    await build({ env: { PORT: '1' } });
    expect(said).toHaveLength(3);
    rmSync(join(root, 'part/dist'), { recursive: true });
    await build({ env: { PORT: '1' } });
    expect(said).toHaveLength(4);
    expect(existsSync(join(root, 'part/dist/a.js'))).toBe(true);
  });

  it('builds again in another year, which the site shows', async () => {
    await build();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 24 * 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    await build();
    expect(said).toHaveLength(2);
  });

  it('does not mind its own output or a test', async () => {
    await build();
    writeFileSync(join(root, 'part/dist/b.js'), '');
    writeFileSync(join(root, 'part/src/a.test.ts'), '');
    await build();
    expect(said).toHaveLength(1);
  });

  it('says why it failed, and tries again the next time', async () => {
    const broken = { command: ['-e', "console.error('no such module'); process.exitCode = 1"] };
    await expect(build(broken)).rejects.toThrow('Building the part failed:\nno such module');
    await expect(build(broken)).rejects.toThrow('no such module');
  });

  it('does not take what a failed build left for the build before it', async () => {
    await build();
    writeFileSync(join(root, 'part/src/lib/a.ts'), 'two');
    const half = "require('fs').writeFileSync('part/dist/b.js', ''); process.exitCode = 1";
    await expect(build({ command: ['-e', half] })).rejects.toThrow('Building the part failed');
    writeFileSync(join(root, 'part/src/lib/a.ts'), 'one');
    await build();
    expect(said).toHaveLength(3);
  });

  it('does not take what another program wrote for its own output', async () => {
    await build();
    writeFileSync(join(root, 'part/dist/a.js'), 'by a watcher');
    await build();
    expect(said).toHaveLength(2);
    expect(readFileSync(join(root, 'part/dist/a.js'), 'utf8')).toBe('');
  });

  it('leaves nothing of a build that is removed', async () => {
    await build();
    removeBuild(root, part);
    expect(readdirSync(join(root, 'part'))).toEqual(['src']);
    expect(readdirSync(join(root, '.cache/builds'))).toEqual([]);
    await build();
    expect(said).toHaveLength(2);
  });

  it('refuses a build that writes nothing', async () => {
    await expect(build({ command: ['-e', ''] })).rejects.toThrow('did not write part/dist/a.js');
  });
});
