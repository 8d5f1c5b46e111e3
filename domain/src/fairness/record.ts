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

/** A `ban` keeps the player from every tournament; a `no_show` is written by the roll, the others by organisers. */
export const EntryKindSchema = z.enum(['warning', 'no_show', 'strike', 'ban']);
export type EntryKind = z.output<typeof EntryKindSchema>;

export const GivenKindSchema = z.enum(['warning', 'strike', 'ban']);
export type GivenKind = z.output<typeof GivenKindSchema>;

const ReasonSchema = described(z.string(), { maxLength: RECORD_REASON_MAX });
const ActorSchema = z.object({
  uid: AccountIdSchema,
  email: nullish(described(z.string(), { format: 'email', maxLength: EMAIL_MAX })),
});

/** An entry as organisers read it: of the player it has the last digits of the ID, and those of a suspension or a strike alone. */
export const EntrySchema = z.object({
  id: StoredIdSchema,
  kind: EntryKindSchema,
  from: InstantSchema,
  /** Null for a ban that lasts until it is revoked. */
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
  /** Keys of mailbox and phone for whom a no-show counts: first of who did not show up, then of whom an organiser takes for the same. */
  contacts: z._default(z.array(z.string()), []),
  /** The same of whom an organiser takes for somebody else. */
  others: z._default(z.array(z.string()), []),
});
export type StoredEntry = z.output<typeof StoredEntrySchema>;

/** `records/{key}`: what is on record of one player, under a keyed hash of the player ID. */
export const PlayerRecordSchema = z.object({
  id: StoredIdSchema,
  entries: z.array(StoredEntrySchema),
  /** Derived for queries: the end of the last ban, and of the last ban or strike. Null without one. */
  bannedUntil: nullish(InstantSchema),
  listedUntil: nullish(InstantSchema),
  /** The no-shows in it, for the roll that takes one back. */
  noShows: z._default(z.array(z.string()), []),
  erasedAt: nullish(InstantSchema),
});
export type PlayerRecord = z.output<typeof PlayerRecordSchema>;

/** The derived end of what ends only by hand. */
export const OPEN_END = new Date('9999-12-31T00:00:00Z');

const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

const KEPT_DAYS: Readonly<Record<Exclude<EntryKind, 'ban'>, number>> = {
  warning: WARNINGS_KEPT_DAYS,
  no_show: NO_SHOWS_KEPT_DAYS,
  strike: STRIKES_KEPT_DAYS,
};

/** `days`: the length of a ban, null until it is revoked; the others last as long as they are kept. */
export function entryEndOf(kind: EntryKind, from: Date, days: number | null): Date | null {
  if (kind !== 'ban') return after(from, KEPT_DAYS[kind]);
  return days === null ? null : after(from, days);
}

export function counts({ from, until, revokedAt }: Entry, now: Date): boolean {
  return revokedAt === null && from <= now && (until === null || now < until);
}

/** Organisers compare them where the registration that names the player is gone. */
export function idEndOf(kind: EntryKind, freeFireId: string): string {
  return kind === 'ban' || kind === 'strike' ? freeFireId.slice(-RECORD_ID_DIGITS) : '';
}

/** Warnings and strikes have no consequence by themselves. */
export function keepsFromPlaces({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === 'ban' || kind === 'no_show';
}

export function activeBan<E extends Entry>(record: { readonly entries: readonly E[] } | null, now: Date) {
  const bans = (record?.entries ?? []).filter((entry) => entry.kind === 'ban' && counts(entry, now));
  const [longest] = bans.toSorted((a, b) => endTime(b.until) - endTime(a.until));
  return longest ?? null;
}

/** An absence counts only for who has the mailbox and the phone of that time: a stranger may have typed the ID. */
export function waitsBehind({ entries }: Pick<PlayerRecord, 'entries'>, contact: string, now: Date): boolean {
  const absences = entries.filter(
    (entry) => entry.kind === 'no_show' && counts(entry, now) && entry.contacts.includes(contact),
  );
  return new Set(absences.map(({ tournamentId }) => tournamentId)).size >= NO_SHOWS_BEHIND;
}

type Weighed = Pick<StoredEntry, 'contacts' | 'others'>;

/** True if mailbox and phone are not those of the absent player. */
export function isOfOthers({ contacts: [absent] }: Weighed, contact: string): boolean {
  return absent !== undefined && absent !== contact;
}

/** An organiser's decision whether the no-show counts for this contact; null where nobody decided. */
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
  const erased = entries.map(erasedAt).flatMap((at) => (at === null ? [] : [at.getTime()]));
  return {
    id,
    entries: [...entries],
    bannedUntil: latestEnd(bans),
    listedUntil: latestEnd(listed),
    noShows: entries.flatMap(({ id, kind }) => (kind === 'no_show' ? [id] : [])),
    erasedAt: erased.length === 0 ? null : new Date(Math.min(...erased)),
  };
}

export function withoutAged({ id, entries }: PlayerRecord, now: Date): PlayerRecord | null {
  return recordOf(
    id,
    entries.filter((entry) => {
      const at = erasedAt(entry);
      return at === null || now < at;
    }),
  );
}

/** Null for a ban without an end, which stays until somebody revokes it. */
function erasedAt({ until, revokedAt }: StoredEntry): Date | null {
  if (revokedAt === null) return until;
  const kept = after(revokedAt, REVOKED_KEPT_DAYS);
  return until !== null && until < kept ? until : kept;
}

const endTime = (until: Date | null) => (until ?? OPEN_END).getTime();

function latestEnd(entries: readonly StoredEntry[]): Date | null {
  if (entries.length === 0) return null;
  return new Date(Math.max(...entries.map(({ until }) => endTime(until))));
}
