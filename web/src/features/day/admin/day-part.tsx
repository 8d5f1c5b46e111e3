import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { cx } from '../../../lib/cx.ts';

interface DayPartProps {
  readonly title: string;
  readonly figure?: ReactNode;
  readonly told: string;
  readonly isPresent: boolean;
  /** False if another part of the page has the golden step. */
  readonly isGold?: boolean;
  readonly isUrgent?: boolean;
  /** The part opens, and does not fold again by itself, because its content would move under the thumb. */
  readonly staysOpen?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A folded part stays in the page, so that typed text is not lost. */
export function DayPart(props: DayPartProps) {
  const { title, figure, told, isPresent, isGold = isPresent, isUrgent = false, staysOpen = false } = props;
  const { className, children } = props;
  const heading = useId();
  const part = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(isPresent || staysOpen);
  const [stayedOpen, setStayedOpen] = useState(staysOpen);
  if (stayedOpen !== staysOpen) {
    setStayedOpen(staysOpen);
    if (staysOpen) setIsOpen(true);
  }
  const wasPresent = useRef(isPresent);
  useEffect(() => {
    if (wasPresent.current === isPresent) return;
    wasPresent.current = isPresent;
    if (isPresent || part.current?.contains(document.activeElement) !== true) setIsOpen(isPresent);
  }, [isPresent]);
  return (
    <section
      aria-labelledby={heading}
      className={cx('surface', isUrgent ? 'border-danger' : isGold && 'border-gold/60', className)}
    >
      <details
        ref={part}
        // Safari gives no focus to a tapped button. The focus then goes to this element, so the part stays open.
        tabIndex={-1}
        className="group outline-none"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-1 sm:px-5">
          <Icon name="chevron" className="size-5 text-mist transition-transform group-open:turned" />
          <span className="grid min-w-0 flex-1">
            <h2 id={heading} className={cx('leading-tight uppercase', isPresent ? 'text-lg' : 'text-sm')}>
              {title}
            </h2>
            <span
              className={cx(
                'text-sm leading-tight',
                isUrgent
                  ? 'font-semibold text-danger'
                  : 'truncate text-mist group-open:hidden max-[15rem]:whitespace-normal',
              )}
            >
              {told}
            </span>
          </span>
          {figure !== undefined && <span className="text-lg font-semibold text-gold">{figure}</span>}
        </summary>
        <div className="grid gap-1.5 px-3 pb-3 sm:px-5 sm:pb-5">{children}</div>
      </details>
    </section>
  );
}

export const ON_TOP = 'xl:col-start-1 xl:row-span-full';
export const BELOW_TOP = 'xl:col-start-1 xl:row-start-2 xl:-row-end-1';
export const ACROSS = 'xl:col-span-full';
export const BESIDE = 'xl:col-start-2';
