/** Decides for the path of a document below `…/documents/`. */
export type DocumentPattern = (path: string) => boolean;

const SINGLE = /^(?:\*|\{[^{}=]+(?:=\*)?\})$/;
const MULTI = /^(?:\*\*|\{[^{}=]+=\*\*\})$/;

/** `users/{id}`, `users/*`, `{path=**}`: a wildcard is a whole segment, `**` any number of them. */
export function compileDocumentPattern(pattern: string): DocumentPattern {
  const source = trimSlashes(pattern)
    .split('/')
    .map((segment) => {
      if (MULTI.test(segment)) return '(?:/[^/]+)*';
      return SINGLE.test(segment) ? '/[^/]+' : `/${escapeRegExp(segment)}`;
    })
    .join('');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(`/${path}`);
}

export function exactDocument(document: string): DocumentPattern {
  const exact = trimSlashes(document);
  return (path) => path === exact;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
