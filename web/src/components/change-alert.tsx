import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Icon } from './icon.tsx';

interface ChangeNoticeProps {
  readonly tone: 'danger' | 'warning';
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ChangeAlert({ tone, title, className, children }: ChangeNoticeProps) {
  return (
    <div
      className={cx(
        'flex gap-3 rounded-md border p-3',
        tone === 'danger' ? 'border-danger/60 bg-danger/10' : 'border-warning/60 bg-warning/10',
        className,
      )}
    >
      <Icon
        name="alert"
        className={cx('mt-0.5 size-5 shrink-0', tone === 'danger' ? 'text-danger' : 'text-warning')}
      />
      <p className="min-w-0">
        <strong className={cx('block', tone === 'danger' ? 'text-danger' : 'text-warning')}>{title}</strong>
        <span className="wrap-anywhere">{children}</span>
      </p>
    </div>
  );
}
