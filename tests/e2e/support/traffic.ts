import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

export interface Traffic {
  readonly requests: number;
  /** As Hosting and Firestore send them: text gzipped. */
  readonly bytes: number;
  readonly scriptBytes: number;
}

/** Counts what a page downloads from now on; ask for the total when the page has come to rest. */
export function watchTraffic(page: Page): () => Promise<Traffic> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    responses.push(response);
  });
  return async () => {
    const loads = await Promise.all(responses.map(loadOf));
    const sum = (some: typeof loads) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      requests: loads.length,
      bytes: sum(loads),
      scriptBytes: sum(loads.filter(({ isScript }) => isScript)),
    };
  };
}

const compressible = /^(text|application\/(json|javascript|manifest)|image\/svg)/;

async function loadOf(response: Response): Promise<{ readonly bytes: number; readonly isScript: boolean }> {
  // A redirect has none.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.headers()['content-type'] ?? '';
  return {
    bytes: compressible.test(type) ? gzipSync(body).length : body.length,
    isScript: type.includes('javascript'),
  };
}
