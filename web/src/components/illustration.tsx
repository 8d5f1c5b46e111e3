import { cx } from '../lib/cx.ts';

const illustrations = {
  nest: '/art/nest.svg',
  ember: '/art/ember.svg',
  feather: '/art/feather.svg',
  pass: '/art/pass.svg',
  loupe: '/art/loupe.svg',
  podium: '/art/podium.svg',
  link: '/art/link.svg',
  gate: '/art/gate.svg',
  signal: '/art/signal.svg',
  ashes: '/art/ashes.svg',
  egg: '/art/egg.svg',
  victory: '/art/victory.svg',
} as const;

export type IllustrationName = keyof typeof illustrations;

export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  return (
    <img
      src={illustrations[name]}
      alt=""
      width={240}
      height={180}
      // If an image is not lazy, React adds a preload to the prerendered HTML, even if the page may never show
      // the image.
      loading="lazy"
      decoding="async"
      className={cx('h-auto w-52 max-w-full select-none sm:w-60', className)}
    />
  );
}
