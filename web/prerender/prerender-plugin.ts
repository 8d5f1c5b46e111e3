import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { entryKey, filesOf, staticChunks } from './chunk-graph.ts';
import type { EarlyRequest, StaticDocument } from './documents.ts';
import { askScript, firstInHead, inlineAskScript, writeAsker } from './early-ask.ts';
import type * as serverEntry from './entry-server.tsx';
import { type FirstCardScripts, writeFirstCards } from './first-card.ts';
import { type FirstPaint, paintingCard, paintingFirst, paintingFrame, writeStarter } from './first-paint.ts';
import { writeScript } from './written-script.ts';

type ServerEntry = typeof serverEntry;

interface Site {
  origin: string;
  template: string;
  manifest: Manifest;
  server: ServerEntry;
  firstPaint: FirstPaint;
  asker: string;
  own: string;
  firstCards: FirstCardScripts;
}

async function loadServerEntry(root: string, outDir: string): Promise<ServerEntry> {
  await build({
    root,
    logLevel: 'error',
    build: {
      ssr: path.join(root, 'prerender/entry-server.tsx'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
    ssr: { noExternal: ['react-router-dom', 'react-router', '@copa/domain'] },
  });
  return (await import(pathToFileURL(path.join(outDir, 'entry-server.js')).href)) as ServerEntry;
}

function scriptsOf({ manifest }: Site, sources: readonly string[]): readonly string[] {
  const already = staticChunks(manifest, entryKey);
  const needed = new Set<string>();
  for (const source of sources) staticChunks(manifest, source, needed);
  const keys = [...needed].filter((key) => !already.has(key));
  return filesOf(manifest, keys).map((file) => `/${file}`);
}

function preloadLinks(site: Site, sources: readonly string[]): string {
  const { server } = site;
  const links = scriptsOf(site, sources).map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}" />`,
  );
  if (sources.includes(server.dataSource)) {
    links.unshift(`<link rel="preconnect" crossorigin href="${server.firestoreOrigin}" />`);
  }
  return links.map((link) => `\n    ${link}`).join('');
}

async function bodyOf({ server }: Site, doc: StaticDocument): Promise<string> {
  if (doc.filledWith === 'tournaments') return server.renderListTemplate();
  return doc.kind === 'page' ? server.renderPage(doc.path) : server.renderShell(doc.shell);
}

async function renderDocument(site: Site, doc: StaticDocument): Promise<string> {
  const isPage = doc.kind === 'page';
  const body = await bodyOf(site, doc);
  if (/<script|<style|\sstyle="/i.test(body)) {
    throw new Error(`${doc.file} has an inline script or style, which the content security policy refuses`);
  }
  const isAddress = isPage && doc.path !== site.server.notFoundPath;
  const head = site.server.documentHead({
    title: doc.title,
    description: doc.description,
    origin: site.origin,
    path: isAddress ? doc.path : null,
  });
  const preloads = preloadLinks(site, doc.sources ?? []);
  // Shells outside `.templates` have their own text for visitors without JavaScript, so the `<noscript>` of
  // `index.html` is removed.
  const template =
    isPage || doc.file.startsWith('.templates/')
      ? site.template
      : site.template.replace(/<noscript>.*?<\/noscript>\s*/s, '');
  const html = template
    .replace(/<title>.*<\/title>\s*/, '')
    .replace('<!--page-head-->', () => head + preloads)
    .replace('<div id="root"><!--page-body--></div>', () =>
      isPage ? `<div id="root" data-prerendered="${doc.path}">${body}</div>` : `<div id="root">${body}</div>`,
    );
  // The script comes before any inline styles, so that it can run while the styles are still arriving.
  const asking = doc.asks === undefined ? html : firstInHead(html, askScriptOf(site, doc, doc.asks));
  if (doc.ownFirst === true) return firstInHead(asking, `<script src="${site.own}"></script>`);
  if (doc.firstCard !== undefined) {
    return paintingCard(asking, site.firstPaint, site.firstCards[doc.firstCard]);
  }
  if (doc.paintsFrame === true) return paintingFrame(asking, site.firstPaint);
  return doc.paintsFirst === true ? paintingFirst(asking, site.firstPaint, doc.picture) : asking;
}

function askScriptOf(site: Site, doc: StaticDocument, asks: readonly EarlyRequest[]): string {
  const { asker, server } = site;
  const isKept = doc.file === server.keptDocument;
  const attribute = server.earlyRequests(asks, ({ route }) =>
    isKept ? scriptsOf(site, server.sourcesOf(route)) : undefined,
  );
  return doc.firstCard === undefined ? askScript(asker, attribute, isKept) : inlineAskScript(attribute);
}

function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((each) => `  <url><loc>${origin}${each}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Private pages are not disallowed here, because search engines must fetch a page to see its header
 * `X-Robots-Tag` (firebase.json).
 */
function robots(origin: string): string {
  const rules = ['User-agent: *', 'Allow: /api/images/', 'Disallow: /api/'];
  return [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

export function prerender(origin: string): Plugin {
  return {
    name: 'copa-prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    ...afterBuild(async (config, out) => {
      const read = (file: string) => readFile(path.join(out, file), 'utf8');
      // The folder is below node_modules, so that the built renderer finds its packages.
      const scratch = path.join(config.root, 'node_modules');
      await mkdir(scratch, { recursive: true });
      const serverOut = await mkdtemp(path.join(scratch, '.prerender-'));
      try {
        const template = await read('index.html');
        const server = await loadServerEntry(config.root, serverOut);
        const site: Site = {
          origin,
          template,
          firstPaint: await writeStarter(out, template, server.ownFirst),
          asker: await writeAsker(out),
          firstCards: await writeFirstCards(config, out),
          manifest: JSON.parse(await read('.vite/manifest.json')) as Manifest,
          server,
          own: await writeScript(out, 'own', server.ownFirst),
        };
        for (const doc of site.server.documents) {
          const file = path.join(out, doc.file);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, await renderDocument(site, doc));
        }
        const { indexedPaths, webManifest } = site.server;
        await writeFile(path.join(out, 'sitemap.xml'), sitemap(origin, indexedPaths));
        await writeFile(path.join(out, 'robots.txt'), robots(origin));
        await writeFile(path.join(out, 'manifest.webmanifest'), JSON.stringify(webManifest));
        const startsHere = { ...webManifest, id: undefined, start_url: undefined };
        await writeFile(path.join(out, 'page.webmanifest'), JSON.stringify(startsHere));
      } finally {
        await rm(serverOut, { recursive: true, force: true });
      }
    }),
  };
}
