import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { loadAtFirstUse } from './late-modules.cjs';

const FILES = {
  'lib/main.js': `
    const loaded = (globalThis.loadedModules = []);
    exports.loaded = loaded;
    exports.manifest = require('./manifest.json');
    exports.tools = require('./tools');
    exports.Base = require('./base');
    exports.broken = require('./broken');
  `,
  'lib/manifest.json': '{ "version": "1.0.0" }',
  'lib/tools.js': `
    loadedModules.push('tools');
    Object.defineProperty(exports, '__esModule', { value: true });
    exports.limit = 1;
    exports.limitNow = () => exports.limit;
  `,
  'lib/base.js': `
    loadedModules.push('base');
    module.exports = class Base { constructor(name) { this.name = name; } };
  `,
  'lib/broken.js': `throw new Error('is broken');`,
};

interface Main {
  readonly loaded: readonly string[];
  readonly manifest: object;
  readonly tools: { limit: number; limitNow: () => number };
  readonly Base: new (name: string) => { readonly name: string };
  readonly broken: Readonly<Record<string, unknown>>;
}

function loadMain(): Main {
  const folder = temporaryFolder();
  const now = Object.getOwnPropertyDescriptor(Module.prototype, 'require') ?? {};
  onTestFinished(() => {
    Object.defineProperty(Module.prototype, 'require', now);
  });
  const root = join(folder, 'firebase-tools');
  mkdirSync(join(root, 'lib'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
  loadAtFirstUse();
  return createRequire(join(root, 'index.js'))('./lib/main.js') as Main;
}

it('a module of the CLI is loaded when it is first used, and then is what it always was', () => {
  const { loaded, manifest, tools, Base, broken } = loadMain();
  expect(loaded).toEqual([]);
  expect(JSON.stringify(manifest)).toBe('{"version":"1.0.0"}');

  tools.limit = 2;
  expect(tools.limitNow()).toBe(2);
  expect(Object.keys(tools)).toEqual(['limit', 'limitNow']);
  expect('limit' in tools).toBe(true);
  expect(loaded).toEqual(['tools']);

  const made = new (class extends Base {})('name');
  expect(made.name).toBe('name');
  expect(made).toBeInstanceOf(Base);
  expect(new Base('other')).toBeInstanceOf(Base);
  expect(loaded).toEqual(['tools', 'base']);

  expect(() => broken['any']).toThrow('is broken');
});
