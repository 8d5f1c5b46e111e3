import { lazy, Suspense } from 'react';
import { pageMeta } from '../../config/page-meta.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

/** After first paint: the page stands without it, and its data costs the home page nothing before. */
const NextTournaments = lazy(() =>
  import('../../features/tournaments/next-tournaments.tsx').then((module) => ({
    default: module.NextTournaments,
  })),
);

export function Component() {
  useDocumentTitle(pageMeta.home.title);
  return (
    <HomePage
      featured={
        <Suspense fallback={null}>
          <NextTournaments />
        </Suspense>
      }
    />
  );
}
