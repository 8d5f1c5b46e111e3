import { useEffect } from 'react';
import { optionalPart } from '../../components/optional-part.ts';
import { Hero, HeroFacts } from '../../features/site/public/home/hero.tsx';
import { HomePage } from '../../features/site/public/home/home-page.tsx';
import { askNextTournaments } from '../../features/tournaments/public/list/ask-next.ts';
import { whenStaying } from '../../lib/staying.ts';
import { hasOpenMine, readMine } from '../../lib/storage/live-mine.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useSite } from '../../lib/use-site.ts';
import { whenIdle } from '../when-idle.ts';

const NextTournaments = optionalPart(async () => {
  await whenStaying();
  return import('../../features/tournaments/public/list/next-tournaments.tsx');
});

const facts = () => <HeroFacts />;
const OwnHero = optionalPart(() => import('../own/own-hero.tsx'), facts, facts);

export function Component() {
  const { name, tagline } = useSite();
  useDocumentTitle(`${name} · ${tagline}`);
  const isOpen = hasOpenMine();
  useEffect(() => whenIdle(askNextTournaments), []);
  return (
    <HomePage
      hero={
        <Hero
          own={readMine() === '' ? null : <OwnHero whenNone={facts()} isOpen={isOpen} />}
          isPlain={isOpen}
        />
      }
      featured={<NextTournaments isPlain={isOpen} />}
    />
  );
}
