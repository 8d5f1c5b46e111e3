import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon, type IconName } from '../icon.tsx';

interface MoreMenuProps {
  readonly label: string;
  /** A phone shows it instead of the label. */
  readonly icon?: IconName;
  readonly className?: string | undefined;
  readonly side?: 'left' | 'right';
  readonly place?: string;
  readonly children: ReactNode;
}

export function MoreMenu({ label, icon, className, side = 'right', place = '', children }: MoreMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (element === null) return undefined;
    element.open = false;
    const end = new AbortController();
    const close = (event: Event) => {
      const isElsewhere = !(event.target instanceof Node && element.contains(event.target));
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isElsewhere) element.open = false;
    };
    for (const kind of ['pointerdown', 'focusin', 'keydown']) {
      document.addEventListener(kind, close, { signal: end.signal });
    }
    return () => end.abort();
  }, [place]);
  return (
    <details ref={menu} className="group relative shrink-0 whitespace-nowrap">
      <summary
        className={cx(
          'grid min-h-11 cursor-pointer list-none items-center rounded-md text-sm font-semibold',
          className,
        )}
      >
        <span className="flex items-center gap-1">
          {icon && <Icon name={icon} className="sm:hidden" />}
          <span className={icon && 'max-sm:sr-only'}>{label}</span>
          <Icon
            name="chevron"
            className={cx('size-4 transition-transform group-open:turned', icon && 'max-sm:hidden')}
          />
        </span>
      </summary>
      <div
        className={cx(
          'absolute right-0 z-10 min-w-[min(13rem,60vw)] rounded-md border border-edge bg-ash p-1 shadow-card',
          side === 'left' && 'sm:right-auto sm:left-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}
