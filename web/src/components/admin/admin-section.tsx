import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icon.tsx';

interface AdminSectionProps {
  readonly title: string;
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

export function AdminSection({ title, urgent = false, children }: AdminSectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={cx('surface grid gap-3 p-4 sm:p-6', urgent && 'border-gold/60')}
    >
      <h2 id={heading} className="text-xl uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Hides past or long content behind one tap. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-mist hover:text-ink">
        <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
        {summary}
      </summary>
      <div className="grid gap-2 pt-1">{children}</div>
    </details>
  );
}
