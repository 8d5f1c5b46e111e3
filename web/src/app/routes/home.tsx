import { optionalPart } from '../../components/optional-part.ts';
import { Hero, HeroFacts } from '../../features/site/public/home/hero.tsx';
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

const facts = () => <HeroFacts />;
/** It stands where the facts stood, so nothing moves. */
const OwnHero = optionalPart(
  () => import('../../features/registrations/public/own/own-hero.tsx'),
  facts,
  facts,
);

export function Component() {
  const { name, tagline } = useSite();
  useDocumentTitle(`${name} · ${tagline}`);
  return (
    <HomePage
      hero={<Hero own={readMine() === '' ? null : <OwnHero whenNone={facts()} />} />}
      featured={<NextTournaments />}
    />
  );
}
