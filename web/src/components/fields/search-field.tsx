import { type ComponentProps, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icon.tsx';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string;
  hidesLabel?: boolean;
};

export function SearchField({ label, hidesLabel = false, className, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-dim" />
        <input
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          placeholder={hidesLabel ? label : undefined}
          {...input}
          id={id}
          type="search"
          className={cx('control pl-11', className)}
        />
      </div>
    </div>
  );
}
