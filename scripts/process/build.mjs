import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { startGroup } from './child-group.mjs';
import { Problem } from './problem.mjs';
import { programOf } from './programs.mjs';

/**
 * @typedef {{
 *   name: string,
 *   inputs: readonly string[],
 *   output: string,
 *   cwd: string,
 *   command: readonly string[],
 *   env?: Record<string, string>,
 * }} Build
 */

const skipped = new Set(['node_modules', 'dist', 'lib', 'coverage', 'test']);

/** @returns {Build} */
export function emulatorBuild() {
  return {
    name: 'emulator',
    inputs: ['emulator', 'package-lock.json'],
    output: 'emulator/lib/main.cjs',
    cwd: '.',
    command: ['emulator/build.mjs'],
  };
}

/** @returns {Build} */
export function functionsBuild() {
  return {
    name: 'functions',
    inputs: ['functions', 'domain', 'package-lock.json'],
    output: 'functions/lib/index.cjs',
    cwd: '.',
    command: ['functions/build.mjs'],
  };
}

/**
 * The addresses of the emulators are part of the client's bundle, so every set of ports has a build of its own.
 *
 * @param {{ outDir?: string, env?: Record<string, string> }} [variant]
 * @returns {Build}
 */
export function webBuild({ outDir = 'web/dist', env = {} } = {}) {
  return {
    name: 'web',
    inputs: ['web', 'domain', 'package-lock.json'],
    output: `${outDir}/index.html`,
    cwd: 'web',
    command: [programOf('vite'), 'build', '--logLevel', 'warn', '--outDir', relative('web', outDir), '--emptyOutDir'],
    env,
  };
}
