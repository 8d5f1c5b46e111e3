import type { Fields, Value } from '../../core/values/value.ts';
import {
  DEFAULT_DATABASE_ID,
  Entity,
  Key,
  Meaning,
  Path,
  Property,
  PropertyValue,
  VECTOR_PROPERTY,
} from './entity-format.ts';
import { type EntityKey, formatEntityKey, type KeyElement } from './entity-key.ts';
import {
  bytesOf,
  doubleOf,
  groupOf,
  int64Of,
  lastField,
  messageOf,
  ProtobufError,
  type ProtobufField,
  readProtobuf,
  stringOf,
} from './protobuf-reader.ts';

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
  const entity = readProtobuf(bytes);
  const key = messageOf(required(entity, Entity.key, 'key'));
  const databaseId = databaseIdOf(lastField(key, Key.databaseId));
  const elements = messageOf(required(key, Key.path, 'path')).map((element) =>
    keyElement(groupOf(element), Path.type, Path.id, Path.name),
  );
  if (elements.length === 0) {
    throw new ProtobufError('an entity has no path');
  }
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
function decodeProperties(entity: readonly ProtobufField[], project: string | null, depth: number): Fields {
  if (depth > MAX_ENTITY_DEPTH) {
    throw new ProtobufError('maps are nested too deeply');
  }
  const fields = new Map<string, Value>();
  const arrays = new Map<string, Value[]>();
  for (const entry of entity) {
    if (entry.field !== Entity.property && entry.field !== Entity.rawProperty) {
      continue;
    }
    const property = messageOf(entry);
    const name = stringOf(required(property, Property.name, 'property name'));
    const meaningField = lastField(property, Property.meaning);
    const meaning = meaningField === undefined ? null : Number(int64Of(meaningField));
    if (meaning === Meaning.emptyList) {
      addOnce(fields, name, { kind: 'array', values: [] });
      continue;
    }
    const encoded = messageOf(required(property, Property.value, 'property value'));
    const value = decodeValue(meaning, encoded, entry.field === Entity.property ? project : null, depth);
    const multiple = lastField(property, Property.multiple);
    if (multiple === undefined || int64Of(multiple) === 0n) {
      addOnce(fields, name, value);
      continue;
    }
    const elements = arrays.get(name);
    if (elements === undefined) {
      const values = [value];
      arrays.set(name, values);
      addOnce(fields, name, { kind: 'array', values });
    } else {
      elements.push(value);
    }
  }
  return fields;
}

function addOnce(fields: Map<string, Value>, name: string, value: Value): void {
  if (fields.has(name)) {
    throw new ProtobufError(`property ${name} appears twice`);
  }
  fields.set(name, value);
}

function decodeValue(
  meaning: number | null,
  value: readonly ProtobufField[],
  project: string | null,
  depth: number,
): Value {
  const field = value[0];
  if (field === undefined) {
    return { kind: 'null' };
  }
  switch (field.field) {
    case PropertyValue.int64:
      return meaning === Meaning.timestamp
        ? { kind: 'timestamp', micros: int64Of(field) }
        : { kind: 'integer', value: int64Of(field) };
    case PropertyValue.boolean:
      return { kind: 'boolean', value: int64Of(field) !== 0n };
    case PropertyValue.string:
      return decodeStringValue(meaning, field, depth);
    case PropertyValue.double:
      return { kind: 'double', value: doubleOf(field) };
    case PropertyValue.point: {
      const point = groupOf(field);
      return {
        kind: 'geoPoint',
        latitude: doubleOf(required(point, PropertyValue.pointLatitude, 'latitude')),
        longitude: doubleOf(required(point, PropertyValue.pointLongitude, 'longitude')),
      };
    }
    case PropertyValue.reference:
      return { kind: 'reference', name: decodeReference(groupOf(field), project) };
    default:
      throw new ProtobufError(`unknown kind of value ${field.field}`);
  }
}

function decodeStringValue(meaning: number | null, field: ProtobufField, depth: number): Value {
  if (meaning === Meaning.entity) {
    return decodeMap(messageOf(field), depth + 1);
  }
  if (meaning === Meaning.blob || meaning === Meaning.byteString) {
    return { kind: 'bytes', value: Uint8Array.from(bytesOf(field)) };
  }
  return { kind: 'string', value: stringOf(field) };
}

function decodeMap(entity: readonly ProtobufField[], depth: number): Value {
  const fields = decodeProperties(entity, null, depth);
  const vector = fields.get(VECTOR_PROPERTY);
  if (vector === undefined || fields.size !== 1) {
    return { kind: 'map', fields };
  }
  return {
    kind: 'map',
    fields: new Map<string, Value>([
      ['__type__', { kind: 'string', value: VECTOR_PROPERTY }],
      ['value', vector],
    ]),
  };
}

function decodeReference(reference: readonly ProtobufField[], project: string | null): string {
  const app = stringOf(required(reference, PropertyValue.referenceApp, 'app'));
  const elements = reference
    .filter(({ field }) => field === PropertyValue.referenceElement)
    .map((element) =>
      keyElement(
        groupOf(element),
        PropertyValue.referenceType,
        PropertyValue.referenceId,
        PropertyValue.referenceName,
      ),
    );
  if (elements.length === 0) {
    throw new ProtobufError('a reference has no path');
  }
  const key: EntityKey = {
    project: project ?? projectOf(app),
    databaseId: databaseIdOf(lastField(reference, PropertyValue.referenceDatabaseId)),
    elements,
  };
  return formatEntityKey(key);
}

function keyElement(
  element: readonly ProtobufField[],
  typeField: number,
  idField: number,
  nameField: number,
): KeyElement {
  const type = segmentOf(required(element, typeField, 'kind'));
  const id = lastField(element, idField);
  return { type, id: id === undefined ? segmentOf(required(element, nameField, 'name')) : int64Of(id) };
}

function segmentOf(field: ProtobufField): string {
  const segment = stringOf(field);
  if (segment === '' || segment.includes('/')) {
    throw new ProtobufError(`"${segment}" cannot be part of a document name`);
  }
  return segment;
}

/** `dev~p` in the emulator, `s~p` or `{region}~p` in production. */
function projectOf(app: string): string {
  return app.slice(app.indexOf('~') + 1);
}

function databaseIdOf(field: ProtobufField | undefined): string {
  const id = field === undefined ? '' : stringOf(field);
  return id === '' ? DEFAULT_DATABASE_ID : id;
}

function required(fields: readonly ProtobufField[], number: number, label: string): ProtobufField {
  const field = lastField(fields, number);
  if (field === undefined) {
    throw new ProtobufError(`an entity lacks its ${label}`);
  }
  return field;
}
