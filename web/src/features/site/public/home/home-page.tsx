import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { Button, ExternalLinkButton, IconButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import type { CommunityLink } from '../../../../config/site.ts';
import { readMine } from '../../../../lib/storage/live-mine.ts';
import { readLocal, subscribeLocal, writeLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/home.ts';

export function HomePage({ hero, featured }: { hero: ReactNode; featured: ReactNode }) {
  return (
    <>
      {hero}
      <Achievements />
      {featured}
      <CommunityLinks />
      <HowItWorks />
      <DevelopmentNotice />
    </>
  );
}

const achievements: ReadonlyArray<{ icon: IconName; figure: string; label: string }> = [
  { icon: 'trophy', figure: '3', label: words.tournamentsHeld },
  { icon: 'duo', figure: '300+', label: words.playersRegistered },
  { icon: 'gift', figure: '$300+', label: words.inPrizes },
  { icon: 'support', figure: '24/7', label: words.ofSupport },
];

/** A scrolling region must be reachable by keyboard, even without a button inside. */
const scroller = { tabIndex: 0 };

function Achievements() {
  const list = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const card = list.current?.firstElementChild;
    list.current?.scrollBy({ left: direction * (card?.clientWidth ?? 0) });
  };

  return (
    <Section eyebrow={words.beginningsEyebrow} title={words.achievementsTitle}>
      <ul ref={list} className="carousel" aria-label={words.achievements} {...scroller}>
        {achievements.map(({ icon, figure, label }) => (
          <li key={label} className="surface carousel-card">
            <Icon name={icon} className="size-8 text-ember" />
            <p className="mt-4 grid">
              <span className="fire-text w-fit font-display text-3xl font-extrabold italic">{figure}</span>
              <span className="text-mist">{label}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex justify-end gap-2 lg:hidden">
        <IconButton icon="arrow-left" label={words.previousAchievement} onClick={() => move(-1)} />
        <IconButton icon="arrow-right" label={words.nextAchievement} onClick={() => move(1)} />
      </div>
    </Section>
  );
}

function HowItWorks() {
  return (
    <Section eyebrow={words.stepsEyebrow} title={words.stepsTitle}>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {words.steps.map(({ title, text }, index) => (
          <li key={title} className="step">
            <span aria-hidden="true" className="step-number">
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-mist">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const texts: Record<CommunityLink['kind'], string> = { chat: words.chatText, whatsapp: words.whatsappText };

function CommunityLinks() {
  const { community } = useSite();
  if (community.length === 0) return null;
  return (
    <Section eyebrow={words.communityEyebrow} title={words.communityTitle}>
      <ul className="grid gap-4 md:grid-cols-3">
        {community.map(({ kind, label, url }) => (
          <li key={url}>
            <Card className="flex h-full flex-col">
              <Icon name={kind} className="size-8 text-ember" />
              <h3 className="mt-4 text-xl">{label}</h3>
              <p className="mt-1 mb-5 text-mist">{texts[kind]}</p>
              <ExternalLinkButton
                href={url}
                variant="secondary"
                iconAfter="arrow-right"
                block
                className="mt-auto"
                aria-label={words.enterNamed(label)}
              >
                {words.enter}
              </ExternalLinkButton>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The router stores the position of the history entry in `idx`, from 0. After a link loads the page `idx` is 0, so
 * `referrer` tells whether the visitor came from another page of the site. `usr` is set if a page that sent the
 * visitor here shows a toast.
 */
const isNoticeDue = () => {
  const state = history.state as { readonly idx?: number; readonly usr?: unknown } | null;
  return (
    readLocal(storageKeys.noticeDismissed) !== '1' &&
    readMine() === '' &&
    !document.referrer.startsWith(location.origin) &&
    !state?.idx &&
    !state?.usr
  );
};

function DevelopmentNotice() {
  const dismiss = () => writeLocal(storageKeys.noticeDismissed, '1');

  return (
    <Overlay
      open={useSyncExternalStore(subscribeLocal, isNoticeDue, () => false)}
      onClose={dismiss}
      size="small"
      title={words.noticeTitle}
      footer={<Button onClick={dismiss}>{words.understood}</Button>}
    >
      <p className="text-mist">{words.noticeText}</p>
    </Overlay>
  );
}

function Section({ eyebrow, title, children }: { eyebrow: string; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap py-10 sm:py-14">
      <p className="eyebrow">{eyebrow}</p>
      <h2 id={id} className="mt-1 mb-6 text-2xl uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}
