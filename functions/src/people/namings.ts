import { isDeepStrictEqual } from 'node:util';
import type { AdminUser } from '@copa/domain/people/endpoints';
import type { NamedFor } from '@copa/domain/people/naming';
import { type GivenRole, isNamed } from '@copa/domain/people/roles';
import { noTournaments } from '@copa/domain/people/words';
import { isNameable, namedTournament } from '@copa/domain/tournaments/naming/nameable';
import { invalidFields, refusal } from '../refusals.ts';
import { NAMINGS, TOURNAMENTS } from '../store/collections.ts';
import type { Reader, Transaction, Writer } from '../store/database.ts';
import * as words from './words.ts';

export interface Grant {
  readonly role: GivenRole;
  readonly tournaments?: NamedFor | undefined;
  readonly expectedTournaments?: NamedFor | null | undefined;
}

export interface OpenNaming {
  readonly role: GivenRole;
  readonly before: NamedFor | null;
  readonly after: NamedFor | null;
  readonly write: () => void;
}

export async function openNaming(
  transaction: Transaction,
  now: Date,
  uid: string,
  { role, tournaments, expectedTournaments: expected }: Grant,
): Promise<OpenNaming> {
  const before = (await transaction.get(NAMINGS, uid))?.tournaments ?? null;
  const after = isNamed({ role }) ? (tournaments ?? null) : null;
  if (isNamed({ role }) && after === null) throw invalidFields({ tournaments: noTournaments });
  if (expected !== undefined) await requireSeen(transaction, before, [expected, after]);
  if (after !== null && after !== 'all') await requireNameable(transaction, now, after, before);
  return { role, before, after, write: () => writeNaming(transaction, uid, after) };
}

/** `admitted` includes the wanted tournaments, because a repeated call finds what the first one wrote. */
async function requireSeen(
  reader: Reader,
  stored: NamedFor | null,
  admitted: readonly (NamedFor | null)[],
): Promise<void> {
  const idsOf = (named: NamedFor | null) => (named === 'all' ? named : (named ?? []).toSorted());
  const ids = idsOf(stored);
  const there = ids === 'all' ? [] : await reader.getAll(TOURNAMENTS, ids);
  const shown = ids === 'all' ? ids : ids.filter((_, index) => there[index] !== null);
  if (admitted.some((each) => isDeepStrictEqual(idsOf(each), shown))) return;
  throw refusal('stale-write', words.namingChanged);
}

export function writeNaming(writer: Writer, uid: string, tournaments: NamedFor | null): void {
  if (tournaments === null) writer.remove(NAMINGS, uid);
  else writer.set(NAMINGS, { id: uid, tournaments });
}

async function requireNameable(
  reader: Reader,
  now: Date,
  ids: readonly string[],
  before: OpenNaming['before'],
): Promise<void> {
  const found = await reader.getAll(TOURNAMENTS, ids);
  if (found.includes(null)) throw invalidFields({ tournaments: words.tournamentGone });
  const over = found.find(
    (each) => each !== null && !isNameable(each, now) && before?.includes(each.id) !== true,
  );
  if (over) throw invalidFields({ tournaments: words.tournamentOver(over.name) });
}

export async function withNamedTournaments(
  reader: Reader,
  accounts: readonly Omit<AdminUser, 'tournaments'>[],
): Promise<readonly AdminUser[]> {
  const uids = accounts.filter(isNamed).map(({ uid }) => uid);
  const namings = (await reader.getAll(NAMINGS, uids)).filter((each) => each !== null);
  const ids = namings.flatMap(({ tournaments }) => (tournaments === 'all' ? [] : tournaments));
  const named = (await reader.getAll(TOURNAMENTS, [...new Set(ids)])).filter((each) => each !== null);
  return accounts.map((account) => {
    if (!isNamed(account)) return { ...account, tournaments: null };
    const tournaments = namings.find(({ id }) => id === account.uid)?.tournaments ?? [];
    if (tournaments === 'all') return { ...account, tournaments };
    const shown = named.filter(({ id }) => tournaments.includes(id)).map(namedTournament);
    return { ...account, tournaments: shown };
  });
}
