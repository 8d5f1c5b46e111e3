import type { Fields, Value } from '../../core/values/value.ts';
import { decodeLong } from '../../transports/messages/scalars.ts';
import { DEFAULT_DATABASE_ID, Meaning, VECTOR_PROPERTY } from './entity-format.ts';
import { formatEntityKey, type KeyElement } from './entity-key.ts';
import {
  decodeMessage,
  type ElementMessage,
  type Messages,
  type PropertyMessage,
  ProtobufError,
  type ReferenceMessage,
  textOf,
} from './messages.ts';

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
