import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository.mjs';
import { withFingerprints } from './gaps.ts';
import { openRepository } from './repository-tests.ts';
import { rowsOf, standard } from './spec-coverage.ts';

export async function main() {
  const { read } = await openRepository(repositoryRoot);
  const path = join(repositoryRoot, standard.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, withFingerprints(text, rowsOf(text, standard.id), read));
}
