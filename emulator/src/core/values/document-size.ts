import type { Fields, Value } from './value.ts';

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

/** Segments below `…/documents`, each with one byte more, and 16. */
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

function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'string':
      return textSize(value.value);
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.name);
    case 'geoPoint':
      return 16;
    case 'array':
      return value.values.reduce((size, item) => size + valueSize(item), 0);
    case 'map':
      return 32 + fieldsSize(value.fields);
  }
}

/** Google's documented formula for the 1 MiB limit. */
export function documentSize({ name, fields }: { readonly name: string; readonly fields: Fields }): number {
  return nameSize(name) + fieldsSize(fields) + 32;
}
