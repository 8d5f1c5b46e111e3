import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { becomes, createCopy } from './start-script.ts';

let root: string;

/**
 * This package has only one dependency, because npm needs seconds to check as many as this repository has.
 */
const needed = { name: 'clone', version: '1.0.0', dependencies: { zod: '4.6.7' } };
const lock = {
  ...needed,
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': needed,
    'node_modules/zod': {
      version: '4.6.7',
      resolved: 'https://registry.npmjs.org/zod/-/zod-4.6.7.tgz',
      integrity: `sha512-${'A'.repeat(86)}==`,
    },
  },
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'copa-clone-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(repositoryRoot, 'scripts'), join(root, 'scripts'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify(needed));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
});

async function cloneWith(answer: RequestListener) {
  const registry = createServer(answer);
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    registry.closeAllConnections();
    registry.close();
  });
  const copy = await createCopy(root, {
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
    npm_config_cache: join(root, 'npm-cache'),
    npm_config_fetch_retries: '0',
    npm_config_loglevel: 'silent',
  });
  onTestFinished(() => copy.remove());
  return copy;
}

describe('npm start in a fresh clone', { timeout: 300_000 }, () => {
  it('leaves no process when it is stopped during the install, and installs at the next start', async () => {
    let asked = 0;
    const copy = await cloneWith(() => {
      asked += 1;
    });
    for (let started = 0; started < 2; started += 1) {
      asked = 0;
      const start = copy.start();
      await start.says('Installing the dependencies (npm ci)');
      await becomes(() => asked > 0);
      start.child.kill('SIGINT');
      expect(await start.ended()).toBe(130);
      await becomes(() => copy.processes().length === 0);
    }
    expect(existsSync(join(copy.data, 'current'))).toBe(false);
  });

  it('says in one sentence why the install failed', async () => {
    const copy = await cloneWith((_request, response) => {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
    });
    const start = copy.start();
    expect(await start.ended()).toBe(1);
    expect(start.output()).toMatch(
      /^Installing the dependencies \(npm ci\);.*\n(?: {2}still installing .*\n)*Installing the dependencies failed \(503 Service Unavailable[^\n]*\): see that the npm registry can be reached, then run the same command again\.\n$/,
    );
    expect(copy.processes()).toEqual([]);
  });
});
