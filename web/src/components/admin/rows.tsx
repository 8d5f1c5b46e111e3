import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icon.tsx';
import { DRAG_ROW } from './ordering/drag-grip.tsx';

interface RowsProps {
  readonly label: string;
  /** Two rows stand side by side on a wide screen. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const IN_PAIRS =
  'xl:grid xl:grid-cols-2 xl:[&>:nth-child(odd)]:border-r xl:[&>:nth-child(odd)]:border-r-line xl:[&>:nth-last-child(2):nth-child(odd)]:border-b-0 xl:[&>:last-child:nth-child(odd)]:col-span-2 xl:[&>:last-child:nth-child(odd)]:border-r-0';

export function Rows({ label, isWide = false, children }: RowsProps) {
  return (
    <ul
      aria-label={label}
      className={cx('surface @container divide-y divide-line overflow-hidden', isWide && IN_PAIRS)}
    >
      {children}
    </ul>
  );
}

interface RowProps {
  readonly title: string;
  readonly target: string | (() => void);
  readonly onOpen?: (() => void) | undefined;
  readonly heading?: 'h2' | 'h3';
  readonly isDanger?: boolean;
  readonly wraps?: boolean;
  readonly isOpen?: boolean;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
  /** This text replaces the arrow of a row that creates something instead of opening it. */
  readonly creates?: string;
  readonly columns?: string;
  readonly place?: { readonly index: number; readonly isOver: boolean };
  readonly children?: ReactNode;
}

const TEXTS = 'grid min-w-0 flex-1 leading-snug max-sm:leading-tight max-sm:[&_p]:leading-tight';
const COLUMN = '@4xl:flex @4xl:w-32 @4xl:justify-end';

const TITLE = 'data-row-title';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const list = event.currentTarget.closest('ul');
  if (step === undefined || list === null) return;
  event.preventDefault();
  const titles = [...list.querySelectorAll<HTMLElement>(`[${TITLE}]`)];
  titles[titles.indexOf(event.currentTarget) + step]?.focus();
}

const openInstead = (onOpen: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onOpen();
};

/**
 * The title's link or button covers the whole row. The action is outside the link but lies above it, because
 * HTML forbids a button inside a link.
 */
export function Row(props: RowProps) {
  const { title, target, heading: Heading = 'h3', isDanger = false, wraps = false, isOpen = false } = props;
  const { onOpen, lead, action, creates, columns, place, children } = props;
  const hasAction = Boolean(action);
  const opener = {
    [TITLE]: '',
    className: 'block max-w-full text-left after:absolute after:inset-0 after:-outline-offset-2',
    onKeyDown: goOn,
    'aria-current': isOpen || undefined,
    // A button cuts its text without an ellipsis, so the text is in an element that adds one.
    children: <span className={wraps ? 'wrap-anywhere' : 'block truncate'}>{title}</span>,
  };
  return (
    <li
      {...(place && { [DRAG_ROW]: place.index })}
      className={cx(
        'relative flex min-h-14 items-center gap-3 px-[min(0.75rem,3.75vw)] py-2 transition-colors hover:bg-smoke/60 sm:px-4',
        // On a small screen, texts wrap instead of being cut. With a large font, the action may move below the
        // text.
        '@max-[19rem]:[&_p]:flex-wrap @max-[19rem]:[&_.truncate]:whitespace-normal @max-[14rem]:[&_.line-clamp-2]:line-clamp-none',
        hasAction && '@max-[14rem]:flex-wrap',
        isOpen && 'bg-smoke shadow-[inset_3px_0_0_var(--color-gold)]',
        place?.isOver === true && 'outline-2 -outline-offset-2 outline-gold',
      )}
    >
      {lead && <div className="relative z-1 shrink-0">{lead}</div>}
      <div className={cx(TEXTS, hasAction && '@max-[14rem]:basis-32', columns)}>
        <Heading
          className={cx(
            'min-w-0 font-sans text-base font-semibold tracking-normal normal-case not-italic max-sm:leading-tight',
            isDanger && 'text-danger',
          )}
        >
          {typeof target === 'string' ? (
            <Link to={target} {...opener} onClick={onOpen && openInstead(onOpen)} />
          ) : (
            <button type="button" {...opener} onClick={target} />
          )}
        </Heading>
        {children}
      </div>
      {hasAction ? (
        <div className={cx('relative shrink-0', columns && COLUMN)}>{action}</div>
      ) : (
        <span className={cx('shrink-0 @max-[14rem]:hidden', columns && COLUMN)}>
          {creates === undefined ? (
            <Icon name="arrow-right" className="size-5 text-dim" />
          ) : (
            <span className="font-semibold text-gold">{creates}</span>
          )}
        </span>
      )}
    </li>
  );
}

export function RowNote({ children }: { readonly children: string }) {
  return <p className="text-sm text-mist">{children}</p>;
}
