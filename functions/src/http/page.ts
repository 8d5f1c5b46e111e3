import type { Request, Response } from 'express';
import { sendCompressed } from './compressed.ts';
import { pageHeaders } from './page-headers.ts';

export interface Page {
  readonly status: number;
  readonly html: string;
  readonly cacheControl: string;
}

/** Kept by the CDN for moments, and for minutes more while it asks anew. */
export const BRIEFLY_KEPT = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
/** The frame alone: soon there is more to say. */
export const FRAME_KEPT = 'public, max-age=0, s-maxage=5';

export function sendPage(request: Request, response: Response, { status, html, cacheControl }: Page): void {
  response.status(status).set(pageHeaders(html)).set('Cache-Control', cacheControl).type('html');
  sendCompressed(request, response, html);
}
