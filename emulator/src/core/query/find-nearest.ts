import type { Document, FindNearest } from '../model.ts';
import { invalidArgument } from '../status-error.ts';
import type { DocumentView } from '../store/document-store.ts';
import { FieldsDraft, getField } from '../values/field-path.ts';
import { vectorComponents } from '../values/value-order.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { queryMatches } from './execute-query.ts';
import { checkQueryField } from './validate-filter.ts';

const MAX_RESULTS = 1000;

/** Google documents these conditions, but not the error texts, so the texts in this function are our own. */
export function validateFindNearest(search: FindNearest): void {
  checkQueryField(search.vectorField);
  if (search.distanceResultField !== null) checkQueryField(search.distanceResultField);
  if (search.distanceMeasure === 'DISTANCE_MEASURE_UNSPECIFIED') {
    throw invalidArgument('FindNearest requires a distance measure.');
  }
  const components = vectorComponents(search.queryVector);
  if (components === null || components.length === 0) {
    throw invalidArgument('FindNearest requires a query vector.');
  }
  if (search.limit === null || search.limit < 1 || search.limit > MAX_RESULTS) {
    throw invalidArgument(`FindNearest.limit must be a positive integer of no more than ${MAX_RESULTS}.`);
  }
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, component, i) => sum + component * (b[i] ?? 0), 0);
}

function distance(
  measure: FindNearest['distanceMeasure'],
  a: readonly number[],
  b: readonly number[],
): number {
  if (measure === 'DOT_PRODUCT') return dot(a, b);
  if (measure === 'COSINE') return 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  return Math.hypot(...a.map((component, i) => component - (b[i] ?? 0)));
}

interface Neighbour {
  readonly document: Document;
  readonly distance: number;
}

function isWithin(search: FindNearest, value: number): boolean {
  if (search.distanceThreshold === null) return true;
  return search.distanceMeasure === 'DOT_PRODUCT'
    ? value >= search.distanceThreshold
    : value <= search.distanceThreshold;
}

function compareNeighbours(search: FindNearest): (a: Neighbour, b: Neighbour) => number {
  const sign = search.distanceMeasure === 'DOT_PRODUCT' ? -1 : 1;
  return (a, b) => {
    const undefinedOrder = Number(Number.isNaN(a.distance)) - Number(Number.isNaN(b.distance));
    if (undefinedOrder !== 0 || a.distance === b.distance || Number.isNaN(a.distance)) return undefinedOrder;
    return a.distance < b.distance ? -sign : sign;
  };
}

export function findNearest(
  view: DocumentView,
  query: CompiledQuery,
  search: FindNearest,
): readonly Document[] {
  const wanted = vectorComponents(search.queryVector) ?? [];
  const neighbours: Neighbour[] = [];
  for (const document of queryMatches(view, query)) {
    const value = getField(document.fields, search.vectorField);
    const components = value === undefined ? null : vectorComponents(value);
    if (components?.length !== wanted.length) continue;
    const apart = distance(search.distanceMeasure, components, wanted);
    if (isWithin(search, apart)) neighbours.push({ document, distance: apart });
  }
  const nearest = neighbours.sort(compareNeighbours(search)).slice(0, search.limit ?? undefined);
  const resultField = search.distanceResultField;
  if (resultField === null) return nearest.map(({ document }) => document);
  return nearest.map(({ document, distance: apart }) => {
    const draft = new FieldsDraft(document.fields);
    draft.set(resultField, { kind: 'double', value: apart });
    return { ...document, fields: draft.fields };
  });
}
