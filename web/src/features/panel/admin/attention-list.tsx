import { useEffect, useRef, useState } from 'react';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { cx } from '../../../lib/cx.ts';
import * as words from '../words/panel.ts';
import type { Attention, Today } from './attention.ts';

interface AttentionListProps {
  readonly title: string;
  readonly items: readonly Attention[];
  readonly next?: Today['next'];
  readonly isAlone?: boolean;
  /** On a phone each row has one line below its title. */
  readonly isBrief?: boolean;
}

/** A cut list shows this many entries, to leave room for the rest of the panel on a phone's screen. */
const SHOWN = 2;

export function AttentionList({
  title,
  items,
  next = null,
  isAlone = false,
  isBrief = false,
}: AttentionListProps) {
  const [showsAll, setShowsAll] = useState(isAlone);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAlone || !showsAll) return;
    list.current?.querySelector<HTMLElement>(`li:nth-child(${SHOWN + 1}) :is(a, button)`)?.focus();
  }, [isAlone, showsAll]);
  const isCut = !showsAll && items.length > (next === null ? SHOWN + 1 : SHOWN);
  if (items.length === 0 && next === null) return null;
  return (
    <section ref={list} aria-label={title} className="grid content-start gap-1 sm:gap-2">
      <div className="flex min-h-6 items-center sm:min-h-7 justify-between gap-3">
        <h2 className="eyebrow font-sans not-italic">{title}</h2>
        {isCut && (
          <Button
            variant="ghost"
            className="-my-2 -mr-[min(0.75rem,var(--gutter))] px-3! text-sm!"
            onClick={() => setShowsAll(true)}
          >
            {words.showMore(items.length - SHOWN)}
          </Button>
        )}
      </div>
      {next !== null && (
        <div className="surface flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-gold/40 p-3 max-sm:[&_:is(h3,p)]:leading-tight sm:p-4">
          <div className="min-w-0 flex-auto basis-48">
            <h3 className="line-clamp-2 text-lg uppercase">{next.name}</h3>
            <p className="text-sm text-mist">{next.detail}</p>
            <p className={cx('font-semibold empty:hidden', next.lacksRoom && 'text-danger')}>{next.task}</p>
            {next.others.length > 0 && <p className="text-sm">{words.asksToo(next.others)}</p>}
          </div>
          <LinkButton className="max-sm:w-full" to={next.to}>
            {next.label}
          </LinkButton>
        </div>
      )}
      {items.length > 0 && (
        <Rows label={title}>
          {(isCut ? items.slice(0, SHOWN) : items).map(({ key, title: name, detail, to, lacksRoom }) => (
            <Row key={key} title={name} target={to} wraps>
              {detail !== undefined && (
                <p
                  className={cx(
                    'line-clamp-2 text-sm',
                    lacksRoom ? 'text-danger' : 'text-mist',
                    isBrief ? 'max-sm:line-clamp-1' : 'max-sm:line-clamp-3',
                  )}
                >
                  {detail}
                </p>
              )}
            </Row>
          ))}
        </Rows>
      )}
    </section>
  );
}

export function AttentionSkeleton() {
  return (
    <div className="grid gap-2">
      <output className="sr-only">{words.loadingToday}</output>
      <Skeleton className="h-24" />
      <Skeleton className="h-16" />
    </div>
  );
}
