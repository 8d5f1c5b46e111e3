import type { RequestHandler } from 'express';
import { API_DOCS_STYLE } from './page.ts';

/** The one asset of /docs. It is a file of its own because the CSP allows no inline style. */
export const docsStyle: RequestHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'public, max-age=300');
  response.type('css').send(API_DOCS_STYLE);
};
