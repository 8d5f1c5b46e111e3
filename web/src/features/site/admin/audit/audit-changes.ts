import { ownHour } from '@copa/domain/time/hours';
import { zonePlace } from '@copa/domain/time/words/zones';
import { numberText } from '@copa/domain/words/counted';
import { ownEntry } from '@copa/domain/words/own-entry';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/audit.ts';
import { fieldNames, valueName } from '../../words/audit-fields.ts';

/** These fields are not shown, because they repeat the audit entry or are used only by programs. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  'createdAt',
  'updatedAt',
  'updatedBy',
  'decidedAt',
  'decidedBy',
  'lastUnitNumber',
  'lastWaitSeq',
  'revision',
  'roomsRevision',
  'rulesVersion',
  'told',
]);

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ZONE = /^(America|Europe|Africa|Asia|Atlantic|Pacific)\/\w/;

type Snapshot = Readonly<Record<string, unknown>> | null;

const NOTHING = '—';

/** The collections whose ids these fields contain. */
const COLLECTIONS: Readonly<Record<string, keyof typeof words.gone>> = {
  linkedFormId: 'forms',
  registersFor: 'tournaments',
  seasonId: 'seasons',
  tournamentIds: 'tournaments',
  tournaments: 'tournaments',
  unlinked: 'tournaments',
};

/** Null if the document does not exist, undefined if it is not read yet. */
export type NameAt = (path: string) => string | null | undefined;

const WHOLE = 'all';

/** The paths of the documents that a snapshot names only by their ids, which tell nobody anything. */
export function referencesIn(value: unknown, field = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => referencesIn(each, field));
  if (isGroup(value)) return Object.entries(value).flatMap(([part, inner]) => referencesIn(inner, part));
  const collection = ownEntry(COLLECTIONS, field);
  return typeof value === 'string' && value !== WHOLE && collection ? [`${collection}/${value}`] : [];
}

/** A side is null if its snapshot does not name the field. */
export function changesOf(before: Snapshot, after: Snapshot, nameAt: NameAt = () => undefined) {
  const from = partsOf(before, nameAt);
  const to = partsOf(after, nameAt);
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((field) => ({ field, before: from.get(field) ?? null, after: to.get(field) ?? null }))
    .filter(({ before: earlier, after: later }) => (earlier ?? NOTHING) !== (later ?? NOTHING));
}

function partsOf(snapshot: Snapshot, nameAt: NameAt): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const [field, value] of Object.entries(snapshot ?? {})) {
    if (BOOKKEEPING.has(field)) continue;
    if (field === 'marks' && isGroup(value)) parts.set(nameOf(field), countedMarks(value));
    else if (!isGroup(value)) parts.set(nameOf(field), shown(field, value, nameAt));
    else
      for (const [part, inner] of Object.entries(value).filter(([each]) => !BOOKKEEPING.has(each)))
        parts.set(`${nameOf(field)}: ${nameOf(part)}`, shown(part, inner, nameAt));
  }
  return parts;
}

/** The entry knows the units only by their ids, which tell nobody anything. */
function countedMarks(marks: Readonly<Record<string, unknown>>): string {
  const counts = new Map<string, number>();
  for (const mark of Object.values(marks)) {
    const label = valueName('marks', typeof mark === 'string' ? mark : 'none');
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => `${label}: ${count}`).join(', ');
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(field: string): string {
  return ownEntry(fieldNames, field) ?? field;
}

function shown(field: string, value: unknown, nameAt: NameAt): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value.length === 0 ? NOTHING : value.map((each) => shown(field, each, nameAt)).join('\n');
  if (isGroup(value)) {
    const parts = Object.entries(value)
      .filter(([part]) => !BOOKKEEPING.has(part) && !(part === 'by' && 'byName' in value))
      .map(([part, inner]) => [nameOf(part), shown(part, inner, nameAt)]);
    return parts
      .filter(([, text]) => text !== NOTHING)
      .map((part) => part.join(': '))
      .join(', ');
  }
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return ownHour(new Date(value), serverNow());
  if (ZONE.test(value)) return zonePlace(value);
  const collection = value === WHOLE ? undefined : ownEntry(COLLECTIONS, field);
  if (collection === undefined) return valueName(field, value);
  const name = nameAt(`${collection}/${value}`);
  return name === undefined ? words.loadingName : (name ?? words.gone[collection]);
}
