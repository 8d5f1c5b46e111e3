import { pageMeta } from '../src/config/page-meta.ts';
import { paths } from '../src/config/paths.ts';
import { site } from '../src/config/site.ts';

const background = '#0d080b';

export const webManifest = {
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
    { name: pageMeta.ticket.title, url: paths.mine.to() },
  ],
};
