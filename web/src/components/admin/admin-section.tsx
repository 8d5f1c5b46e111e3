import { type ReactNode, useId, useState } from 'react';
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
      className={cx('surface grid gap-3 p-[min(1rem,5vw)] sm:p-6', urgent && 'border-gold/60')}
    >
      <h2 id={heading} className="text-[min(1.25rem,9vw)] uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Fold({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="group/fold">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-mist hover:text-ink">
        <Icon name="chevron" className="size-5 transition-transform group-open/fold:turned" />
        {summary}
      </summary>
      <div className="grid gap-2 pt-1">{children}</div>
    </details>
  );
}

interface FoldedPartProps {
  readonly title: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function FoldedPart({ title, value, isWrong, onOpen, children }: FoldedPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="surface group"
      open={isOpen || isWrong}
      onToggle={(event) => {
        const isNowOpen = event.currentTarget.open;
        setIsOpen(isNowOpen);
        if (isNowOpen) onOpen?.();
      }}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-[min(0.75rem,3vw)] px-[min(1rem,5vw)] py-2">
        <span className="grid min-w-0 flex-1 leading-snug">
          <h2 className="font-sans text-base font-semibold tracking-normal normal-case not-italic">
            {title}
          </h2>
          <span className="truncate text-sm text-mist group-open:hidden">{value}</span>
        </span>
        <Icon
          name="chevron"
          className="size-[min(1.25rem,6vw)] text-dim transition-transform group-open:turned"
        />
      </summary>
      <div className="grid gap-4 px-[min(1rem,5vw)] pt-1 pb-4">{children}</div>
    </details>
  );
}
