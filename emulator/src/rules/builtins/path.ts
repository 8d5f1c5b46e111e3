import { toJson } from '../evaluation/conversion.ts';
import { fail, type PathSegment, path, TOO_COMPLEX, weightOf } from '../evaluation/values.ts';
import { ANY, overload, table } from './overload.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Path */
export const PATH_METHODS = table({
  bind: overload([['path'], ['map']], ([self, bindings], { budget }) => {
    const names = new Set(
      self.segments.map((segment) => (typeof segment === 'string' ? '' : segment.placeholder)),
    );
    const unbound = [...bindings.entries.keys()].find((name) => !names.has(name));
    if (unbound !== undefined) return fail(`Path has no placeholder ${unbound.slice(0, 100)}.`);
    const segments: PathSegment[] = [];
    for (const segment of self.segments) {
      if (typeof segment === 'string') {
        segments.push(segment);
        continue;
      }
      const value = bindings.entries.get(segment.placeholder);
      if (value !== undefined && !budget.spend(weightOf(value))) return fail(TOO_COMPLEX);
      if (value === undefined) return fail(`Property ${segment.placeholder} is undefined on object.`);
      if (value.kind === 'string') segments.push(value.value);
      else if (value.kind === 'int') segments.push(String(value.value));
      else if (value.kind === 'path') for (const inner of value.segments) segments.push(inner);
      else return fail(`Type error. Received: [${value.kind}] Expected: [string,int,path].`);
    }
    return path(segments);
  }),
});

const PLACEHOLDER = /^\{([A-Za-z_]\w*)\}$/;

function toSegment(text: string): PathSegment {
  const placeholder = PLACEHOLDER.exec(text)?.[1];
  return placeholder === undefined ? text : { placeholder };
}

export const PATH_FUNCTIONS = table({
  path: overload([['string']], ([text]) =>
    path(
      text.value
        .split('/')
        .filter((segment) => segment !== '')
        .map(toSegment),
    ),
  ),
});

export const DOCUMENT_FUNCTIONS = table({
  get: overload([['path']], ([path], { documents }) => documents.get(path, 'get')),
  getAfter: overload([['path']], ([path], { documents }) => documents.get(path, 'getAfter')),
  exists: overload([['path']], ([path], { documents }) => documents.exists(path, 'exists')),
  existsAfter: overload([['path']], ([path], { documents }) => documents.exists(path, 'existsAfter')),
});

export const DEBUG = table({
  debug: overload([ANY], ([value], { log }) => {
    log(`debug: ${JSON.stringify(toJson(value))}`);
    return value;
  }),
});
