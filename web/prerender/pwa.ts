import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { pageMeta } from '../src/config/page-meta.ts';
import { paths } from '../src/config/paths.ts';
import { site } from '../src/config/site.ts';
import { filesOf, publicChunks } from './chunk-graph.ts';

const background = '#0d080b';

/** A visitor's phone keeps the public site only: nothing of the admin area is downloaded behind their back. */
function isForVisitors(url: string, outDir: string): boolean {
  if (!url.endsWith('.js')) return true;
  const manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Manifest;
  return filesOf(manifest, publicChunks(manifest)).includes(url);
}

export function pwaOptions(outDir: string): Partial<VitePWAOptions> {
  return {
    strategies: 'generateSW',
    // The new version waits; the application decides when it takes over (src/app/service-worker.ts).
    registerType: 'prompt',
    injectRegister: false,
    filename: 'sw.js',
    manifestFilename: 'manifest.webmanifest',
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: site.name,
      short_name: site.name,
      description: site.description,
      lang: 'es-419',
      start_url: paths.home.to(),
      scope: '/',
      display: 'standalone',
      background_color: background,
      theme_color: background,
      categories: ['games', 'sports'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: pageMeta.tournaments.title, url: paths.tournaments.to() },
        { name: pageMeta.myRegistrations.title, url: paths.myRegistrations.to() },
      ],
    },
    workbox: {
      globPatterns: [
        '{index,tournaments,app}.html',
        'assets/*.{js,css,svg}',
        'fonts/*.woff2',
        'art/*.svg',
        'favicon.svg',
      ],
      manifestTransforms: [
        (entries) =>
          Promise.resolve({
            manifest: entries.filter(({ url }) => isForVisitors(url, outDir)),
            warnings: [],
          }),
      ],
      // Names with a hash never change: no second check with the server.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: '/app.html',
      navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/__\//, /\.\w+$/],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  };
}
