import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { ensureInstalled, installMatchesLock, reasonFrom } from './install.mjs';

const wanted = {
  packages: {
    '': {},
    domain: {},
    'node_modules/@copa/domain': { link: true },
    'node_modules/zod': { version: '4.6.7', integrity: 'a' },
    'node_modules/fsevents': { version: '2.0.0', integrity: 'b', optional: true },
  },
};

describe('installMatchesLock', () => {
  it('does not ask for what other systems need', () => {
    const installed = { packages: { 'node_modules/zod': { version: '4.6.7', integrity: 'a' } } };
    expect(installMatchesLock(wanted, installed)).toBe(true);
  });

  it.each([
    ['nothing is there', {}],
    ['a version differs', { 'node_modules/zod': { version: '4.6.6', integrity: 'a' } }],
    ['the content differs', { 'node_modules/zod': { version: '4.6.7', integrity: 'x' } }],
  ])('asks for an install when %s', (_when, packages) => {
    expect(installMatchesLock(wanted, { packages })).toBe(false);
  });
});

describe('node_modules that was copied from another machine', () => {
  const binary = (os: string[], cpu: string[]) => ({
    version: '1.0.0',
    integrity: 'c',
    optional: true,
    os,
    cpu,
  });
  const machine = { platform: 'linux', arch: 'x64' };

  it.each([
    [['linux'], ['x64'], true],
    [['darwin', 'linux'], ['arm64', 'x64'], true],
    [['!win32'], ['!arm'], true],
    [['darwin'], ['x64'], false],
    [['linux'], ['arm64'], false],
    [['!linux'], ['x64'], false],
  ])('with a program for %s %s is complete here: %s', (os, cpu, complete) => {
    const packages = {
      'node_modules/zod': { version: '4.6.7', integrity: 'a' },
      'node_modules/program': binary(os, cpu),
    };
    expect(installMatchesLock(wanted, { packages }, machine)).toBe(complete);
  });
});

describe('reasonFrom', () => {
  it("is npm's own sentence", () => {
    const output = [
      'npm warn deprecated x',
      'npm error code ECONNREFUSED',
      'npm error syscall connect',
      'npm error FetchError: request to https://registry.example/zod failed',
      'npm error A complete log of this run can be found in: /x',
    ].join('\n');
    expect(reasonFrom(output)).toBe('FetchError: request to https://registry.example/zod failed');
  });

  it('says so when npm says nothing', () => {
    expect(reasonFrom('Killed')).toMatch(/no reason/);
  });
});

describe('ensureInstalled', () => {
  it('distinguishes a stopped install, a failed one and a lost connection', async () => {
    const root = temporaryFolder();
    const npm = join(root, 'npm.js');
    vi.stubEnv('npm_execpath', npm);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const install = () => ensureInstalled(root, { say: () => undefined });

    writeFileSync(npm, "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);");
    await expect(install()).rejects.toMatchObject({
      message: 'Installing the dependencies was stopped; the next start does it again.',
      exitCode: 130,
    });

    writeFileSync(npm, "console.error('npm error disk full'); process.exitCode = 1;");
    await expect(install()).rejects.toThrow(
      'Installing the dependencies failed (disk full): mend that ("npm ci" says more), then run the same command again.',
    );

    writeFileSync(
      npm,
      "console.error('npm error code ENOTFOUND\\nnpm error no such host'); process.exitCode = 1;",
    );
    await expect(install()).rejects.toThrow(
      'failed (no such host): see that the npm registry can be reached, then run the same command again.',
    );
  });
});
