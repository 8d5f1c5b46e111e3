import type { Document } from '../../core/model.ts';
import { byKind, type Fields, type MapValue, type Value } from '../../core/values/value.ts';
import { decodeLong, encodeLong } from '../../transports/messages/value-codec.ts';
import { decodeMessage, encodeMessage, type Message } from './messages.ts';

const Meaning = {
  timestamp: 7,
  geoPoint: 9,
  blob: 14,
  byteString: 16,
  entity: 19,
  emptyList: 24,
} as const;

const VECTOR_PROPERTY = '__vector__';
const DEFAULT_DATABASE_ID = '(default)';

const NAME = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/;
const NUMERIC_ID = /^__id(-?\d+)__$/;

type Key = Omit<Message<'Reference'>, 'element'> & { readonly element: readonly Message<'PathElement'>[] };

function keyOf(documentName: string): Key {
  const [, project, databaseId = '', path] = NAME.exec(documentName) ?? [];
  const segments = path?.split('/') ?? [];
  if (project === undefined || segments.length % 2 !== 0) {
    throw new Error(`"${documentName}" is not the name of a document`);
  }
  const element: Message<'PathElement'>[] = [];
  for (let index = 0; index < segments.length; index += 2) {
    const [type = '', name = ''] = segments.slice(index, index + 2);
    const numeric = NUMERIC_ID.exec(name)?.[1];
    element.push({ type, ...(numeric === undefined ? { name } : { id: encodeLong(BigInt(numeric)) }) });
  }
  return { app: `dev~${project}`, element, ...(databaseId === DEFAULT_DATABASE_ID ? {} : { databaseId }) };
}

function nameOf(
  project: string,
  databaseId: string | undefined,
  elements: readonly Message<'PathElement'>[] = [],
): string {
  if (elements.length === 0) throw new Error('an entity has no path');
  const segments = elements.flatMap(({ type = '', id, name = '' }) => [
    type,
    id === undefined ? name : `__id${decodeLong(id)}__`,
  ]);
  if (segments.some((segment) => segment === '' || segment.includes('/'))) {
    throw new Error(`"${segments.join('", "')}" cannot be part of a document name`);
  }
  return `projects/${project}/databases/${databaseId || DEFAULT_DATABASE_ID}/documents/${segments.join('/')}`;
}

export function encodeEntity(document: Pick<Document, 'name' | 'fields'>): Uint8Array {
  const { element, ...key } = keyOf(document.name);
  return encodeMessage('Entity', {
    key: { ...key, path: { element } },
    ...properties(document.fields),
    entityGroup: { element: element.slice(0, 1) },
  });
}

function properties(fields: Fields): Pick<Message<'Entity'>, 'property' | 'rawProperty'> {
  const property: Message<'Property'>[] = [];
  const rawProperty: Message<'Property'>[] = [];
  for (const [name, value] of fields) {
    if (value.kind !== 'array') rawProperty.push(propertyMessage(name, value, false));
    else if (value.values.length > 0) {
      for (const element of value.values) rawProperty.push(propertyMessage(name, element, true));
    } else {
      property.push({ meaning: Meaning.emptyList, name, multiple: false, value: new Uint8Array() });
    }
  }
  return { property, rawProperty };
}

function propertyMessage(name: string, value: Value, multiple: boolean): Message<'Property'> {
  const meaning = meanings[value.kind];
  return {
    ...(meaning === undefined ? {} : { meaning }),
    name,
    multiple,
    value: encodeMessage('PropertyValue', valueMessage(value)),
  };
}

const meanings: Partial<Record<Value['kind'], number>> = {
  timestamp: Meaning.timestamp,
  geoPoint: Meaning.geoPoint,
  bytes: Meaning.blob,
  map: Meaning.entity,
};

const valueMessage: (subject: Value) => Message<'PropertyValue'> = byKind({
  null: () => ({}),
  boolean: ({ value }) => ({ boolean: value }),
  integer: ({ value }) => ({ int64: encodeLong(value) }),
  // A negative zero is written as 0.0, as in the official emulator.
  double: ({ value }) => ({ double: value === 0 ? 0 : value }),
  timestamp: ({ micros }) => ({ int64: encodeLong(micros) }),
  string: ({ value }) => ({ string: Buffer.from(value) }),
  bytes: ({ value }) => ({ string: value }),
  reference: ({ name }) => ({ reference: keyOf(name) }),
  geoPoint: ({ latitude, longitude }) => ({ point: { latitude, longitude } }),
  array: () => {
    throw new Error('An array cannot be an element of an array.');
  },
  map: (value) => ({ string: encodeNestedEntity(value) }),
});

function encodeNestedEntity(map: MapValue): Uint8Array {
  const vector = vectorElements(map);
  return encodeMessage('Entity', {
    key: { app: '', path: {} },
    ...properties(
      vector === null ? map.fields : new Map([[VECTOR_PROPERTY, { kind: 'array', values: vector }]]),
    ),
    entityGroup: {},
  });
}

function vectorElements(map: MapValue): readonly Value[] | null {
  const type = map.fields.get('__type__');
  const value = map.fields.get('value');
  return type?.kind === 'string' && type.value === VECTOR_PROPERTY && value?.kind === 'array'
    ? value.values
    : null;
}

export interface DecodedEntity {
  readonly databaseId: string;
  readonly name: string;
  readonly fields: Fields;
}

export function decodeEntity(bytes: Uint8Array, project: string): DecodedEntity {
  const entity = decodeMessage('Entity', bytes);
  const { databaseId = '', path } = entity.key ?? {};
  return {
    databaseId: databaseId || DEFAULT_DATABASE_ID,
    name: nameOf(project, databaseId, path?.element),
    fields: decodeProperties(entity, project),
  };
}

/**
 * Production exports store indexed references in `property`, so these get the importing project. References
 * in a `rawProperty` or in a map keep their own project, as in the official emulator.
 */
function decodeProperties(entity: Message<'Entity'>, project: string | null): Fields {
  const fields = new Map<string, Value>();
  const arrays = new Map<string, Value[]>();
  const add = (property: Message<'Property'>, target: string | null): void => {
    const { name = '', meaning, multiple = false } = property;
    if (meaning === Meaning.emptyList) {
      fields.set(name, { kind: 'array', values: [] });
    } else if (multiple) {
      const values = arrays.get(name) ?? [];
      values.push(decodeValue(property, target));
      arrays.set(name, values);
      fields.set(name, { kind: 'array', values });
    } else {
      fields.set(name, decodeValue(property, target));
    }
  };
  for (const property of entity.property ?? []) add(property, project);
  for (const property of entity.rawProperty ?? []) add(property, null);
  return fields;
}

function decodeValue({ meaning, value: bytes }: Message<'Property'>, project: string | null): Value {
  if (bytes === undefined || bytes.length === 0) return { kind: 'null' };
  const { int64, boolean, string, double, point, reference } = decodeMessage('PropertyValue', bytes);
  if (int64 !== undefined) {
    return meaning === Meaning.timestamp
      ? { kind: 'timestamp', micros: decodeLong(int64) }
      : { kind: 'integer', value: decodeLong(int64) };
  }
  if (boolean !== undefined) return { kind: 'boolean', value: boolean };
  if (string !== undefined) return decodeString(meaning, string);
  if (double !== undefined) return { kind: 'double', value: double };
  if (point !== undefined) return { kind: 'geoPoint', latitude: 0, longitude: 0, ...point };
  if (reference === undefined) throw new Error('unknown kind of value');
  const { app = '', databaseId, element } = reference;
  // An app id is a prefix (`dev~` in the emulator, `s~` in production) followed by the project's id.
  const named = app.slice(app.indexOf('~') + 1);
  return { kind: 'reference', name: nameOf(project ?? named, databaseId, element) };
}

function decodeString(meaning: number | undefined, bytes: Uint8Array): Value {
  if (meaning === Meaning.blob || meaning === Meaning.byteString) {
    return { kind: 'bytes', value: Uint8Array.from(bytes) };
  }
  if (meaning !== Meaning.entity) return { kind: 'string', value: Buffer.from(bytes).toString() };
  const fields = decodeProperties(decodeMessage('Entity', bytes), null);
  const vector = fields.get(VECTOR_PROPERTY);
  if (vector === undefined || fields.size !== 1) return { kind: 'map', fields };
  const type: Value = { kind: 'string', value: VECTOR_PROPERTY };
  return {
    kind: 'map',
    fields: new Map([
      ['__type__', type],
      ['value', vector],
    ]),
  };
}
