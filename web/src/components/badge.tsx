import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'fire';

const tones: Record<Tone, string> = {
  neutral: 'border-edge/60 bg-smoke text-mist',
  success: 'border-success/40 bg-success/12 text-success',
  warning: 'border-warning/40 bg-warning/12 text-warning',
  danger: 'border-danger/40 bg-danger/12 text-danger',
  info: 'border-info/40 bg-info/12 text-info',
  fire: 'border-transparent fire-fill',
};

interface BadgeProps {
  tone?: Tone;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      data-badge=""
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full border px-[min(0.625rem,3.75vw)] py-1 text-xs font-semibold wrap-break-word',
        tones[tone],
        className,
      )}
    >
      {icon ? (
        <Icon name={icon} className="size-4" />
      ) : (
        <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      )}
      {children}
    </span>
  );
}
