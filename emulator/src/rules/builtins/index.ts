import type { Kind } from '../evaluation/values.ts';
import { BYTES_METHODS } from './bytes.ts';
import { CONVERSIONS } from './convert.ts';
import { DEBUG, DOCUMENT_FUNCTIONS } from './documents.ts';
import { DURATION_METHODS, DURATION_NAMESPACE } from './duration.ts';
import { HASHING_NAMESPACE } from './hashing.ts';
import { LATLNG_METHODS, LATLNG_NAMESPACE } from './latlng.ts';
import { LIST_METHODS } from './list.ts';
import { MAP_METHODS } from './map.ts';
import { MAP_DIFF_METHODS } from './map-diff.ts';
import { MATH_NAMESPACE } from './math.ts';
import type { BuiltinTable } from './overload.ts';
import { PATH_FUNCTIONS, PATH_METHODS } from './path.ts';
import { SET_METHODS } from './set.ts';
import { STRING_METHODS } from './string.ts';
import { TIMESTAMP_METHODS, TIMESTAMP_NAMESPACE } from './timestamp.ts';

export const METHODS: ReadonlyMap<Kind, BuiltinTable> = new Map([
  ['string', STRING_METHODS],
  ['bytes', BYTES_METHODS],
  ['list', LIST_METHODS],
  ['set', SET_METHODS],
  ['map', MAP_METHODS],
  ['map_diff', MAP_DIFF_METHODS],
  ['path', PATH_METHODS],
  ['timestamp', TIMESTAMP_METHODS],
  ['duration', DURATION_METHODS],
  ['latlng', LATLNG_METHODS],
]);

/** Their names cannot be given to variables. */
export const NAMESPACES: ReadonlyMap<string, BuiltinTable> = new Map([
  ['duration', DURATION_NAMESPACE],
  ['hashing', HASHING_NAMESPACE],
  ['latlng', LATLNG_NAMESPACE],
  ['math', MATH_NAMESPACE],
  ['timestamp', TIMESTAMP_NAMESPACE],
]);

export const FUNCTIONS: BuiltinTable = new Map([
  ...CONVERSIONS,
  ...PATH_FUNCTIONS,
  ...DOCUMENT_FUNCTIONS,
  ...DEBUG,
]);
