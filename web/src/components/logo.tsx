import { cx } from '../lib/cx.ts';
import { useSite } from '../lib/use-site.ts';

export function LogoMark() {
  return <img src="/art/mark.svg" alt="" width={40} height={40} className="size-10 shrink-0" />;
}

export function Wordmark({ className }: { className?: string }) {
  const site = useSite();
  return (
    <span className={cx('font-display text-xl leading-none font-extrabold uppercase italic', className)}>
      {site.name}
    </span>
  );
}
