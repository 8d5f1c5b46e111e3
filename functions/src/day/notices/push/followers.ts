import { createHash, createHmac } from 'node:crypto';
import {
  FOLLOWER_SHARDS,
  FOLLOWERS_PER_SHARD,
  type Followers,
  type PushSubscriptionInput,
} from '@copa/domain/day/push';
import { AppError } from '@copa/domain/errors';
import { DAY_MS, FOLLOWERS_PER_NETWORK } from '@copa/domain/limits';
import { endOf, isOver, storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Origin } from '../../../call.ts';
import type { Context } from '../../../dependencies.ts';
import { notFound } from '../../../desk/stored-unit.ts';
import { eachInTurn } from '../../../logger.ts';
import { refusal } from '../../../refusals.ts';
import { agendaId, dueBy, putOnAgenda } from '../../../store/agenda.ts';
import { AGENDA, FOLLOWERS, TOURNAMENTS, TRACES } from '../../../store/collections.ts';
import { type Database, equal, type Reader, type Transaction, type Writer } from '../../../store/database.ts';
import { shareWaitMs, withOneMore } from '../../../store/network-share.ts';
import { anyOf } from '../../../store/removal-page.ts';
import * as words from '../../words.ts';
import { requirePhone, subscriptionKey } from './phones.ts';

type Needs = Pick<Context, 'config' | 'database' | 'clock'>;

interface Following extends PushSubscriptionInput {
  readonly unit: number | null;
}

/**
 * Followers are kept for this time after the tournament's end, because news of the evening may wait for the
 * morning.
 */
const KEPT_MS = 2 * DAY_MS;
const UNDATED_MS = 30 * DAY_MS;

export const followerIds = (tournamentId: string): readonly string[] =>
  Array.from({ length: FOLLOWER_SHARDS }, (_, shard) => `${tournamentId}_${shard}`);

function shardOf(tournamentId: string, key: string): string {
  const [byte = 0] = createHash('sha256').update(key).digest();
  return `${tournamentId}_${byte % FOLLOWER_SHARDS}`;
}

export async function followTournament(
  { config, database, clock }: Needs,
  tournamentId: string,
  { endpoint, keys, unit }: Following,
  { network, isProven }: Origin,
): Promise<void> {
  requirePhone(config, { endpoint, keys });
  const id = shardOf(tournamentId, subscriptionKey({ endpoint }));
  const traceId =
    network === null || isProven ? null : networkTrace(config.statusCodeSecret, tournamentId, network);
  await database.transaction(async (transaction) => {
    const now = clock();
    const [tournament, stored, trace, entry] = await Promise.all([
      transaction.get(TOURNAMENTS, tournamentId),
      transaction.get(FOLLOWERS, id),
      traceId === null ? null : transaction.get(TRACES, traceId),
      transaction.get(AGENDA, agendaId('follow', tournamentId)),
    ]);
    const followed = requireFollowable(tournament, now);
    const phones = stored?.phones ?? [];
    const known = phones.find((each) => each.endpoint === endpoint);
    if (known?.p256dh === keys.p256dh && known.auth === keys.auth && known.unit === unit) return;
    const others = phones.filter((each) => each !== known);
    if (known === undefined && others.length >= FOLLOWERS_PER_SHARD) {
      throw refusal('conflict', words.followFull);
    }
    // Changes count too, because each writes the whole shard, and other phones wait for it.
    const retryAfterMs = traceId === null ? null : shareWaitMs(trace, FOLLOWERS_PER_NETWORK, now);
    if (retryAfterMs !== null) throw new AppError('network-limited', words.followTooMany, { retryAfterMs });
    const phone = { endpoint, ...keys, at: now, reachedAt: null, unit };
    transaction.set(FOLLOWERS, {
      id,
      tournamentId,
      phones: [...others, phone],
      endsAt: endsAt(followed, now),
    });
    if (traceId !== null) transaction.set(TRACES, withOneMore(trace, traceId, now));
    if (entry === null) announceBeginning(transaction, followed, now);
  });
}

function requireFollowable(tournament: Tournament | null, now: Date): Tournament {
  if (tournament === null || storedStatus(tournament, now) !== 'published') throw notFound('tournament');
  if (tournament.cancelledAt !== null) throw refusal('tournament-cancelled');
  if (isOver(tournament, now)) throw refusal('conflict', words.followOver);
  return tournament;
}

export function announceBeginning(
  writer: Pick<Writer, 'set' | 'remove'>,
  { id, date }: Pick<Tournament, 'id' | 'date'>,
  now: Date,
): void {
  if (date !== null && date > now) putOnAgenda(writer, 'follow', id, date, 'begun');
}

export async function followedDate(
  reader: Reader,
  before: Pick<Tournament, 'date'> | null,
  after: Pick<Tournament, 'id' | 'date'>,
): Promise<boolean> {
  if (before === null || before.date?.getTime() === after.date?.getTime()) return false;
  return (await reader.find(FOLLOWERS, { where: equal({ tournamentId: after.id }) }, 1)).length > 0;
}

export function unfollowTournament({ database }: Pick<Needs, 'database'>, tournamentId: string, key: string) {
  return changeFollowers(database, shardOf(tournamentId, key), (phone) => subscriptionKey(phone) !== key);
}

export function forgetFollowers(database: Database, id: string, endpoints: readonly string[]) {
  return changeFollowers(database, id, ({ endpoint }) => !endpoints.includes(endpoint));
}

async function changeFollowers(
  database: Database,
  id: string,
  stays: (phone: Followers['phones'][number]) => boolean,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const stored = await transaction.get(FOLLOWERS, id);
    if (stored === null) return;
    const phones = stored.phones.filter(stays);
    if (phones.length === 0) transaction.remove(FOLLOWERS, id);
    else if (phones.length < stored.phones.length) transaction.set(FOLLOWERS, { ...stored, phones });
  });
}

function endsAt(tournament: Tournament, now: Date): Date {
  const end = endOf(tournament);
  return new Date(
    Math.max((end ?? now).getTime() + (end === null ? UNDATED_MS : KEPT_MS), now.getTime() + DAY_MS),
  );
}

export async function eraseFollowers({ database }: Pick<Needs, 'database'>, now: Date): Promise<void> {
  await eachInTurn(await database.find(anyOf(FOLLOWERS), dueBy('endsAt', now)), ({ id }) =>
    database.transaction(async (transaction) => endFollowers(transaction, id, now)),
  );
}

async function endFollowers(transaction: Transaction, id: string, now: Date): Promise<void> {
  const [stored] = await transaction.getReadable(FOLLOWERS, [id]);
  if (stored === null) return;
  // An unreadable document has no phones to send to.
  if (stored === undefined) return transaction.remove(FOLLOWERS, id);
  const tournament = await transaction.get(TOURNAMENTS, stored.tournamentId);
  const end = tournament && endOf(tournament);
  const isKept = tournament !== null && (end === null || end.getTime() + KEPT_MS > now.getTime());
  if (isKept) transaction.update(FOLLOWERS, id, { endsAt: endsAt(tournament, now) });
  else transaction.remove(FOLLOWERS, id);
}

function networkTrace(secret: string, tournamentId: string, network: string): string {
  return createHmac('sha256', secret)
    .update(`follow\n${tournamentId}\n${network}`)
    .digest('hex')
    .slice(0, 32);
}
