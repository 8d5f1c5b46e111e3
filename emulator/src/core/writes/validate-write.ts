import type { FieldTransform, Write } from '../model.ts';
import { parseDocumentName } from '../resource-name.ts';
import { invalidArgument } from '../status-error.ts';
import { validateElements, validateFields, validateWritePath } from '../values/value-limits.ts';

function validateTransform(transform: FieldTransform): void {
  validateWritePath(transform.fieldPath);
  switch (transform.kind) {
    case 'increment':
    case 'maximum':
    case 'minimum':
      if (transform.operand.kind !== 'integer' && transform.operand.kind !== 'double') {
        throw invalidArgument('Input must be int64 or double.');
      }
      return;
    case 'appendMissingElements':
    case 'removeAllFromArray':
      validateElements(transform.fieldPath, transform.values);
      return;
    case 'serverTimestamp':
      return;
  }
}

function validateWrite(write: Write): void {
  parseDocumentName(write.name);
  switch (write.kind) {
    case 'update':
      validateFields(write.fields);
      for (const path of write.mask ?? []) validateWritePath(path);
      for (const transform of write.transforms) validateTransform(transform);
      return;
    case 'transform':
      for (const transform of write.transforms) validateTransform(transform);
      return;
    case 'verify':
      if (write.precondition === null) throw invalidArgument('a verify must contain a precondition');
      if (write.hasMask) throw invalidArgument('a verify must not specify a document mask.');
      if (write.hasTransforms) throw invalidArgument('a verify must not specify a update transform.');
      return;
    case 'delete':
      return;
  }
}

function validateVerifications(writes: readonly Write[]): void {
  const seen = new Map<string, 'verified' | 'written'>();
  for (const write of writes) {
    const earlier = seen.get(write.name);
    const now = write.kind === 'verify' ? 'verified' : 'written';
    if (earlier === 'verified' || (earlier === 'written' && now === 'verified')) {
      const what = earlier === now ? `${now} more than once` : `${earlier} and then ${now}`;
      throw invalidArgument(`the same document cannot be ${what} in a single request`);
    }
    seen.set(write.name, now);
  }
}

function validateUpdatesAfterDeletes(writes: readonly Write[]): void {
  const deleted = new Set<string>();
  for (const { kind, name, precondition } of writes) {
    if (kind === 'delete') {
      deleted.add(name);
      continue;
    }
    if (deleted.has(name) && precondition?.exists === true) {
      throw invalidArgument('the same document cannot be deleted and then updated in a single request');
    }
    deleted.delete(name);
  }
}

const MAX_TRANSFORMS = 500;

function validateTransformCounts(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (write.kind !== 'update' && write.kind !== 'transform') continue;
    const count = (counts.get(write.name) ?? 0) + write.transforms.length;
    if (count > MAX_TRANSFORMS) {
      throw invalidArgument(`a commit may transform at most ${MAX_TRANSFORMS} fields of a document`);
    }
    counts.set(write.name, count);
  }
}

export function validateWrites(database: string, writes: readonly Write[]): void {
  for (const write of writes) validateWrite(write);
  validateVerifications(writes);
  validateUpdatesAfterDeletes(writes);
  validateTransformCounts(writes);
  for (const { name } of writes) {
    if (!name.startsWith(`${database}/documents/`)) {
      throw invalidArgument(`Document "${name}" is not in database "${database}".`);
    }
  }
}

/** BatchWrite does not promise an order of its writes, so each document may occur only once. */
export function validateDistinct(writes: readonly Write[]): void {
  if (new Set(writes.map((write) => write.name)).size < writes.length) {
    throw invalidArgument('the same document cannot be written more than once in a single request');
  }
}
