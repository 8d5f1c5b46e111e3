import type { ReactNode } from 'react';

interface AreaHeadProps {
  readonly title: string;
  readonly eyebrow?: string;
  readonly intro?: string;
  readonly actions?: ReactNode;
}

export function AreaHead({ title, eyebrow, intro, actions }: AreaHeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 pb-3 sm:pt-8 sm:pb-4">
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 tabIndex={-1} className="text-[min(1.25rem,10.5vw)] text-ink uppercase wrap-anywhere sm:text-2xl">
          {title}
        </h1>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      {intro && (
        <p className="basis-full text-sm text-mist">
          <span className="block max-w-prose">{intro}</span>
        </p>
      )}
    </header>
  );
}
