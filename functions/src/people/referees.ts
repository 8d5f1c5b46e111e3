import type { AdminUser } from '@copa/domain/people/endpoints';
import type { Refereed } from '@copa/domain/people/referee';
import { type GivenRole, isNamed } from '@copa/domain/people/roles';
import { noTournaments } from '@copa/domain/people/words';
import { isRefereed, refereedTournament } from '@copa/domain/tournaments/refereeing/referee-days';
import { invalidFields } from '../refusals.ts';
import { REFEREES, TOURNAMENTS } from '../store/collections.ts';
import type { Reader, Transaction, Writer } from '../store/database.ts';
import * as words from './words.ts';

/** The tournaments of a new referee; an admin needs none and works in all. */
export interface Grant {
  readonly role: GivenRole;
  readonly tournaments?: Refereed | undefined;
}

export interface Naming {
  readonly role: GivenRole;
  /** The tournaments before; null if the account was not named for any. */
  readonly before: Refereed | null;
  readonly after: Refereed | null;
  /** Call this after the last read of the transaction. */
  readonly write: () => void;
}

/**
 * Reads the tournaments that an account is named for. Refuses tournaments that do not exist, or are over
 * unless they were named before.
 */
export async function openNaming(
  transaction: Transaction,
  now: Date,
  uid: string,
  { role, tournaments }: Grant,
): Promise<Naming> {
  const before = (await transaction.get(REFEREES, uid))?.tournaments ?? null;
  const after = isNamed({ role }) ? (tournaments ?? null) : null;
  if (isNamed({ role }) && after === null) throw invalidFields({ tournaments: noTournaments });
  if (after !== null && after !== 'all') await requireNameable(transaction, now, after, before);
  return { role, before, after, write: () => writeNaming(transaction, uid, after) };
}

export function writeNaming(writer: Writer, uid: string, tournaments: Refereed | null): void {
  if (tournaments === null) writer.remove(REFEREES, uid);
  else writer.set(REFEREES, { id: uid, tournaments });
}

async function requireNameable(
  reader: Reader,
  now: Date,
  ids: readonly string[],
  before: Naming['before'],
): Promise<void> {
  const found = await reader.getAll(TOURNAMENTS, ids);
  if (found.includes(null)) throw invalidFields({ tournaments: words.tournamentGone });
  const over = found.find(
    (each) => each !== null && !isRefereed(each, now) && before?.includes(each.id) !== true,
  );
  if (over) throw invalidFields({ tournaments: words.tournamentOver(over.name) });
}

/** Adds the tournaments that the referees in the list are named for. */
export async function withNamedTournaments(
  reader: Reader,
  accounts: readonly Omit<AdminUser, 'tournaments'>[],
): Promise<readonly AdminUser[]> {
  const uids = accounts.filter(isNamed).map(({ uid }) => uid);
  const referees = (await reader.getAll(REFEREES, uids)).filter((each) => each !== null);
  const ids = referees.flatMap(({ tournaments }) => (tournaments === 'all' ? [] : tournaments));
  const named = (await reader.getAll(TOURNAMENTS, [...new Set(ids)])).filter((each) => each !== null);
  return accounts.map((account) => {
    if (!isNamed(account)) return { ...account, tournaments: null };
    const tournaments = referees.find(({ id }) => id === account.uid)?.tournaments ?? [];
    if (tournaments === 'all') return { ...account, tournaments };
    const shown = named.filter(({ id }) => tournaments.includes(id)).map(refereedTournament);
    return { ...account, tournaments: shown };
  });
}
