import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';

interface AnswerProps {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly children: ReactNode;
}

const TONES = { success: 'text-success', warning: 'text-warning', danger: 'text-danger' };

export function TapAnswer({ tone, children }: AnswerProps) {
  const part = useRef<HTMLDivElement>(null);
  const isSaid = children !== null && children !== false;
  useLayoutEffect(() => {
    if (isSaid) part.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaid]);
  return (
    <div
      ref={part}
      role={tone === 'success' ? 'status' : 'alert'}
      className={cx('scroll-my-2 font-semibold wrap-anywhere empty:sr-only', TONES[tone])}
    >
      {children}
    </div>
  );
}
