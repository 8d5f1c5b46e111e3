import { beforeEach } from 'vitest';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { KNOWN_DIFFERENCES } from '../emulator/referee/known-differences.ts';

/**
 * On Google's emulator the test of a known difference must fail. If it passes, the difference must be removed
 * from the list.
 */
beforeEach(({ task }) => {
  if (process.env.FIRESTORE_EMULATOR !== 'official') return;
  const isKnown = KNOWN_DIFFERENCES.some(
    ({ file, test }) => task.file.filepath === `${repositoryRoot}/${file}` && task.name === test,
  );
  if (isKnown) Object.assign(task, { fails: true });
});
