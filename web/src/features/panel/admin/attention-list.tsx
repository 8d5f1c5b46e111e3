import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { cx } from '../../../lib/cx.ts';
import * as words from '../words/panel.ts';
import type { Attention } from './attention.ts';

interface AttentionListProps {
  readonly items: readonly Attention[] | null;
  readonly title?: string;
  readonly none?: string;
  /** True where nothing stands below it. */
  readonly isAlone?: boolean;
}

/** On a phone more than these would push the rest of the panel out of sight. */
const SHOWN_ON_PHONE = 3;

export function AttentionList(props: AttentionListProps) {
  const { items, title = words.today, none = words.nothingToday, isAlone = false } = props;
  const heading = useId();
  const [showsAll, setShowsAll] = useState(isAlone);
  const isCut = !showsAll && items !== null && items.length > SHOWN_ON_PHONE;
  return (
    <section aria-labelledby={heading} className="mb-5 grid gap-3 sm:mb-8">
      <h2 id={heading} className="eyebrow font-sans not-italic">
        {title}
      </h2>
      {items === null ? (
        <div className="grid gap-2">
          <output className="sr-only">{words.loadingToday}</output>
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
      ) : items.length === 0 ? (
        <p className="surface p-4 text-mist">{none}</p>
      ) : (
        <>
          <ul className="grid gap-2 lg:grid-cols-2">
            {items.map((item, index) => (
              <li key={item.key} className={isCut && index >= SHOWN_ON_PHONE ? 'max-sm:hidden' : undefined}>
                <Row item={item} />
              </li>
            ))}
          </ul>
          {isCut && (
            <Button variant="ghost" className="sm:hidden" onClick={() => setShowsAll(true)}>
              {words.showAllToday}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Row({ item: { icon, title, detail, to, waits } }: { item: Attention }) {
  return (
    <Link
      to={to}
      className={cx(
        'surface flex h-full min-h-16 items-center gap-3 p-3 transition-colors hover:border-ember/60',
        waits && 'border-gold/50',
      )}
    >
      <Icon name={icon} className={cx('size-6', waits ? 'text-gold' : 'text-ember')} />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="text-sm text-mist">{detail}</span>
      </span>
      <Icon name="arrow-right" className="size-5 text-dim" />
    </Link>
  );
}
