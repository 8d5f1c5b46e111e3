import { createHash } from 'node:crypto';
import { AppError } from '@copa/domain/errors';
import { EXPORTS_PER_HOUR_MAX, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Origin } from '../call.ts';
import type { Config } from '../config/config.ts';
import type { Dependencies } from '../dependencies.ts';
import { ATTEMPTS } from '../store/collections.ts';
import * as words from './words.ts';

const WINDOW_MS = 15 * MINUTE_MS;
const PER_WINDOW = 20;
/** One network may use so many of them. Otherwise it could lock the owner out. */
const PER_NETWORK = 5;
/** A device on which somebody signed in has attempts of its own, so that others cannot use them up. */
const PER_DEVICE = 10;
const NO_NETWORKS: Readonly<Record<string, number>> = {};

type Guessed = 'local-login' | 'owner-setup';
type From = Pick<Origin, 'network'> & { readonly device?: string | null };

interface Needs extends Pick<Dependencies, 'database' | 'clock'> {
  readonly config: Pick<Config, 'rateLimitFactor'>;
}

/**
 * All names share 256 documents for each secret, because `shortHash` has two digits. So invented names do not
 * fill the storage. They count too, so a refusal does not show whether a name exists.
 */
export async function spendAttempt(needs: Needs, guessed: Guessed, name: string, from: From) {
  const { network, device = null } = from;
  const allowance = { windowMs: WINDOW_MS, said: words.tooManyAttempts };
  if (device === null) {
    await spend(needs, { ...allowance, id: attemptsId(guessed, name), limit: PER_WINDOW }, network);
  } else {
    await spend(needs, { ...allowance, id: `${guessed}-device-${device}`, limit: PER_DEVICE });
  }
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

async function spend(
  { config, database, clock }: Needs,
  { id, limit, windowMs, said }: Allowance,
  network: string | null = null,
) {
  const most = (allowed: number) => Math.ceil(allowed * config.rateLimitFactor);
  const networkHash = network === null ? null : shortHash(network);
  await database.transaction(async (transaction) => {
    const now = clock();
    const last = await transaction.get(ATTEMPTS, id);
    const current = last !== null && isCurrent(last.since, now, windowMs) ? last : null;
    const { since, count, networks } = current ?? { since: now, count: 0, networks: NO_NETWORKS };
    const fromNetwork = networkHash === null ? 0 : (networks[networkHash] ?? 0);
    if (count >= most(limit) || fromNetwork >= most(PER_NETWORK)) {
      const retryAfterMs = Math.max(0, since.getTime() + windowMs - now.getTime());
      const message = said(Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS)));
      throw new AppError('rate-limited', message, { retryAfterMs });
    }
    transaction.set(ATTEMPTS, {
      id,
      since,
      count: count + 1,
      networks: networkHash === null ? networks : { ...networks, [networkHash]: fromNetwork + 1 },
    });
  });
}

/** A window that a wrong clock put far into the future does not count. */
function isCurrent(since: Date, now: Date, windowMs: number): boolean {
  return Math.abs(now.getTime() - since.getTime()) < windowMs;
}

export function attemptsId(guessed: Guessed, name: string): string {
  return `${guessed}-${shortHash(name.toLowerCase())}`;
}

/** Too short to tell which name or network it is of. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 2);
}
