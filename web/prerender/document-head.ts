import { escapeHtml } from '@copa/domain/html';
import { documentTitle } from '@copa/domain/site/brand';
import { site } from '../src/config/site.ts';

interface HeadOptions {
  title: string;
  description: string | undefined;
  origin: string;
  path: string | null;
}

/** The API's `withHead` replaces everything from `<!--meta-->` to `<!--/meta-->`. */
export function documentHead({ title, description = site.description, origin, path }: HeadOptions): string {
  const fullTitle = escapeHtml(documentTitle(title, site.name));
  const text = escapeHtml(description);
  const lines = [
    `<title>${fullTitle}</title>`,
    `<meta name="description" content="${text}" />`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:locale" content="es_LA" />',
    `<meta property="og:title" content="${fullTitle}" />`,
    `<meta property="og:description" content="${text}" />`,
    `<meta property="og:image" content="${origin}/share.jpg" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  if (path !== null) {
    const address = escapeHtml(`${origin}${path}`);
    lines.push(
      `<link rel="canonical" href="${address}" />`,
      `<meta property="og:url" content="${address}" />`,
    );
  }
  return ['<!--meta-->', ...lines, '<!--/meta-->'].join('\n    ');
}
