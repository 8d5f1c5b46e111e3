import { cx } from '../lib/cx.ts';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'md' | 'lg' | undefined;
  block?: boolean | undefined;
}

const variants = {
  primary: 'fire-fill shadow-glow hover:brightness-110',
  secondary: 'border border-edge bg-ash text-ink hover:border-gold hover:bg-smoke',
  ghost: 'text-mist hover:bg-smoke hover:text-ink',
  danger: 'border border-danger/70 bg-danger/10 text-danger hover:bg-danger/20',
} as const;

const sizes = {
  md: 'min-h-11 px-[min(1rem,5vw)] py-2 text-base',
  lg: 'min-h-14 px-[min(1.5rem,5vw)] py-3 text-lg',
} as const;

export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return cx(
    'cut relative inline-flex items-center justify-center gap-2 text-center leading-tight font-semibold wrap-break-word',
    'transition duration-200 ease-out active:scale-[0.98] motion-reduce:active:scale-100',
    'disabled:border disabled:border-line disabled:bg-smoke disabled:bg-none disabled:text-mist disabled:shadow-none',
    'disabled:brightness-100 disabled:active:scale-100 aria-busy:brightness-90',
    variants[variant],
    sizes[size],
    block && 'w-full',
  );
}
