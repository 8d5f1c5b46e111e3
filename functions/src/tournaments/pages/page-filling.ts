import { escapeHtml, escapeJson } from '@copa/domain/html';
import type { FilledScreen } from '@copa/domain/page-template';
import { DEFAULT_SITE, documentTitle } from '@copa/domain/site/brand';

const META = /<!--meta-->.*?<!--\/meta-->/s;

export interface PageSite {
  readonly url: string;
  readonly name: string;
}

export interface SharedPicture {
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number } | null;
}

export const SITE_PICTURE: SharedPicture = { path: '/share.jpg', size: { width: 1200, height: 630 } };

/** No screen of visitors reads these fields of a tournament. */
export const UNSEEN = {
  updatedAt: null,
  publishedAt: null,
  publishDate: null,
  hiddenAt: null,
  rulesVersion: null,
  told: {},
};

interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Null for a page with a secret address, which previews must not pass on. */
  readonly path: string | null;
  readonly picture: SharedPicture;
}

export function branded(template: string, name: string): string {
  return template.replaceAll(escapeHtml(DEFAULT_SITE.brand.name), () => escapeHtml(name));
}

export function withHead(page: string, lines: readonly string[]): string {
  const block = ['<!--meta-->', ...lines, '<!--/meta-->'].join('\n    ');
  return META.test(page)
    ? page.replace(META, () => block)
    : page.replace('</head>', () => `${block}\n</head>`);
}

export interface WrittenPage {
  readonly path: string;
  readonly brand: string;
  readonly screen?: FilledScreen;
}

export function hydratable(page: string, { path, brand, screen }: WrittenPage): string {
  const attributes = [
    `data-brand="${escapeHtml(brand)}" data-prerendered="${path}"`,
    ...(screen === undefined ? [] : [`data-screen="${screen}"`]),
  ].join(' ');
  return page.replace(/(?<=<div id="root") ?[^>]*/, () => ` ${attributes}`);
}

export function unindexed(page: string): string {
  return page.replace('<!--/meta-->', '<meta name="robots" content="noindex" />\n    <!--/meta-->');
}

export function headTags(head: PageHead, site: PageSite): readonly string[] {
  const title = escapeHtml(documentTitle(head.title, site.name));
  const description = escapeHtml(head.description);
  const address = head.path === null ? null : escapeHtml(site.url + head.path);
  const { path, size } = head.picture;
  const image = escapeHtml(site.url + path);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...(address === null ? [] : [`<link rel="canonical" href="${address}" />`]),
    `<meta property="og:site_name" content="${escapeHtml(site.name)}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:locale" content="es_LA" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(address === null ? [] : [`<meta property="og:url" content="${address}" />`]),
    `<meta property="og:image" content="${image}" />`,
    ...(size === null
      ? []
      : [
          `<meta property="og:image:width" content="${size.width}" />`,
          `<meta property="og:image:height" content="${size.height}" />`,
        ]),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

export function withData(page: string, id: string, data: object): string {
  const element = `<script type="application/json" id="${id}">${escapeJson(data)}</script>`;
  return page.replace('</body>', () => `${element}\n  </body>`);
}
