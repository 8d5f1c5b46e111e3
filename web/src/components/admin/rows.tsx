import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icon.tsx';

/** The list of the admin area: framed rows, each with one target and at most one action. */
export function Rows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="surface divide-y divide-line overflow-hidden">
      {children}
    </ul>
  );
}

interface RowProps {
  readonly title: string;
  /** The address that the row leads to, or the function that it calls. */
  readonly target: string | (() => void);
  readonly heading?: 'h2' | 'h3';
  readonly isDanger?: boolean;
  /** True if the title may take two lines, as sentences do. */
  readonly wraps?: boolean;
  /** An action in place of the arrow. */
  readonly action?: ReactNode;
  /** The columns on a wide screen, the title first. */
  readonly columns?: string;
  /** Short lines with the facts that an organiser decides by. */
  readonly children?: ReactNode;
}

/** The last column has the same width in all rows of a wide screen. */
const COLUMN = 'lg:flex lg:w-32 lg:justify-end';

/**
 * The whole row is the title's target; the action lies above that surface, so that neither contains the
 * other.
 */
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
