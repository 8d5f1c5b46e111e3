import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/button.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import { paths } from '../../../../config/paths.ts';
import { NEXT_LINE_ID } from '../../../../lib/built-page/next-line-id.ts';
import { useHydrated } from '../../../../lib/built-page/use-hydrated.ts';
import { cx } from '../../../../lib/cx.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/home.ts';

const facts: ReadonlyArray<{ icon: IconName; text: string }> = [
  { icon: 'coin', text: words.free },
  { icon: 'user', text: words.noAccount },
  { icon: 'gift', text: words.prizesWithin },
];

export function Hero({ own = null, isPlain = false }: { own?: ReactNode; isPlain?: boolean }) {
  const site = useSite();
  const isHydrated = useHydrated();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-grid">
        <img src="/art/hero.svg" alt="" width={640} height={640} fetchPriority="high" className="hero-art" />
        <div className="hero-text">
          <p className="eyebrow hidden lg:block">{words.about(site.name)}</p>
          <h1 id="hero-title" tabIndex={-1} className="text-hero uppercase">
            {words.heroTitle} <br />
            <span className="fire-text">{words.heroTitleEnd}</span>
          </h1>
          <p className="mt-5 max-w-md text-lg text-mist">{words.heroText}</p>
          <div className="mt-7 flex">
            <LinkButton
              to={paths.tournaments.to()}
              size="lg"
              variant={isHydrated && isPlain ? 'secondary' : 'primary'}
              iconAfter="arrow-right"
              className={cx('w-full sm:w-auto', !isHydrated && 'hero-first')}
            >
              {words.register}
            </LinkButton>
          </div>
          <div id={isHydrated && own !== null ? undefined : NEXT_LINE_ID} className="hero-next" />
          <div className="hero-below">{own ?? <HeroFacts />}</div>
        </div>
      </div>
    </section>
  );
}

export function HeroFacts() {
  return (
    <ul className="grid gap-x-6 gap-y-1 text-sm sm:flex sm:flex-wrap text-mist">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-2">
          <Icon name={icon} className="size-5 text-gold" />
          {text}
        </li>
      ))}
    </ul>
  );
}
