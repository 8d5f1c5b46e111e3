import type { FieldPath } from '../model.ts';
import { invalidArgument, type StatusError } from '../status-error.ts';
import { compareUtf8 } from './string-order.ts';

const SEGMENT = /[a-zA-Z_][a-zA-Z_0-9]*|`(?:[^`\\]|\\.)+`/sy;
const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

export const NAME_PATH: FieldPath = ['__name__'];

function invalid(path: string): StatusError {
  return invalidArgument(
    `Invalid property path "${path}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}

/** Reads the wire form, for instance ``a.`b c`.d``. */
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

/** The path as error texts print it: they spell the name `__key__`. */
export function describeFieldPath(path: FieldPath): string {
  return isNamePath(path) ? '__key__' : formatFieldPath(path);
}

export function fieldPathsEqual(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((segment, i) => segment === b[i]);
}

export function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compareUtf8(a[i] ?? '', b[i] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
