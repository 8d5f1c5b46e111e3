import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../process/problem.mjs';
import { requireOk } from './google.ts';
import type { Work } from './prepare.ts';

const PAUSE_MS = 5000;
const LOOKS = 360;

/** A query fails until its index is built, so the functions that make it have to wait. */
export async function indexesBuilt({ ask, project, say }: Work, pauseMs = PAUSE_MS): Promise<void> {
  const path = `/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`;
  let isTold = false;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const answer = await ask('firestore', 'GET', path);
    if (answer.status === 429 || answer.status >= 500) {
      await delay(pauseMs);
      continue;
    }
    const { indexes = [] } = requireOk(answer, 'a look at the indexes') as {
      indexes?: readonly { state: string }[];
    };
    const building = indexes.filter(({ state }) => state === 'CREATING').length;
    if (building === 0) return;
    if (!isTold) say(`Waiting until Google has built ${building} indexes, which takes minutes.`);
    isTold = true;
    await delay(pauseMs);
  }
  throw new Problem(
    'Google is still building indexes. Functions and site are as they were: run `npm run deploy` again later.',
  );
}
