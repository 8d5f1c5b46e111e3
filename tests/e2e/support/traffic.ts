import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from 'playwright-core';

export interface Traffic {
  /** The size of all bodies. Texts count as gzipped, because Hosting and Firestore send them compressed. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly reads: number;
}

/**
 * Call the returned function only when the page has no open request, because the function waits for every
 * body.
 */
export function watchTraffic(page: Page): () => Promise<Traffic> {
  const responses: Response[] = [];
  const files = new Set<string>();
  page.on('response', (response) => {
    // Chromium also reports each later use of a file, which comes from its memory.
    const url = response.url();
    if (url.includes('/assets/') && files.has(url)) return;
    files.add(url);
    responses.push(response);
  });
  return async () => {
    const loads = await Promise.all(responses.map(loadOf));
    return {
      bytes: loads.reduce((sum, { bytes }) => sum + bytes, 0),
      scriptBytes: loads.reduce((sum, { bytes, isScript }) => sum + (isScript ? bytes : 0), 0),
      reads: loads.reduce((sum, { reads }) => sum + reads, 0),
    };
  };
}

export function requestsOf(page: Page, isMeant: (request: Request) => boolean): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isMeant(request)) asked.push(request.url());
  });
  return asked;
}

const compressible = /^(text|application\/(json|javascript|manifest)|image\/svg)/;

async function loadOf(response: Response) {
  // `body()` throws for a redirect and for a call that was given up, which have no body.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.headers()['content-type'] ?? '';
  return {
    bytes: compressible.test(type) ? gzipSync(body).length : body.length,
    isScript: type.includes('javascript'),
    reads: body.length === 0 ? 0 : readsOf(response.url(), body.toString()),
  };
}

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

function isQuery(url: string): boolean {
  return url.includes('/documents:runQuery');
}

interface Told {
  readonly addTarget?: { readonly targetId: number };
  readonly removeTarget?: number;
}

export function liveTargets(page: Page): ReadonlySet<number> {
  const open = new Set<number>();
  page.on('request', (request) => {
    if (!/\/Listen\/channel\?/.test(request.url())) return;
    const form = new URLSearchParams(request.postData() ?? '');
    // A request without `SID` opens a new stream, which has no targets yet. The end of a stream ends its targets.
    if (!request.url().includes('SID=') || request.url().includes('TYPE=terminate')) open.clear();
    for (const [name, value] of form) {
      if (!name.endsWith('___data__')) continue;
      const { addTarget, removeTarget } = JSON.parse(value) as Told;
      if (addTarget !== undefined) open.add(addTarget.targetId);
      if (removeTarget !== undefined) open.delete(removeTarget);
    }
  });
  return open;
}
