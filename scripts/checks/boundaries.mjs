import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { options } from '../../.dependency-cruiser.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { runAsProgram } from './program.mjs';

export const checkedFolders = ['domain/src', 'emulator/src', 'functions/src', 'web/src'];

/**
 * @typedef {{ rule: string, from: string, to: string }} Violation
 * @param {string} baseDir
 * @param {readonly string[]} folders
 * @returns {Promise<{ violations: Violation[], emptyFolders: string[], modules: number }>}
 */
export async function findViolations(baseDir, folders) {
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise([...present], { ...options, baseDir });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with a text report');
  return {
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    // With a TypeScript that it cannot use, dependency-cruiser finds no module at all and reports success.
    emptyFolders: folders.filter(
      (folder) => !output.modules.some((module) => module.source.startsWith(`${folder}/`)),
    ),
    modules: output.summary.totalCruised,
  };
}

/** @param {string} root */
async function checkBoundaries(root) {
  const { violations, emptyFolders } = await findViolations(root, checkedFolders);
  return [
    ...emptyFolders.map((folder) => `${folder}: no module was checked`),
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`),
  ];
}

await runAsProgram(import.meta.url, () => checkBoundaries(repositoryRoot));
