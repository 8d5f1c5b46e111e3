import { AppError } from '@copa/domain/errors';
import type { Request, Response } from 'express';
import { clientAddress } from './client/client-address.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { pageHeaders } from './page-headers.ts';
import { type PageParameters, sentToPageAddress } from './pages/page-address.ts';
import { sendCompressed } from './sending/compressed.ts';
import * as words from './words.ts';

export interface HtmlPage {
  readonly status: number;
  readonly html: string;
  readonly cacheControl: string;
}

export const BRIEFLY_KEPT = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
export function answeredWith({ found, html }: { readonly found: boolean; readonly html: string }): HtmlPage {
  return found
    ? { status: 200, html, cacheControl: BRIEFLY_KEPT }
    : { status: 404, html, cacheControl: 'public, max-age=0, s-maxage=30' };
}

export const FRAME_KEPT = 'public, max-age=0, s-maxage=5';

interface Serving {
  readonly limits: RateLimits;
  readonly limited: 'lookup' | 'code';
  readonly pageOf: () => Promise<HtmlPage>;
}

export async function servePage(
  request: Request,
  response: Response,
  known: PageParameters,
  { limits, limited, pageOf }: Serving,
): Promise<void> {
  try {
    limits.byAddress(limited, clientAddress(request), response);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    response
      .status(429)
      .set({ ...pageHeaders(''), 'Cache-Control': 'no-store' })
      .type('html');
    response.send(
      `<!doctype html><html lang="es-419"><title>${words.waitTitle}</title><p>${error.message}</p></html>`,
    );
    return;
  }
  if (sentToPageAddress(request, response, known)) return;
  sendPage(request, response, await pageOf());
}

function sendPage(request: Request, response: Response, { status, html, cacheControl }: HtmlPage): void {
  response.status(status).set(pageHeaders(html)).set('Cache-Control', cacheControl).type('html');
  sendCompressed(request, response, html);
}
