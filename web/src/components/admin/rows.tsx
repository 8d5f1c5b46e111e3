import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icon.tsx';
import { DRAG_ROW } from './drag-grip.tsx';

/** The one list of the area: rows in a frame, each with one place to go and at most one act. */
export function Rows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="surface @container divide-y divide-line overflow-hidden">
      {children}
    </ul>
  );
}

interface RowProps {
  readonly title: string;
  /** A row leads somewhere, or does something here. */
  readonly target: string | (() => void);
  /** Opens it beside the list instead; a new tab still follows the link. */
  readonly onOpen?: (() => void) | undefined;
  readonly heading?: 'h2' | 'h3';
  readonly isDanger?: boolean;
  /** A sentence may take two lines; a name takes one. */
  readonly wraps?: boolean;
  /** Its detail stands beside the list. */
  readonly isOpen?: boolean;
  /** It stands before the title. */
  readonly lead?: ReactNode;
  /** It stands in place of the arrow. */
  readonly action?: ReactNode;
  /** A wide list has these columns; the title is the first. */
  readonly columns?: string;
  /** Its place in an order that is being changed, and whether another row is held over it. */
  readonly place?: { readonly index: number; readonly isOver: boolean };
  /** Short lines say what decides something. */
  readonly children?: ReactNode;
}

/** The last column of a wide list has one width in all rows. */
const COLUMN = '@4xl:flex @4xl:w-32 @4xl:justify-end';

/** Marks the titles, so that arrow keys go from one to the next. */
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

/** The whole row is the target of its title; the act stands above that surface, so that neither is inside the other. */
export function Row(props: RowProps) {
  const { title, target, heading: Heading = 'h3', isDanger = false, wraps = false, isOpen = false } = props;
  const { onOpen, lead, action, columns, place, children } = props;
  const opener = {
    [TITLE]: '',
    className: 'text-left after:absolute after:inset-0 after:-outline-offset-2',
    onKeyDown: goOn,
    'aria-current': isOpen || undefined,
    children: title,
  };
  return (
    <li
      {...(place && { [DRAG_ROW]: place.index })}
      className={cx(
        'relative flex min-h-14 items-center gap-3 px-3 py-2 transition-colors hover:bg-smoke/60 sm:px-4',
        isOpen && 'bg-smoke shadow-[inset_3px_0_0_var(--color-gold)]',
        place?.isOver === true && 'outline-2 -outline-offset-2 outline-gold',
      )}
    >
      {lead && <div className="relative z-1 shrink-0">{lead}</div>}
      <div className={cx('grid min-w-0 flex-1 leading-snug', columns)}>
        <Heading
          className={cx(
            'font-sans text-base font-semibold tracking-normal normal-case not-italic',
            wraps ? 'line-clamp-2' : 'truncate',
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
      {action ? (
        <div className={cx('relative shrink-0', columns && COLUMN)}>{action}</div>
      ) : (
        <span className={cx('shrink-0', columns && COLUMN)}>
          <Icon name="arrow-right" className="size-5 text-dim" />
        </span>
      )}
    </li>
  );
}

/** Says in a sentence what an act does. */
export function RowNote({ children }: { readonly children: string }) {
  return <p className="text-sm text-mist">{children}</p>;
}
