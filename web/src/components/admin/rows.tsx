import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icon.tsx';

/** The one list of the area: rows in a frame, each with one place to go and at most one act. */
export function Rows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="surface divide-y divide-line overflow-hidden">
      {children}
    </ul>
  );
}

interface RowProps {
  readonly title: string;
  /** A row leads somewhere, or does something here. */
  readonly target: string | (() => void);
  readonly heading?: 'h2' | 'h3';
  readonly isDanger?: boolean;
  /** A sentence may take two lines; a name takes one. */
  readonly wraps?: boolean;
  /** It stands in place of the arrow. */
  readonly action?: ReactNode;
  /** A wide screen has these columns; the title is the first. */
  readonly columns?: string;
  /** Short lines say what decides something. */
  readonly children?: ReactNode;
}

/** The last column of a wide screen has one width in all rows. */
const COLUMN = 'lg:flex lg:w-32 lg:justify-end';

/** The whole row is the target of its title; the act stands above that surface, so that neither is inside the other. */
export function Row(props: RowProps) {
  const { title, target, heading: Heading = 'h3', isDanger = false, wraps = false } = props;
  const { action, columns, children } = props;
  const surface = 'text-left after:absolute after:inset-0 after:-outline-offset-2';
  return (
    <li className="relative flex min-h-14 items-center gap-3 px-3 py-2 transition-colors hover:bg-smoke/60 sm:px-4">
      <div className={cx('grid min-w-0 flex-1 leading-snug', columns)}>
        <Heading
          className={cx(
            'font-sans text-base font-semibold tracking-normal normal-case not-italic',
            wraps ? 'line-clamp-2' : 'truncate',
            isDanger && 'text-danger',
          )}
        >
          {typeof target === 'string' ? (
            <Link to={target} className={surface}>
              {title}
            </Link>
          ) : (
            <button type="button" className={surface} onClick={target}>
              {title}
            </button>
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
