import type { Document } from '../../core/model.ts';
import { byKind, type Fields, type MapValue, type Value } from '../../core/values/value.ts';
import { decodeLong, encodeLong } from '../../transports/messages/value-codec.ts';
import {
  bytesOf,
  decodeMessage,
  type ElementMessage,
  encodeMessage,
  type Messages,
  type PropertyMessage,
  ProtobufError,
  type ReferenceMessage,
  textOf,
  type ValueMessage,
} from './messages.ts';

/** How a value is meant that is stored as another. */
const Meaning = {
  timestamp: 7,
  geoPoint: 9,
  blob: 14,
  byteString: 16,
  entity: 19,
  emptyList: 24,
} as const;

/** A vector is a nested entity with one repeated property of this reserved name. */
const VECTOR_PROPERTY = '__vector__';
const DEFAULT_DATABASE_ID = '(default)';

/** A document name in the parts that an export keeps apart. */
interface EntityKey {
  readonly project: string;
  readonly databaseId: string;
  readonly elements: readonly KeyElement[];
}

interface KeyElement {
  readonly type: string;
  readonly id: string | bigint;
}

const NAME = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/;
const NUMERIC_ID = /^__id(-?\d+)__$/;

function parseEntityKey(documentName: string): EntityKey {
  const [, project, databaseId, path] = NAME.exec(documentName) ?? [];
  const segments = path?.split('/') ?? [];
  if (project === undefined || databaseId === undefined || segments.length % 2 !== 0) {
    throw new Error(`"${documentName}" is not the name of a document`);
  }
  const elements: KeyElement[] = [];
  for (let index = 0; index < segments.length; index += 2) {
    const [type = '', id = ''] = segments.slice(index, index + 2);
    const numeric = NUMERIC_ID.exec(id)?.[1];
    elements.push({ type, id: numeric === undefined ? id : BigInt(numeric) });
  }
  return { project, databaseId, elements };
}

function formatEntityKey(key: EntityKey): string {
  const path = key.elements.map(({ type, id }) => `${type}/${typeof id === 'bigint' ? `__id${id}__` : id}`);
  return `projects/${key.project}/databases/${key.databaseId}/documents/${path.join('/')}`;
}

type Properties = Pick<Messages['Entity'], 'property' | 'rawProperty'>;

const EMPTY = new Uint8Array();

/** One document as the bytes of a Datastore entity. */
export function encodeEntity(document: Pick<Document, 'name' | 'fields'>): Uint8Array {
  const key = parseEntityKey(document.name);
  const element = key.elements.map(elementMessage);
  return encodeMessage('Entity', {
    key: { app: appOf(key), path: { element }, ...databaseOf(key) },
    ...properties(document.fields),
    entityGroup: { element: element.slice(0, 1) },
  });
}

function appOf(key: EntityKey): Uint8Array {
  return bytesOf(`dev~${key.project}`);
}

function databaseOf({ databaseId }: EntityKey) {
  return databaseId === DEFAULT_DATABASE_ID ? {} : { databaseId: bytesOf(databaseId) };
}

function elementMessage({ type, id }: KeyElement): ElementMessage {
  return {
    type: bytesOf(type),
    ...(typeof id === 'bigint' ? { id: encodeLong(id) } : { name: bytesOf(id) }),
  };
}

function properties(fields: Fields): Properties {
  const property: PropertyMessage[] = [];
  const rawProperty: PropertyMessage[] = [];
  for (const [text, value] of fields) {
    const name = bytesOf(text);
    if (value.kind !== 'array') rawProperty.push(propertyMessage(name, value, false));
    else if (value.values.length > 0) {
      for (const element of value.values) rawProperty.push(propertyMessage(name, element, true));
    } else {
      property.push({ meaning: Meaning.emptyList, name, multiple: false, value: EMPTY });
    }
  }
  return { property, rawProperty };
}

function propertyMessage(name: Uint8Array, value: Value, multiple: boolean): PropertyMessage {
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

const valueMessage: (subject: Value) => ValueMessage = byKind({
  null: () => ({}),
  boolean: ({ value }) => ({ boolean: value }),
  integer: ({ value }) => ({ int64: encodeLong(value) }),
  // The format has no negative zero: the official emulator writes 0.0 too.
  double: ({ value }) => ({ double: value === 0 ? 0 : value }),
  timestamp: ({ micros }) => ({ int64: encodeLong(micros) }),
  string: ({ value }) => ({ string: bytesOf(value) }),
  bytes: ({ value }) => ({ string: value }),
  reference: ({ name }) => {
    const key = parseEntityKey(name);
    return { reference: { app: appOf(key), element: key.elements.map(elementMessage), ...databaseOf(key) } };
  },
  geoPoint: ({ latitude, longitude }) => ({ point: { latitude, longitude } }),
  array: () => {
    throw new Error('An array cannot be an element of an array.');
  },
  map: (value) => ({ string: encodeNestedEntity(value) }),
});

function encodeNestedEntity(map: MapValue): Uint8Array {
  const vector = vectorElements(map);
  return encodeMessage('Entity', {
    key: { app: EMPTY, path: {} },
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
  /** Below `…/documents/`. */
  readonly path: string;
  /** Full name in the project that the documents are meant for. */
  readonly name: string;
  readonly fields: Fields;
}

/** Documents nest 20 levels; anything far deeper is no export. */
const MAX_ENTITY_DEPTH = 64;

/** The document of one entity, as a document of `project`. */
export function decodeEntity(bytes: Uint8Array, project: string): DecodedEntity {
  const entity = decodeMessage('Entity', bytes);
  const key = required(entity.key, 'key');
  const databaseId = databaseIdOf(key.databaseId);
  const elements = elementsOf(required(key.path, 'path').element);
  const name = formatEntityKey({ project, databaseId, elements });
  return {
    databaseId,
    path: name.slice(name.indexOf('/documents/') + '/documents/'.length),
    name,
    fields: decodeProperties(entity, project, 0),
  };
}

/**
 * References in indexed properties, which only production writes, follow the documents into the new project;
 * all others keep the project they name. The official emulator does the same.
 */
function decodeProperties(entity: Messages['Entity'], project: string | null, depth: number): Fields {
  if (depth > MAX_ENTITY_DEPTH) throw new ProtobufError('maps are nested too deeply');
  const fields = new Map<string, Value>();
  const arrays = new Map<string, Value[]>();
  const add = (property: PropertyMessage, target: string | null): void => {
    const name = textOf(required(property.name, 'property name'));
    const isEmpty = property.meaning === Meaning.emptyList;
    const value = isEmpty ? null : decodeValue(property, target, depth);
    const elements = arrays.get(name);
    if (value !== null && property.multiple === true && elements !== undefined) {
      elements.push(value);
      return;
    }
    if (fields.has(name)) throw new ProtobufError(`property ${name} appears twice`);
    const values = value === null ? [] : [value];
    if (value !== null && property.multiple === true) arrays.set(name, values);
    fields.set(name, value === null || property.multiple === true ? { kind: 'array', values } : value);
  };
  for (const property of entity.property ?? []) add(property, project);
  for (const property of entity.rawProperty ?? []) add(property, null);
  return fields;
}

function decodeValue(property: PropertyMessage, project: string | null, depth: number): Value {
  const { meaning } = property;
  const bytes = required(property.value, 'property value');
  const { int64, boolean, string, double, point, reference } = decodeMessage('PropertyValue', bytes);
  if (bytes.length === 0) return { kind: 'null' };
  if (int64 !== undefined) {
    return meaning === Meaning.timestamp
      ? { kind: 'timestamp', micros: decodeLong(int64) }
      : { kind: 'integer', value: decodeLong(int64) };
  }
  if (boolean !== undefined) return { kind: 'boolean', value: boolean ?? false };
  if (string !== undefined && string !== null) return decodeString(meaning, string, depth);
  if (double !== undefined && double !== null) return { kind: 'double', value: double };
  if (point !== undefined) {
    const { latitude, longitude } = point ?? {};
    return {
      kind: 'geoPoint',
      latitude: required(latitude, 'latitude'),
      longitude: required(longitude, 'longitude'),
    };
  }
  if (reference === undefined || reference === null) throw new ProtobufError('unknown kind of value');
  return { kind: 'reference', name: decodeReference(reference, project) };
}

function decodeString(meaning: PropertyMessage['meaning'], bytes: Uint8Array, depth: number): Value {
  if (meaning === Meaning.entity) return decodeMap(decodeMessage('Entity', bytes), depth + 1);
  if (meaning === Meaning.blob || meaning === Meaning.byteString) {
    return { kind: 'bytes', value: Uint8Array.from(bytes) };
  }
  return { kind: 'string', value: textOf(bytes) };
}

function decodeMap(entity: Messages['Entity'], depth: number): Value {
  const fields = decodeProperties(entity, null, depth);
  const vector = fields.get(VECTOR_PROPERTY);
  if (vector === undefined || fields.size !== 1) return { kind: 'map', fields };
  return {
    kind: 'map',
    fields: new Map<string, Value>([
      ['__type__', { kind: 'string', value: VECTOR_PROPERTY }],
      ['value', vector],
    ]),
  };
}

function decodeReference(reference: ReferenceMessage, project: string | null): string {
  const app = textOf(required(reference.app, 'app'));
  return formatEntityKey({
    project: project ?? projectOf(app),
    databaseId: databaseIdOf(reference.databaseId),
    elements: elementsOf(reference.element),
  });
}

function elementsOf(elements: readonly ElementMessage[] | null | undefined): readonly KeyElement[] {
  if (elements === undefined || elements === null || elements.length === 0) {
    throw new ProtobufError('an entity has no path');
  }
  return elements.map(({ type, id, name }) => ({
    type: segmentOf(required(type, 'kind')),
    id: id === undefined || id === null ? segmentOf(required(name, 'name')) : decodeLong(id),
  }));
}

function segmentOf(bytes: Uint8Array): string {
  const segment = textOf(bytes);
  if (segment === '' || segment.includes('/')) {
    throw new ProtobufError(`"${segment}" cannot be part of a document name`);
  }
  return segment;
}

/** `dev~p` in the emulator, `s~p` or `{region}~p` in production. */
function projectOf(app: string): string {
  return app.slice(app.indexOf('~') + 1);
}

function databaseIdOf(bytes: Uint8Array | null | undefined): string {
  const id = textOf(bytes ?? new Uint8Array());
  return id === '' ? DEFAULT_DATABASE_ID : id;
}

function required<Field>(value: Field | null | undefined, label: string): Field {
  if (value === undefined || value === null) throw new ProtobufError(`an entity lacks its ${label}`);
  return value;
}
