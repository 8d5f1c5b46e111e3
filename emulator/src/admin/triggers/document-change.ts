import type { CommittedChanges, Document, Micros } from '../../core/model.ts';
import { formatFieldPath } from '../../core/values/field-path.ts';
import type { Fields } from '../../core/values/value.ts';
import { fieldsIdentical, valuesIdentical } from '../../core/values/value-order.ts';

export type ChangeKind = 'created' | 'updated' | 'deleted';

/** One document that a commit changed, in the words of function triggers. */
export interface DocumentChange {
  readonly project: string;
  readonly databaseId: string;
  readonly name: string;
  /** Below `…/documents/`. */
  readonly path: string;
  readonly commitTime: Micros;
  readonly kind: ChangeKind;
  readonly before: Document | null;
  readonly after: Document | null;
}

/** Leaves out documents that are as they were: a write without effect is no event. */
export function documentChanges(commit: CommittedChanges): DocumentChange[] {
  const [, project = '', , databaseId = ''] = commit.database.split('/');
  return commit.changes.flatMap(({ name, before, after }) => {
    const kind = changeKind(before, after);
    if (kind === null) return [];
    const path = name.slice(commit.database.length + '/documents/'.length);
    return [{ project, databaseId, name, path, commitTime: commit.commitTime, kind, before, after }];
  });
}

function changeKind(before: Document | null, after: Document | null): ChangeKind | null {
  if (after === null) return before === null ? null : 'deleted';
  if (before === null) return 'created';
  return fieldsIdentical(before.fields, after.fields) ? null : 'updated';
}

/** The fields that an update changed, as paths of the innermost values; empty for other changes. */
export function changedFieldPaths({ before, after }: DocumentChange): string[] {
  return before === null || after === null
    ? []
    : changedPaths(before.fields, after.fields, []).map(formatFieldPath);
}

function changedPaths(before: Fields, after: Fields, parent: readonly string[]): string[][] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [from, to] = [before.get(name), after.get(name)];
    const path = [...parent, name];
    if (from === undefined || to === undefined) return [path];
    if (from.kind === 'map' && to.kind === 'map' && from.fields.size > 0 && to.fields.size > 0) {
      return changedPaths(from.fields, to.fields, path);
    }
    return valuesIdentical(from, to) ? [] : [path];
  });
}
