import type { Document, FieldPath } from '../model.ts';
import { invalidArgument, type StatusError } from '../status-error.ts';
import { compareUtf8 } from './name-order.ts';
import type { Fields, Value } from './value.ts';
import { compareEach } from './value-order.ts';

const SEGMENT = /[a-zA-Z_][a-zA-Z_0-9]*|`(?:[^`\\]|\\.)+`/sy;
const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

export const NAME_PATH: FieldPath = ['__name__'];

function invalid(path: string): StatusError {
  return invalidArgument(
    `Invalid property path "${path}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}

export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let position = 0;
  for (;;) {
    SEGMENT.lastIndex = position;
    const token = SEGMENT.exec(text)?.[0];
    if (token === undefined) throw invalid(text);
    segments.push(token.startsWith('`') ? token.slice(1, -1).replace(/\\(.)/gs, '$1') : token);
    position += token.length;
    if (position === text.length) return segments;
    if (text[position] !== '.') throw invalid(text);
    position++;
  }
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[`\\]/g, '\\$&')}\``))
    .join('.');
}

export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

export function describeFieldPath(path: FieldPath): string {
  return isNamePath(path) ? '__key__' : formatFieldPath(path);
}

export function fieldPathsEqual(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((segment, i) => segment === b[i]);
}

export function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  return compareEach(a, b, compareUtf8);
}

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  let value: Value | undefined;
  for (let i = 0; i < path.length; i++) {
    value = current.get(path[i] ?? '');
    if (value === undefined || i === path.length - 1) return value;
    if (value.kind !== 'map') return undefined;
    current = value.fields;
  }
  return value;
}

export function getDocumentValue(document: Document, path: FieldPath): Value | undefined {
  return isNamePath(path) ? { kind: 'reference', name: document.name } : getField(document.fields, path);
}

export class FieldsDraft {
  /** The copies that this draft made. Only these may be changed. */
  readonly #own = new Map<Fields, Map<string, Value>>();
  #fields: Fields;

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  get fields(): Fields {
    return this.#fields;
  }

  #ownOf(fields: Fields): Map<string, Value> {
    const own = this.#own.get(fields) ?? new Map(fields);
    this.#own.set(own, own);
    return own;
  }

  #mapAt(path: FieldPath): Map<string, Value> {
    let current = this.#ownOf(this.#fields);
    this.#fields = current;
    for (const segment of path.slice(0, -1)) {
      const child = current.get(segment);
      const fields = this.#ownOf(child?.kind === 'map' ? child.fields : new Map());
      current.set(segment, { kind: 'map', fields });
      current = fields;
    }
    return current;
  }

  set(path: FieldPath, value: Value): void {
    const last = path.at(-1);
    if (last !== undefined) this.#mapAt(path).set(last, value);
  }

  delete(path: FieldPath): void {
    const last = path.at(-1);
    if (last === undefined || getField(this.#fields, path) === undefined) return;
    this.#mapAt(path).delete(last);
  }
}

export function selectFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  const selected = new FieldsDraft(new Map());
  for (const path of paths) {
    if (isNamePath(path)) continue;
    const value = getField(fields, path);
    if (value !== undefined) selected.set(path, value);
  }
  return selected.fields;
}

export function projectDocument(document: Document, mask: readonly FieldPath[] | null): Document {
  return mask === null ? document : { ...document, fields: selectFields(document.fields, mask) };
}
