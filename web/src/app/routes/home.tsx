import { optionalPart } from '../../components/optional-part.ts';
import { Hero } from '../../features/site/public/home/hero.tsx';
import { HomePage } from '../../features/site/public/home/home-page.tsx';
import { whenStaying } from '../../lib/staying.ts';
import { readMine } from '../../lib/storage/live-mine.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useSite } from '../../lib/use-site.ts';

/** It stands below the first screen and loads as soon as a visitor stays. */
const NextTournaments = optionalPart(async () => {
  await whenStaying();
  return import('../../features/tournaments/public/list/next-tournaments.tsx');
});

const hero = () => <Hero />;
/** It replaces the other hero at the same height, so nothing below it moves. */
const OwnHero = optionalPart(
  () => import('../../features/registrations/public/own/own-hero.tsx'),
  hero,
  hero,
);

export function Component() {
  const { name, tagline } = useSite();
  useDocumentTitle(`${name} · ${tagline}`);
  return (
    <HomePage
      hero={readMine() === '' ? hero() : <OwnHero whenNone={hero()} />}
      featured={<NextTournaments />}
    />
  );
}
