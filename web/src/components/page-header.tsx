import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface PageHeaderProps {
  title: string;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

/** The heading of a screen. It takes the focus when the route changes. */
export function PageHeader({ title, eyebrow, intro, actions, className }: PageHeaderProps) {
  return (
    <header className={cx('grid gap-3 pt-8 pb-6 sm:pt-12 sm:pb-8', className)}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 tabIndex={-1} className="text-3xl text-ink uppercase">
        {title}
      </h1>
      {intro && <div className="max-w-prose text-lg text-mist">{intro}</div>}
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
