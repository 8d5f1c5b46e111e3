import { ENDPOINTS } from '@copa/domain/api/all';
import * as z from 'zod/mini';

export function unnamedIn(id: string, text: string): readonly string[] {
  const endpoint = ENDPOINTS.find((each) => each.id === id);
  if (endpoint?.produces !== 'json') return [];
  const { data } = z.parse(z.object({ data: z.json() }), JSON.parse(text));
  const named = new Set(pathsOf(JSON.parse(JSON.stringify(z.parse(endpoint.data, data)))));
  return pathsOf(data).filter((path) => !named.has(path));
}

function pathsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [''];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => `.${key}${path}`));
}

const MOMENT = /^"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z"$/;

export function oddMomentsIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => oddMomentsIn(inner, `${path}.${key}`));
  }
  const isMoment = /(?:At|Date|Time|\.date|\.time|\.expiry|econds)$/.test(path) && value !== null;
  return isMoment && !MOMENT.test(JSON.stringify(value)) ? [`${path}: ${JSON.stringify(value)}`] : [];
}
