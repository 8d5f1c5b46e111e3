import { createHash } from 'node:crypto';
import { AppError } from '@copa/domain/errors';
import { EXPORTS_PER_HOUR_MAX, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Config } from '../config/config.ts';
import type { Dependencies } from '../dependencies.ts';
import { ATTEMPTS } from '../store/collections.ts';
import * as words from './words.ts';

const WINDOW_MS = 15 * MINUTE_MS;
const PER_WINDOW = 20;

type Secret = 'local-login' | 'owner-setup';

interface Needs extends Pick<Dependencies, 'database' | 'clock'> {
  readonly config: Pick<Config, 'rateLimitFactor'>;
}

/**
 * All names share 256 documents for each `secret`, so that invented names do not fill the storage. Attempts
 * with invented names count too, so a refusal does not show whether a name exists.
 */
export async function spendAttempt({ config, database, clock }: Needs, secret: Secret, name: string) {
  const id = attemptsId(secret, name);
  const said = words.tooManyAttempts;
  await spend({ config, database, clock }, { id, limit: PER_WINDOW, windowMs: WINDOW_MS, said });
}

export function spendExport(needs: Needs, uid: string): Promise<void> {
  const said = words.tooManyExports;
  return spend(needs, { id: `export-${uid}`, limit: EXPORTS_PER_HOUR_MAX, windowMs: HOUR_MS, said });
}

interface Allowance {
  readonly id: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly said: (minutes: number) => string;
}

async function spend({ config, database, clock }: Needs, { id, windowMs, said, ...allowance }: Allowance) {
  const limit = Math.ceil(allowance.limit * config.rateLimitFactor);
  await database.transaction(async (transaction) => {
    const now = clock();
    const last = await transaction.get(ATTEMPTS, id);
    const current = last !== null && isCurrent(last.since, now, windowMs) ? last : { since: now, count: 0 };
    if (current.count >= limit) {
      const retryAfterMs = Math.max(0, current.since.getTime() + windowMs - now.getTime());
      const message = said(Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS)));
      throw new AppError('rate-limited', message, { retryAfterMs });
    }
    transaction.set(ATTEMPTS, { id, since: current.since, count: current.count + 1 });
  });
}

/** A window that a wrong clock put far into the future does not count. */
function isCurrent(since: Date, now: Date, windowMs: number): boolean {
  return Math.abs(now.getTime() - since.getTime()) < windowMs;
}

export function attemptsId(secret: Secret, name: string): string {
  return `${secret}-${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 2)}`;
}
