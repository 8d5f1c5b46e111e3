import { byKind, type Fields, type Value } from './value.ts';

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

/** The size of a name: its segments below `…/documents`, one extra byte for each, and 16 bytes. */
function nameSize(name: string): number {
  const start = name.indexOf('/documents/');
  if (start === -1) return 16;
  return textSize(name.slice(start + '/documents/'.length)) + 16;
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += textSize(name) + valueSize(value);
  return size;
}

const valueSize: (subject: Value) => number = byKind({
  null: () => 1,
  boolean: () => 1,
  integer: () => 8,
  double: () => 8,
  timestamp: () => 8,
  string: ({ value }) => textSize(value),
  bytes: ({ value }) => value.length,
  reference: ({ name }) => nameSize(name),
  geoPoint: () => 16,
  array: ({ values }) => values.reduce((size, item) => size + valueSize(item), 0),
  map: ({ fields }) => 32 + fieldsSize(fields),
});

/** Google's documented formula for the 1 MiB limit. */
export function documentSize({ name, fields }: { readonly name: string; readonly fields: Fields }): number {
  return nameSize(name) + fieldsSize(fields) + 32;
}
