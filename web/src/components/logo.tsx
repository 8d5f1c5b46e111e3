import { site } from '../config/site.ts';
import { cx } from '../lib/cx.ts';

export function LogoMark({ className }: { className?: string }) {
  return (
    <img src="/art/mark.svg" alt="" width={40} height={40} className={cx('size-10 shrink-0', className)} />
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cx('font-display text-xl leading-none font-extrabold uppercase italic', className)}>
      {site.name}
    </span>
  );
}
