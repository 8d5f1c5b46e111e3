import { toJson } from '../evaluation/value-json.ts';
import { ANY, overload, table } from './overload.ts';

/** Functions that look beyond the request. */
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
