import * as z from 'zod/mini';
import { described } from '../described.ts';
import { AccountIdSchema, StoredIdSchema } from '../ids.ts';
import {
  DAY_MS,
  EMAIL_MAX,
  NO_SHOWS_BEHIND,
  NO_SHOWS_KEPT_DAYS,
  RECORD_ID_DIGITS,
  RECORD_REASON_MAX,
  REVOKED_KEPT_DAYS,
  STRIKES_KEPT_DAYS,
  WARNINGS_KEPT_DAYS,
} from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

export const EntryKindSchema = z.enum(['warning', 'no_show', 'strike', 'ban']);
export type EntryKind = z.output<typeof EntryKindSchema>;

export const GivenKindSchema = z.enum(['warning', 'strike', 'ban']);
export type GivenKind = z.output<typeof GivenKindSchema>;

const ReasonSchema = described(z.string(), { maxLength: RECORD_REASON_MAX });
const ActorSchema = z.object({
  uid: AccountIdSchema,
  email: nullish(described(z.string(), { format: 'email', maxLength: EMAIL_MAX })),
});

export const EntrySchema = z.object({
  id: StoredIdSchema,
  kind: EntryKindSchema,
  from: InstantSchema,
  until: nullish(InstantSchema),
  reason: ReasonSchema,
  by: ActorSchema,
  tournamentId: nullish(StoredIdSchema),
  registrationId: nullish(StoredIdSchema),
  revokedAt: nullish(InstantSchema),
  revokedBy: nullish(ActorSchema),
  revokeReason: z._default(ReasonSchema, ''),
  idEnd: z._default(described(z.string(), { maxLength: RECORD_ID_DIGITS }), ''),
});
export type Entry = z.output<typeof EntrySchema>;

export const StoredEntrySchema = z.extend(EntrySchema, {
  /**
   * The contacts for which this no-show counts, each a keyed hash of a mailbox together with a phone. The
   * first is that of the absent player; organisers added the rest.
   */
  contacts: z._default(z.array(z.string()), []),
  /** Organisers decided that this no-show does not count for these contacts. */
  others: z._default(z.array(z.string()), []),
});
export type StoredEntry = z.output<typeof StoredEntrySchema>;

/** `records/{key}`: the key is a keyed hash of the player ID. */
export const PlayerRecordSchema = z.object({
  id: StoredIdSchema,
  entries: z.array(StoredEntrySchema),
  /**
   * `bannedUntil` is the latest end of a ban, and `listedUntil` that of a ban or strike. Revoked entries do
   * not count; a ban without an end has `OPEN_END`.
   */
  bannedUntil: nullish(InstantSchema),
  listedUntil: nullish(InstantSchema),
  noShows: z._default(z.array(z.string()), []),
  erasedAt: nullish(InstantSchema),
});
export type PlayerRecord = z.output<typeof PlayerRecordSchema>;

export const OPEN_END = new Date('9999-12-31T00:00:00Z');

const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

const KEPT_DAYS: Readonly<Record<Exclude<EntryKind, 'ban'>, number>> = {
  warning: WARNINGS_KEPT_DAYS,
  no_show: NO_SHOWS_KEPT_DAYS,
  strike: STRIKES_KEPT_DAYS,
};

export function entryEndOf(kind: EntryKind, from: Date, days: number | null): Date | null {
  if (kind !== 'ban') return after(from, KEPT_DAYS[kind]);
  return days === null ? null : after(from, days);
}

export function counts({ from, until, revokedAt }: Entry, now: Date): boolean {
  return revokedAt === null && from <= now && (until === null || now < until);
}

/** Organisers recognise the player by these digits after the registration is erased. */
export function idEndOf(kind: EntryKind, freeFireId: string): string {
  return kind === 'ban' || kind === 'strike' ? freeFireId.slice(-RECORD_ID_DIGITS) : '';
}

export function keepsFromPlaces({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === 'ban' || kind === 'no_show';
}

export function activeBan<E extends Entry>(record: { readonly entries: readonly E[] } | null, now: Date) {
  const bans = (record?.entries ?? []).filter((entry) => entry.kind === 'ban' && counts(entry, now));
  const [longest] = bans.toSorted((a, b) => endTime(b.until) - endTime(a.until));
  return longest ?? null;
}

/** A no-show counts only for its `contacts`, because a stranger may have registered with the player's ID. */
export function waitsBehind({ entries }: Pick<PlayerRecord, 'entries'>, contact: string, now: Date): boolean {
  const absences = entries.filter(
    (entry) => entry.kind === 'no_show' && counts(entry, now) && entry.contacts.includes(contact),
  );
  return new Set(absences.map(({ tournamentId }) => tournamentId)).size >= NO_SHOWS_BEHIND;
}

type Weighed = Pick<StoredEntry, 'contacts' | 'others'>;

export function isOfOthers({ contacts: [absent] }: Weighed, contact: string): boolean {
  return absent !== undefined && absent !== contact;
}

export function decidedFor({ contacts, others }: Weighed, contact: string): boolean | null {
  if (contacts.includes(contact)) return true;
  return others.includes(contact) ? false : null;
}

export function weighedFor<E extends Weighed>(entry: E, contact: string, doesCount: boolean): E {
  const without = (all: readonly string[]) => all.filter((each) => each !== contact);
  const [contacts, others] = [without(entry.contacts), without(entry.others)];
  return doesCount
    ? { ...entry, contacts: [...contacts, contact], others }
    : { ...entry, contacts, others: [...others, contact] };
}

export function recordOf(id: string, entries: readonly StoredEntry[]): PlayerRecord | null {
  if (entries.length === 0) return null;
  const lasting = entries.filter(({ revokedAt }) => revokedAt === null);
  const bans = lasting.filter(({ kind }) => kind === 'ban');
  const listed = lasting.filter(({ kind }) => kind === 'ban' || kind === 'strike');
  return {
    id,
    entries: [...entries],
    bannedUntil: latestEnd(bans),
    listedUntil: latestEnd(listed),
    noShows: entries.flatMap(({ id, kind }) => (kind === 'no_show' ? [id] : [])),
    erasedAt: nextErasure(entries),
  };
}

type Ends = Pick<StoredEntry, 'until' | 'revokedAt'>;

export function nextErasure(entries: readonly Ends[]): Date | null {
  const erased = entries.map(erasedAt).flatMap((at) => (at === null ? [] : [at.getTime()]));
  return erased.length === 0 ? null : new Date(Math.min(...erased));
}

export function withoutAged({ id, entries }: PlayerRecord, now: Date): PlayerRecord | null {
  return recordOf(id, keptEntries(entries, now));
}

export function keptEntries<E extends Ends>(entries: readonly E[], now: Date): readonly E[] {
  return entries.filter((entry) => {
    const at = erasedAt(entry);
    return at === null || now < at;
  });
}

function erasedAt({ until, revokedAt }: Ends): Date | null {
  if (revokedAt === null) return until;
  const kept = after(revokedAt, REVOKED_KEPT_DAYS);
  return until !== null && until < kept ? until : kept;
}

const endTime = (until: Date | null) => (until ?? OPEN_END).getTime();

function latestEnd(entries: readonly StoredEntry[]): Date | null {
  if (entries.length === 0) return null;
  return new Date(Math.max(...entries.map(({ until }) => endTime(until))));
}
