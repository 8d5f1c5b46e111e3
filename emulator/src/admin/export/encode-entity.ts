import type { Document } from '../../core/model.ts';
import type { Fields, MapValue, Value } from '../../core/values/value.ts';
import { encodeLong } from '../../transports/messages/scalars.ts';
import { DEFAULT_DATABASE_ID, Meaning, VECTOR_PROPERTY } from './entity-format.ts';
import { type EntityKey, type KeyElement, parseEntityKey } from './entity-key.ts';
import {
  bytesOf,
  type ElementMessage,
  encodeMessage,
  type Messages,
  type PropertyMessage,
  type ValueMessage,
} from './messages.ts';

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

function valueMessage(value: Value): ValueMessage {
  switch (value.kind) {
    case 'null':
      return {};
    case 'boolean':
      return { boolean: value.value };
    case 'integer':
      return { int64: encodeLong(value.value) };
    case 'double':
      // The format has no negative zero: the official emulator writes 0.0 too.
      return { double: value.value === 0 ? 0 : value.value };
    case 'timestamp':
      return { int64: encodeLong(value.micros) };
    case 'string':
      return { string: bytesOf(value.value) };
    case 'bytes':
      return { string: value.value };
    case 'reference': {
      const key = parseEntityKey(value.name);
      const element = key.elements.map(elementMessage);
      return { reference: { app: appOf(key), element, ...databaseOf(key) } };
    }
    case 'geoPoint':
      return { point: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      throw new Error('An array cannot be an element of an array.');
    case 'map':
      return { string: encodeNestedEntity(value) };
  }
}

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
