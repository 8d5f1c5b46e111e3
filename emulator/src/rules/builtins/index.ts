import type { Kind } from '../evaluation/values.ts';
import { LIST_METHODS, MAP_DIFF_METHODS, MAP_METHODS, SET_METHODS } from './collections.ts';
import { CONVERSIONS, LATLNG_METHODS, LATLNG_NAMESPACE, MATH_NAMESPACE } from './math.ts';
import type { BuiltinTable } from './overload.ts';
import { DEBUG, DOCUMENT_FUNCTIONS, PATH_FUNCTIONS, PATH_METHODS } from './path.ts';
import { BYTES_METHODS, HASHING_NAMESPACE, STRING_METHODS } from './string.ts';
import { DURATION_METHODS, DURATION_NAMESPACE, TIMESTAMP_METHODS, TIMESTAMP_NAMESPACE } from './timestamp.ts';

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
