import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

interface PageHeaderProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

/** The heading has a `tabIndex`, so that `useArrival` can focus it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, eyebrow, intro, actions, className } = props;
  return (
    <header className={cx('grid gap-3 pt-8 pb-6 sm:pt-12 sm:pb-8', className)}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 tabIndex={-1} className="text-3xl text-ink uppercase">
        {title}
      </h1>
      {intro && <div className="max-w-prose text-lg text-balance text-mist">{intro}</div>}
      {actions && <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-3">{actions}</div>}
    </header>
  );
}
