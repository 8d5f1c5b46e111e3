import { cx } from '../lib/cx.ts';

const illustrations = {
  /** An empty nest: there is nothing yet. */
  nest: '/art/nest.svg',
  /** A dying ember: something went wrong. */
  ember: '/art/ember.svg',
  /** A lost feather: this place does not exist. */
  feather: '/art/feather.svg',
  /** A phone without a pass: this phone plays nowhere yet. */
  pass: '/art/pass.svg',
  /** A loupe over an empty map: nothing was found. */
  loupe: '/art/loupe.svg',
  /** A podium without anybody: nobody has won yet. */
  podium: '/art/podium.svg',
  /** A torn chain: this link leads nowhere any more. */
  link: '/art/link.svg',
  /** A gate with a lock: it is closed for now. */
  gate: '/art/gate.svg',
  /** A signal with a stroke: there is no connection. */
  signal: '/art/signal.svg',
  /** A sheet that burns to ashes: it was erased on request. */
  ashes: '/art/ashes.svg',
  /** An egg about to hatch: it is coming. */
  egg: '/art/egg.svg',
  /** A phoenix on a trophy: it worked. */
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
      // Without lazy loading React would preload the drawing even in filled pages that do not show it.
      loading="lazy"
      decoding="async"
      className={cx('h-auto w-52 max-w-full select-none sm:w-60', className)}
    />
  );
}
