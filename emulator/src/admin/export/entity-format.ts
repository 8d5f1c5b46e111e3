/** How a value is meant that is stored as another. */
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
