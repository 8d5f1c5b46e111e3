/**
 * Firestore bills one read for each entry of a `batchGet` and each document that a query finds. A query that
 * finds nothing costs one read.
 */
export function readsOf(url: string, body: string): number {
  if (isQuery(url)) {
    const results = JSON.parse(body) as readonly { readonly document?: object }[];
    return Math.max(1, results.filter(({ document }) => document !== undefined).length);
  }
  if (url.includes('/documents:batchGet')) return (JSON.parse(body) as readonly object[]).length;
  return url.includes('/documents:') || url.includes('/documents/') ? 1 : 0;
}

export function isQuery(url: string): boolean {
  return url.includes('/documents:runQuery');
}
