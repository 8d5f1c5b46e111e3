import { cx } from '../lib/cx.ts';
import { useSite } from '../lib/use-site.ts';

export function LogoMark({ className }: { className?: string }) {
  return (
    <img src="/art/mark.svg" alt="" width={40} height={40} className={cx('size-10 shrink-0', className)} />
  );
}

export function Wordmark({ className }: { className?: string }) {
  const site = useSite();
  return (
    <span className={cx('font-display text-xl leading-none font-extrabold uppercase italic', className)}>
      {site.name}
    </span>
  );
}
