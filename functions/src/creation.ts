import { isDeepStrictEqual } from 'node:util';
import { documentIdOf } from '@copa/domain/ids';
import type { Context } from './dependencies.ts';
import { refusal } from './refusals.ts';

export function creationId({ newId }: Pick<Context, 'newId'>, requestId: string | null): string {
  return requestId === null ? newId() : documentIdOf(requestId);
}

export function sameCreation<T extends object>(stored: T, content: Partial<T>): T {
  const isSame = Object.entries(content).every(([field, value]) =>
    isDeepStrictEqual(stored[field as keyof T], value),
  );
  if (!isSame) throw refusal('request-reused');
  return stored;
}
