import { createHash, ECDH } from 'node:crypto';
import { PHONE_KEPT_MS, PHONES_MAX, type Phone, type PushSubscriptionInput } from '@copa/domain/day/push';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Context } from '../../../dependencies.ts';
import type { Follower } from '../../../desk/satellite.ts';
import { requireFound } from '../../../desk/stored-unit.ts';
import { invalidFields, refusal } from '../../../refusals.ts';
import { PHONES, REGISTRATIONS } from '../../../store/collections.ts';
import { type Database, equal, type Transaction } from '../../../store/database.ts';
import * as words from '../../words.ts';
import { isPushEndpoint } from './push-endpoint.ts';

export async function keepPhone(
  { config, database, clock }: Pick<Context, 'config' | 'database' | 'clock'>,
  ticketId: string,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  requirePhone(config, { endpoint, keys });
  const now = clock();
  await changePhones(database, ticketId, (phones) => {
    const reachedAt = phones.find((each) => each.endpoint === endpoint)?.reachedAt ?? null;
    const others = phones.filter((each) => each.endpoint !== endpoint);
    return [...withRoom(others, now), { endpoint, ...keys, at: now, reachedAt }];
  });
}

export function requirePhone({ push }: Context['config'], { endpoint, keys }: PushSubscriptionInput): void {
  if (push === null) throw refusal('not-found', words.pushIsOff);
  if (!isPushEndpoint(endpoint, push.standIn)) throw invalidFields({ endpoint: words.unknownPushService });
  if (!isPoint(keys.p256dh)) throw invalidFields({ 'keys.p256dh': words.badPushKey });
}

/** Only an unused phone is replaced, because anybody with the ticket could otherwise remove phones in use. */
function withRoom(phones: readonly Phone[], now: Date): readonly Phone[] {
  if (phones.length < PHONES_MAX) return phones;
  const unused = phones
    .filter((phone) => now.getTime() - usedAt(phone) > PHONE_KEPT_MS)
    .toSorted((a, b) => Number(a.reachedAt !== null) - Number(b.reachedAt !== null) || usedAt(a) - usedAt(b));
  const [leaving] = unused;
  if (leaving === undefined) throw refusal('conflict', words.tooManyPhones);
  return phones.filter((phone) => phone !== leaving);
}

function usedAt({ at, reachedAt }: Phone): number {
  return Math.max(at.getTime(), reachedAt?.getTime() ?? 0);
}

export async function notePhones(
  database: Database,
  registrationId: string,
  endpoints: readonly string[],
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const stored = await transaction.get(PHONES, registrationId);
    if (stored === null) return;
    const phones = stored.phones.map((phone) =>
      endpoints.includes(phone.endpoint) ? { ...phone, reachedAt: now } : phone,
    );
    transaction.set(PHONES, { ...stored, phones });
  });
}

export function isToBeNoted({ reachedAt }: Phone, now: Date): boolean {
  return reachedAt === null || now.getTime() - reachedAt.getTime() > PHONE_KEPT_MS / 2;
}

export async function dropPhone({ database }: Pick<Context, 'database'>, ticketId: string, key: string) {
  await changePhones(database, ticketId, (phones) =>
    phones.filter((phone) => subscriptionKey(phone) !== key),
  );
}

export async function forgetPhones(database: Database, registrationId: string, endpoints: readonly string[]) {
  await database.transaction(async (transaction) => {
    const registration = await transaction.get(REGISTRATIONS, registrationId);
    const stored = await transaction.get(PHONES, registrationId);
    if (registration === null || stored === null) return;
    writePhones(
      transaction,
      registration,
      stored.phones.filter(({ endpoint }) => !endpoints.includes(endpoint)),
    );
  });
}

function isPoint(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

export function subscriptionKey({ endpoint }: Pick<Phone, 'endpoint'>): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

async function changePhones(
  database: Database,
  ticketId: string,
  changeOf: (phones: readonly Phone[]) => readonly Phone[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [unit] = await transaction.find(REGISTRATIONS, { where: equal({ ticketId }) }, 1);
    const registration = requireFound(unit, 'registration');
    const stored = await transaction.get(PHONES, registration.id);
    writePhones(transaction, registration, changeOf(stored?.phones ?? []));
  });
}

function writePhones(
  transaction: Transaction,
  { id, tournamentId, listens }: StoredRegistration,
  phones: readonly Phone[],
): void {
  if (phones.length > 0) transaction.set(PHONES, { id, tournamentId, phones: [...phones] });
  else transaction.remove(PHONES, id);
  if (listens !== phones.length > 0) transaction.update(REGISTRATIONS, id, { listens: phones.length > 0 });
}

export const unitPhones = (): Follower => ({
  complete: (unit, before) =>
    unit.listens && before?.ticketId !== unit.ticketId ? { ...unit, listens: false } : unit,
  follow: ({ remove }, before, after) => {
    if (before?.listens === true && after?.listens !== true) remove(PHONES, before.id);
  },
});
