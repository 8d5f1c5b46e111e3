import type { Document } from '../../core/model.ts';
import type { Fields, MapValue, Value } from '../../core/values/value.ts';
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
import { type EntityKey, type KeyElement, parseEntityKey } from './entity-key.ts';
import { ProtobufWriter } from './protobuf-writer.ts';

/** One document as the bytes of a Datastore entity. */
export function encodeEntity(document: Pick<Document, 'name' | 'fields'>): Uint8Array {
  const key = parseEntityKey(document.name);
  const writer = new ProtobufWriter();
  writer.message(Entity.key, (reference) => {
    reference.string(Key.app, appOf(key));
    reference.message(Key.path, (path) => writePath(path, key.elements));
    if (key.databaseId !== DEFAULT_DATABASE_ID) {
      reference.string(Key.databaseId, key.databaseId);
    }
  });
  writeProperties(writer, document.fields);
  writer.message(Entity.entityGroup, (path) => writePath(path, key.elements.slice(0, 1)));
  return writer.finish();
}

function appOf(key: EntityKey): string {
  return `dev~${key.project}`;
}

function writePath(writer: ProtobufWriter, elements: readonly KeyElement[]): void {
  for (const { type, id } of elements) {
    writer.group(Path.element, (element) => {
      element.string(Path.type, type);
      if (typeof id === 'bigint') {
        element.int64(Path.id, id);
      } else {
        element.string(Path.name, id);
      }
    });
  }
}

function writeProperties(writer: ProtobufWriter, fields: Fields): void {
  for (const [name, value] of fields) {
    if (value.kind === 'array' && value.values.length === 0) {
      writer.message(Entity.property, (property) => {
        property.uint32(Property.meaning, Meaning.emptyList);
        property.string(Property.name, name).boolean(Property.multiple, false);
        property.bytes(Property.value, new Uint8Array());
      });
    }
  }
  for (const [name, value] of fields) {
    if (value.kind === 'array') {
      for (const element of value.values) {
        writeProperty(writer, name, element, true);
      }
    } else {
      writeProperty(writer, name, value, false);
    }
  }
}

function writeProperty(writer: ProtobufWriter, name: string, value: Value, multiple: boolean): void {
  writer.message(Entity.rawProperty, (property) => {
    const meaning = meaningOf(value);
    if (meaning !== null) {
      property.uint32(Property.meaning, meaning);
    }
    property.string(Property.name, name).boolean(Property.multiple, multiple);
    property.message(Property.value, (writerOfValue) => writeValue(writerOfValue, value));
  });
}

function meaningOf(value: Value): number | null {
  switch (value.kind) {
    case 'timestamp':
      return Meaning.timestamp;
    case 'geoPoint':
      return Meaning.geoPoint;
    case 'bytes':
      return Meaning.blob;
    case 'map':
      return Meaning.entity;
    case 'null':
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
    case 'reference':
    case 'array':
      return null;
  }
}

function writeValue(writer: ProtobufWriter, value: Value): void {
  switch (value.kind) {
    case 'null':
      break;
    case 'boolean':
      writer.boolean(PropertyValue.boolean, value.value);
      break;
    case 'integer':
      writer.int64(PropertyValue.int64, value.value);
      break;
    case 'double':
      // The format has no negative zero: the official emulator writes 0.0 too.
      writer.double(PropertyValue.double, value.value === 0 ? 0 : value.value);
      break;
    case 'timestamp':
      writer.int64(PropertyValue.int64, value.micros);
      break;
    case 'string':
      writer.string(PropertyValue.string, value.value);
      break;
    case 'bytes':
      writer.bytes(PropertyValue.string, value.value);
      break;
    case 'reference':
      writeReference(writer, parseEntityKey(value.name));
      break;
    case 'geoPoint':
      writer.group(PropertyValue.point, (point) =>
        point
          .double(PropertyValue.pointLatitude, value.latitude)
          .double(PropertyValue.pointLongitude, value.longitude),
      );
      break;
    case 'array':
      throw new Error('An array cannot be an element of an array.');
    case 'map':
      writer.message(PropertyValue.string, (entity) => writeNestedEntity(entity, value));
      break;
  }
}

function writeReference(writer: ProtobufWriter, key: EntityKey): void {
  writer.group(PropertyValue.reference, (reference) => {
    reference.string(PropertyValue.referenceApp, appOf(key));
    for (const { type, id } of key.elements) {
      reference.group(PropertyValue.referenceElement, (element) => {
        element.string(PropertyValue.referenceType, type);
        if (typeof id === 'bigint') {
          element.int64(PropertyValue.referenceId, id);
        } else {
          element.string(PropertyValue.referenceName, id);
        }
      });
    }
    if (key.databaseId !== DEFAULT_DATABASE_ID) {
      reference.string(PropertyValue.referenceDatabaseId, key.databaseId);
    }
  });
}

function writeNestedEntity(writer: ProtobufWriter, map: MapValue): void {
  writer.message(Entity.key, (key) => key.string(Key.app, '').bytes(Key.path, new Uint8Array()));
  const vector = vectorElements(map);
  if (vector === null) {
    writeProperties(writer, map.fields);
  } else {
    for (const element of vector) {
      writeProperty(writer, VECTOR_PROPERTY, element, true);
    }
  }
  writer.bytes(Entity.entityGroup, new Uint8Array());
}

function vectorElements(map: MapValue): readonly Value[] | null {
  const type = map.fields.get('__type__');
  const value = map.fields.get('value');
  return type?.kind === 'string' && type.value === VECTOR_PROPERTY && value?.kind === 'array'
    ? value.values
    : null;
}
