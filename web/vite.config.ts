import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { withoutDataRouter } from './prerender/left-out/without-data-router.ts';
import { withoutSummaries } from './prerender/left-out/without-summaries.ts';
import { overlay } from './prerender/overlay.ts';
import { prerender } from './prerender/prerender-plugin.ts';
import { pwaOptions } from './prerender/pwa.ts';
import { sharedParts } from './prerender/shared-parts.ts';
import { withoutLayers } from './prerender/styles/without-layers.ts';
import { withoutUnusedProperties } from './prerender/styles/without-unused-properties.ts';

const api = process.env['COPA_API_ORIGIN'] ?? 'http://127.0.0.1:3001';
const origin = process.env['COPA_SITE_ORIGIN'] ?? 'https://copa-fenix.web.app';
/** The first versions with `<dialog>` and `crypto.randomUUID`. */
const oldestBrowsers = ['chrome92', 'edge92', 'firefox98', 'safari15.4', 'ios15.4'];

const unusedFirebase = path.resolve(import.meta.dirname, 'prerender/left-out/unused-firebase.ts');

const outDir = path.resolve(import.meta.dirname, process.env['COPA_WEB_OUT_DIR'] ?? 'dist');

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    withoutLayers(),
    withoutUnusedProperties(),
    withoutSummaries(),
    withoutDataRouter(),
    !isSsrBuild && prerender(origin),
    !isSsrBuild && overlay(),
    !isSsrBuild && VitePWA(pwaOptions(outDir)),
  ],
  resolve: {
    alias: [
      { find: /^firebase\/(?:database|functions|remote-config|storage)$/, replacement: unusedFirebase },
    ],
  },
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    __PUSH_PUBLIC_KEY__: JSON.stringify(process.env['COPA_PUSH_PUBLIC_KEY'] ?? ''),
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['COPA_VITE_PORT'] ?? 5173),
    proxy: { '/api': api },
  },
  preview: { host: '127.0.0.1' },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: oldestBrowsers,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Constants are inlined, so that a page loads only its own texts and not those of all pages.
        optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
        output: { codeSplitting: { groups: sharedParts } },
      },
    }),
  },
}));
