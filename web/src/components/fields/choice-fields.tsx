import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { FieldGroup, type FieldProps } from './field.tsx';
import type { Choice } from './text-field.tsx';

function ChoiceRow({ children, className, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label
      className={cx(
        'flex min-h-12 items-center gap-3 rounded-sm border border-edge bg-night px-[min(0.875rem,4.25vw)] py-2.5 transition-colors',
        'hover:border-mist has-checked:border-ember has-checked:bg-ember/12 has-disabled:opacity-60',
        className,
      )}
    >
      <input {...input} className="size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

type ChoiceGroupProps = FieldProps & { options: readonly Choice[]; name?: string };

interface RadioGroupProps extends ChoiceGroupProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

export function RadioGroup({ options, name, value, onChange, onBlur, ...field }: RadioGroupProps) {
  const ownName = useId();
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className="grid gap-2">
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          >
            {option.label}
          </ChoiceRow>
        ))}
      </div>
    </FieldGroup>
  );
}

interface CheckboxGroupProps extends ChoiceGroupProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export function CheckboxGroup({ options, name, value, onChange, ...field }: CheckboxGroupProps) {
  const toggle = (option: string) =>
    options.map((each) => each.value).filter((each) => (each === option) !== value.includes(each));
  return (
    <FieldGroup {...field}>
      <div className="grid gap-2">
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            // A group may not have this attribute, and the focus goes to the first control that has it.
            aria-invalid={field.error ? true : undefined}
            checked={value.includes(option.value)}
            onChange={() => onChange(toggle(option.value))}
          >
            {option.label}
          </ChoiceRow>
        ))}
      </div>
    </FieldGroup>
  );
}

export function Checkbox({
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <ChoiceRow {...input} type="checkbox">
      {children}
    </ChoiceRow>
  );
}
