import { type ReactNode, useEffect, useState } from 'react';
import { FIRST_CARD } from '../lib/built-page/first-card.ts';
import { cx } from '../lib/cx.ts';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('skeleton h-4', className)} />;
}

function CardSkeleton() {
  return (
    <div className="surface pad grid gap-4">
      <Skeleton className="h-6 w-36" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="w-full" />
      <Skeleton className="w-2/3" />
      <Skeleton className="mt-4 h-14" />
    </div>
  );
}

export function CardGridSkeleton({ label }: { label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 3 }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}

export function FirstCardPlace({ templates, children }: { templates: ReactNode; children: ReactNode }) {
  return (
    <>
      <div id={FIRST_CARD}>{children}</div>
      {templates}
    </>
  );
}

export function FirstCard({ label }: { label: string }) {
  const [drawn] = useState(() => globalThis.firstCard);
  useEffect(() => {
    globalThis.firstCard = undefined;
  }, []);
  if (drawn?.of !== location.pathname) return <PageSkeleton label={label} />;
  return <div ref={(place) => place?.replaceChildren(drawn.card)} />;
}

export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className="wrap-narrow grid gap-5 py-10">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="w-full" />
      <Skeleton className="w-11/12" />
      <Skeleton className="w-3/5" />
      <Skeleton className="mt-4 h-40" />
    </div>
  );
}
