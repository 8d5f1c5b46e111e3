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

type LookProps = ButtonLook & Content & { className?: string | undefined };

function withLook<Props extends LookProps>(props: Props) {
  const { variant, size, block, icon, iconAfter, children, className, ...rest } = props;
  return {
    ...rest,
    className: cx(buttonClass({ variant, size, block }), className),
    children: (
      <>
        {icon && <Icon name={icon} className="size-5" />}
        <span>{children}</span>
        {iconAfter && <Icon name={iconAfter} className="size-5" />}
      </>
    ),
  };
}

type ButtonProps = ButtonLook & Content & ComponentProps<'button'> & { busy?: boolean };

/** A busy button is not `disabled`, because a disabled button loses the focus. */
export function Button({ busy = false, icon, onClick, ...props }: ButtonProps) {
  const { children, ...button } = withLook({ ...props, icon: busy ? undefined : icon });
  return (
    <button
      type="button"
      {...button}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function LinkButton(props: ButtonLook & Content & LinkProps) {
  return <Link {...withLook(props)} />;
}

export function ExternalLinkButton(props: ButtonLook & Content & ComponentProps<'a'> & { href: string }) {
  const { children, ...link } = withLook(props);
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
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
