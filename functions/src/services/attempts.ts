import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@copa/domain/limits';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { refusal } from '../refusals.ts';
import { ATTEMPTS } from '../store/collections.ts';

const WINDOW_MS = 15 * MINUTE_MS;
const PER_WINDOW = 30;

type Secret = 'local-login' | 'owner-setup';

interface Needs extends Pick<Dependencies, 'database' | 'clock'> {
  readonly config: Pick<Config, 'rateLimitFactor'>;
}

/**
 * Guesses at a secret of the server are counted in the database, for all instances together. Names share 256 documents:
 * inventing names fills no storage, and being stopped says nothing about which name is the true one.
 */
export async function spendAttempt(
  { config, database, clock }: Needs,
  secret: Secret,
  name: string,
): Promise<void> {
  const id = attemptsId(secret, name);
  const limit = Math.ceil(PER_WINDOW * config.rateLimitFactor);
  await database.transaction(async (unit) => {
    const now = clock();
    const last = await unit.get(ATTEMPTS, id);
    const current = last !== null && isCurrent(last.since, now) ? last : { since: now, count: 0 };
    if (current.count >= limit) throw refusal('rate-limited');
    unit.set(ATTEMPTS, { id, since: current.since, count: current.count + 1 });
  });
}

/** A window from the future was begun by a clock that was wrong: it holds nobody back for longer than any other. */
function isCurrent(since: Date, now: Date): boolean {
  return Math.abs(now.getTime() - since.getTime()) < WINDOW_MS;
}

/** Where the attempts under a name are counted. */
export function attemptsId(secret: Secret, name: string): string {
  return `${secret}-${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 2)}`;
}
