import type { ReactNode } from 'react';
import { Achievements } from './achievements.tsx';
import { CommunityLinks } from './community-links.tsx';
import { DevelopmentNotice } from './development-notice.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** `featured` is the strip with the next tournament: the route composes it from another feature. */
export function HomePage({ featured }: { featured: ReactNode }) {
  return (
    <>
      <Hero />
      {featured}
      <Achievements />
      <HowItWorks />
      <CommunityLinks />
      <DevelopmentNotice />
    </>
  );
}
