import { unitNameOf } from '@copa/domain/registrations/unit';
import { type AuditEntry, actionsOf, type ListedAuditEntry } from '@copa/domain/site/audit';
import type { listAudit as endpoint } from '@copa/domain/site/endpoints';
import type * as z from 'zod/mini';
import { AUDIT, REGISTRATIONS } from '../store/collections.ts';
import type { Database, Filter } from '../store/database.ts';
import * as words from './words.ts';

type AuditQuery = z.output<typeof endpoint.query>;

export async function listAudit(database: Database, filter: AuditQuery) {
  const { items, nextCursor } = await findEntries(database, filter);
  const ids = [...new Set(items.flatMap((entry) => [targetOf(entry) ?? [], ...idsIn(entry)].flat()))];
  const known = new Map(
    (await database.getAll(REGISTRATIONS, ids)).flatMap((unit) => (unit === null ? [] : [[unit.id, unit]])),
  );
  const nameOf = (id: string) => {
    const unit = known.get(id);
    return unit === undefined ? words.erasedRegistration : unitNameOf(unit);
  };
  const entries = items.map((entry): ListedAuditEntry => {
    const target = targetOf(entry);
    const unit = target === null ? undefined : known.get(target);
    const rowNames = rowNamesOf(entry, nameOf);
    return {
      ...entry,
      before: named(entry.before, rowNames, nameOf),
      after: named(entry.after, rowNames, nameOf),
      unit: target === null ? null : nameOf(target),
      reason: unit?.reasons[entry.id] ?? '',
    };
  });
  return { entries, nextCursor };
}

type Snapshot = AuditEntry['before'];
type NameOf = (id: string) => string;

const targetOf = ({ target }: AuditEntry) => /^registrations\/([^/]+)$/.exec(target)?.[1] ?? null;
const idsIn = ({ before, after }: AuditEntry) => [before, after].flatMap((each) => [...unitsIn(each)]);

function unitsIn(snapshot: Snapshot): readonly string[] {
  const unit = snapshot?.['unit'];
  return [...(typeof unit === 'string' ? [unit] : []), ...Object.keys(rowsIn(snapshot))];
}

function rowsIn(snapshot: Snapshot): object {
  const rows = snapshot?.['rows'];
  return typeof rows === 'object' && rows !== null ? rows : {};
}

/** Several units may have one name, and erased units do. A unit has the same name before and after. */
function rowNamesOf({ before, after }: AuditEntry, nameOf: NameOf): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of [before, after].flatMap((each) => Object.keys(rowsIn(each)))) {
    if (names.has(id)) continue;
    const name = nameOf(id);
    let shown = name;
    for (let count = 2; taken.has(shown); count += 1) shown = `${name} (${count})`;
    taken.add(shown);
    names.set(id, shown);
  }
  return names;
}

function named(snapshot: Snapshot, rowNames: ReadonlyMap<string, string>, nameOf: NameOf): Snapshot {
  if (snapshot === null || unitsIn(snapshot).length === 0) return snapshot;
  const { unit, rows } = snapshot;
  const byName = Object.entries(rowsIn(snapshot)).map(([id, row]: [string, unknown]) => [
    rowNames.get(id) ?? id,
    row,
  ]);
  return {
    ...snapshot,
    ...(typeof unit === 'string' && { unit: rowNames.get(unit) ?? nameOf(unit) }),
    ...(rows !== undefined && { rows: Object.fromEntries(byName) }),
  };
}

function findEntries(database: Database, { kind, actor, tournamentId, ...page }: AuditQuery) {
  const where: Filter[] = [];
  if (kind !== undefined) where.push({ field: 'action', op: 'in', value: actionsOf(kind) });
  if (actor !== undefined) where.push({ field: 'actor.uid', op: '==', value: actor });
  if (tournamentId !== undefined) where.push({ field: 'tournament.id', op: '==', value: tournamentId });
  return database.page(AUDIT, { ...page, where, orderBy: { field: 'at', direction: 'desc' } });
}
