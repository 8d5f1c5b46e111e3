import type { ReactNode } from 'react';
import type { Choice } from '../fields/text-field.tsx';

interface FilterSelectProps {
  readonly label: string;
  readonly hidesLabel?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The choice whose value is empty. */
  readonly placeholder?: string;
  readonly options: readonly Choice[];
  readonly children?: ReactNode;
}

export function numberedChoices(count: number, labelOf: (number: number) => string): readonly Choice[] {
  return Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: labelOf(index + 1),
  }));
}

export function FilterSelect(props: FilterSelectProps) {
  const { label, hidesLabel = false, value, onChange, placeholder, options, children } = props;
  return (
    <label className="grid min-w-0 gap-1.5 font-semibold">
      <span className={hidesLabel ? 'sr-only' : undefined}>{label}</span>
      <select
        className="control control-select font-normal"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </label>
  );
}
