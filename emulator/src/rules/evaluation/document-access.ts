import type { Document } from '../../core/model.ts';
import { obtain } from '../../core/store/recent-map.ts';
import { fromDocument } from './conversion.ts';
import { bool, type ErrorValue, fail, NULL, type RulesValue, type ValueOf } from './values.ts';

/**
 * The rules for one get, write or query may read this many distinct documents. All branches of a query share
 * the limit.
 */
const OPERATION_LIMIT = 10;
/**
 * The rules for all operations of one `authorizeGets` or `authorizeWrites` call may together read this many
 * distinct documents.
 */
const REQUEST_LIMIT = 20;

type Lookup = (documentName: string) => Document | null;
type Path = ValueOf<'path'>;

export interface DocumentReader {
  readonly database: string;
  readonly lookup: Lookup;
  readonly lookupAfter: Lookup;
}

export class RequestAccess {
  private readonly seen = new Set<string>();
  private readonly values = new Map<string, RulesValue>();

  constructor(private readonly reader: DocumentReader) {}

  operation(): DocumentAccess {
    return new DocumentAccess(this, this.reader.database);
  }

  admit(name: string): boolean {
    if (!this.seen.has(name) && this.seen.size >= REQUEST_LIMIT) return false;
    this.seen.add(name);
    return true;
  }

  read(name: string, after: boolean): RulesValue {
    const key = `${after ? 'after' : 'before'} ${name}`;
    return obtain(this.values, key, () => {
      const document = after ? this.reader.lookupAfter(name) : this.reader.lookup(name);
      return document === null ? NULL : fromDocument(document);
    });
  }
}

export class DocumentAccess {
  private readonly seen = new Set<string>();

  constructor(
    private readonly request: RequestAccess,
    private readonly database: string,
  ) {}

  get(path: Path, caller: 'get' | 'getAfter'): RulesValue | ErrorValue {
    const name = this.documentName(path);
    if (name === null || !this.admit(name)) return serviceCallError(caller, path);
    return this.request.read(name, caller === 'getAfter');
  }

  exists(path: Path, caller: 'exists' | 'existsAfter'): RulesValue | ErrorValue {
    const name = this.documentName(path);
    if (name === null || !this.admit(name)) return serviceCallError(caller, path);
    return bool(this.request.read(name, caller === 'existsAfter').kind !== 'null');
  }

  private admit(name: string): boolean {
    if (this.seen.has(name)) return true;
    if (this.seen.size >= OPERATION_LIMIT || !this.request.admit(name)) return false;
    this.seen.add(name);
    return true;
  }

  private documentName(path: Path): string | null {
    const segments = path.segments.filter((segment) => typeof segment === 'string');
    const [project, projectId, ...database] = this.database.split('/');
    const root = [...database, 'documents'];
    const isDocument =
      segments.length === path.segments.length &&
      segments.every((segment) => segment !== '' && !segment.includes('/')) &&
      root.every((segment, index) => segments[index] === segment) &&
      segments.length > root.length &&
      (segments.length - root.length) % 2 === 0;
    return isDocument ? [project, projectId, ...segments].join('/') : null;
  }
}

function serviceCallError(caller: string, path: Path): ErrorValue {
  const segments = path.segments.map((segment) => {
    const line =
      typeof segment === 'string'
        ? `simple: ${JSON.stringify(segment)}`
        : `capture: ${JSON.stringify(segment.placeholder)}`;
    return `  segments {\n    ${line}\n  }\n`;
  });
  return fail(
    `Service call error. Function: [${caller}], Argument: [path_value {\n${segments.join('')}}\n].`,
  );
}
