import { describe, expect, it } from 'vitest';
import { show } from '../../../test/evaluate.ts';
import { document } from '../../../test/rules-registry.ts';
import { RequestAccess } from './document-access.ts';
import type { PathSegment, ValueOf } from './values.ts';

const path = (...segments: PathSegment[]): ValueOf<'path'> => ({ kind: 'path', segments });
const ROOT = ['databases', '(default)', 'documents'];
const FOUND = path(...ROOT, 'c', 'a');

function access() {
  const asked: string[] = [];
  const holding = (n: number) => (name: string) => {
    asked.push(name);
    return name.endsWith('/c/a') ? document('c/a', { n }) : null;
  };
  const request = new RequestAccess({
    database: 'projects/demo/databases/(default)',
    lookup: holding(1),
    lookupAfter: holding(2),
  });
  return { operation: request.operation(), asked };
}

describe('what the rules see of documents', () => {
  it('is what was before the request, or what will be after it', () => {
    const { operation } = access();
    expect(show(operation.get(FOUND, 'get'))).toContain('data: {n: 1}');
    expect(show(operation.get(FOUND, 'getAfter'))).toContain('data: {n: 2}');
    expect(show(operation.get(path(...ROOT, 'c', 'b'), 'getAfter'))).toBe('null');
  });

  it('is read once for a request', () => {
    const { operation, asked } = access();
    for (let times = 0; times < 3; times++) {
      operation.get(FOUND, 'get');
      operation.exists(FOUND, 'exists');
    }
    expect(asked).toEqual(['projects/demo/databases/(default)/documents/c/a']);
  });

  it.each<[string, PathSegment[], string]>([
    ['a collection', [...ROOT, 'c'], 'simple: "c"'],
    ['the root', ROOT, 'simple: "documents"'],
    ['an empty id', [...ROOT, 'c', ''], 'simple: ""'],
    ['an id with a slash', [...ROOT, 'c', 'a/b/c'], 'simple: "a/b/c"'],
    ['another database', ['databases', 'other', 'documents', 'c', 'a'], 'simple: "other"'],
    ['an open place in it', [...ROOT, { placeholder: 'x' }, 'c', 'a'], 'capture: "x"'],
  ])('is nothing at a path that is no document: %s', (_, segments, detail) => {
    const { operation, asked } = access();
    const refusal = `Service call error. Function: [existsAfter], Argument: [path_value {\n  segments {\n    simple: "databases"\n  }\n`;
    const outcome = show(operation.exists(path(...segments), 'existsAfter'));
    expect(outcome).toContain(refusal);
    expect(outcome).toContain(`  segments {\n    ${detail}\n  }\n`);
    expect(asked).toEqual([]);
  });
});
