import { optionalPart } from '../../components/optional-part.ts';
import { HomePage } from '../../features/site/public/home/home-page.tsx';
import { whenStaying } from '../../lib/staying.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useSite } from '../../lib/use-site.ts';

/** Below the first screen, which stands without it: on its way as soon as anybody could get there. */
const NextTournaments = optionalPart(async () => {
  await whenStaying();
  const module = await import('../../features/tournaments/public/list/next-tournaments.tsx');
  return { default: module.NextTournaments };
});

export function Component() {
  const { name, tagline } = useSite();
  useDocumentTitle(`${name} · ${tagline}`);
  return <HomePage featured={<NextTournaments />} />;
}
