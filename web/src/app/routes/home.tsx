import { lazy, Suspense } from 'react';
import { HomePage } from '../../features/site/public/home/home-page.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useSite } from '../../lib/use-site.ts';

/** After first paint: the page stands without it, and its data costs the home page nothing before. */
const NextTournaments = lazy(() =>
  import('../../features/tournaments/public/list/next-tournaments.tsx').then((module) => ({
    default: module.NextTournaments,
  })),
);

export function Component() {
  const { name, tagline } = useSite();
  useDocumentTitle(`${name} · ${tagline}`);
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
