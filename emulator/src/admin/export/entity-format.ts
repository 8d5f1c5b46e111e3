/**
 * Numbers of the legacy Datastore messages that an export is made of. The same for the official
 * emulator and for exports of production.
 */
export const Entity = { key: 13, property: 14, rawProperty: 15, entityGroup: 16 } as const;

export const Key = { app: 13, path: 14, databaseId: 23 } as const;

export const Path = { element: 1, type: 2, id: 3, name: 4 } as const;

export const Property = { meaning: 1, name: 3, multiple: 4, value: 5 } as const;

export const PropertyValue = {
  int64: 1,
  boolean: 2,
  string: 3,
  double: 4,
  point: 5,
  pointLatitude: 6,
  pointLongitude: 7,
  reference: 12,
  referenceApp: 13,
  referenceElement: 14,
  referenceType: 15,
  referenceId: 16,
  referenceName: 17,
  referenceDatabaseId: 23,
} as const;

export const Meaning = {
  timestamp: 7,
  geoPoint: 9,
  blob: 14,
  byteString: 16,
  entity: 19,
  emptyList: 24,
} as const;

/** A vector is a nested entity with one repeated property of this reserved name. */
export const VECTOR_PROPERTY = '__vector__';

export const DEFAULT_DATABASE_ID = '(default)';
