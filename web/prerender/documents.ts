import { pageMeta } from '../src/config/page-meta.ts';
import { paths } from '../src/config/paths.ts';

interface DocumentBase {
  file: string;
  title: string;
  description?: string;
}

/** `page` is hydrated, so it has to be the page of that address; `shell` is a frame that React replaces. */
export type StaticDocument =
  | (DocumentBase & { kind: 'page'; path: string; prerendered: string; source?: string })
  | (DocumentBase & { kind: 'shell'; shell: 'site' | 'bare' });

export const documents: readonly StaticDocument[] = [
  {
    kind: 'page',
    file: 'index.html',
    path: paths.home.path,
    prerendered: paths.home.path,
    source: 'src/app/routes/home.tsx',
    ...pageMeta.home,
  },
  {
    kind: 'page',
    file: 'tournaments.html',
    path: paths.tournaments.path,
    prerendered: paths.tournaments.path,
    source: 'src/app/routes/tournaments.tsx',
    ...pageMeta.tournaments,
  },
  {
    kind: 'page',
    file: 'terminos.html',
    path: paths.terms.path,
    prerendered: paths.terms.path,
    source: 'src/app/routes/terms.tsx',
    ...pageMeta.terms,
  },
  {
    kind: 'page',
    file: 'faq.html',
    path: paths.faq.path,
    prerendered: paths.faq.path,
    source: 'src/app/routes/faq.tsx',
    ...pageMeta.faq,
  },
  { kind: 'page', file: '404.html', path: '/404', prerendered: '*', ...pageMeta.notFound },
  { kind: 'shell', file: 'app.html', shell: 'site', ...pageMeta.home },
  { kind: 'shell', file: 'bare.html', shell: 'bare', ...pageMeta.home },
];

export const indexedPaths = [
  paths.home.to(),
  paths.tournaments.to(),
  paths.tournamentHistory.to(),
  paths.terms.to(),
  paths.faq.to(),
];

export const privatePaths = [paths.admin.home.to(), paths.signIn.to(), '/inscripcion/', '/api/'];
