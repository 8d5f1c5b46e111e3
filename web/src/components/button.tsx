import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface Content {
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  children: ReactNode;
}

type ButtonProps = ButtonLook & Content & ComponentProps<'button'> & { busy?: boolean };

/** A busy button is not `disabled`, because a disabled button loses the focus. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    icon,
    iconAfter,
    busy = false,
    children,
    className,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ variant, size, block }), className)}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} className="size-5" />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} className="size-5" />}
    </button>
  );
}

export function LinkButton(props: ButtonLook & Content & LinkProps) {
  const { variant, size, block, icon, iconAfter, children, className, ...rest } = props;
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      {icon && <Icon name={icon} className="size-5" />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} className="size-5" />}
    </Link>
  );
}

export function ExternalLinkButton(props: ButtonLook & Content & ComponentProps<'a'> & { href: string }) {
  const { variant, size, block, icon, iconAfter, children, className, ...rest } = props;
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      className={cx(buttonClass({ variant, size, block }), className)}
    >
      {icon && <Icon name={icon} className="size-5" />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} className="size-5" />}
    </a>
  );
}

export function IconButton(
  props: Omit<ComponentProps<'button'>, 'children'> & {
    icon: IconName;
    label: string;
    iconClassName?: string;
  },
) {
  const { icon, label, iconClassName, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-md text-mist transition hover:bg-smoke hover:text-ink',
        className,
      )}
    >
      <Icon name={icon} className={iconClassName} />
    </button>
  );
}
